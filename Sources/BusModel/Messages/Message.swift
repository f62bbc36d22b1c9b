/// A message as it is stored: what is said, as a word for programs, and the names, numbers and
/// further messages that its sentence is made of. It holds no prose; `BusQuery` has the words.
public struct Message: Hashable, Sendable {
  /// What a sentence is made of.
  public enum Argument: Hashable, Sendable {
    /// A name, an address, a text of the page.
    case text(String)
    /// A number.
    case number(Int)
    /// Another message within the sentence.
    case message(Message)
  }

  /// What is said, in camel case; a variant of a code stands after a dot: "leftOver.struckTime".
  public let id: String
  /// What it is said of, in the order of the case's payload.
  public let arguments: [Argument]

  /// A message.
  public init(_ id: String, _ arguments: [Argument] = []) {
    self.id = id
    self.arguments = arguments
  }

  /// A sentence of a version that stored prose: `{"id":"text","arguments":[sentence]}`.
  public static func text(_ sentence: String) -> Message { Message("text", [.text(sentence)]) }

  /// The id without the variant, the word that JSON calls `code`: "leftOver".
  public var code: String { String(id.prefix { $0 != "." }) }
}

/// Takes the arguments of a stored message one after the other.
public struct MessageArguments {
  private var rest: ArraySlice<Message.Argument>

  /// The arguments of a message, none taken yet.
  public init(of message: Message) { rest = message.arguments[...] }

  /// Whether all of them were taken.
  public var isEmpty: Bool { rest.isEmpty }

  /// The next one, a text.
  ///
  /// - Throws: `UnreadableMessage` where there is none or it is something else.
  public mutating func text() throws(UnreadableMessage) -> String {
    guard case .text(let text) = rest.popFirst() else { throw UnreadableMessage() }
    return text
  }

  /// The next one, a number.
  ///
  /// - Throws: `UnreadableMessage` where there is none or it is something else.
  public mutating func number() throws(UnreadableMessage) -> Int {
    guard case .number(let number) = rest.popFirst() else { throw UnreadableMessage() }
    return number
  }

  /// The next one, a message.
  ///
  /// - Throws: `UnreadableMessage` where there is none or it is something else.
  public mutating func message() throws(UnreadableMessage) -> Message {
    guard case .message(let message) = rest.popFirst() else { throw UnreadableMessage() }
    return message
  }
}

/// A stored message that this version does not know: it is kept and shown as it stands.
public struct UnreadableMessage: Error, Hashable, Sendable {
  /// The fault.
  public init() {}
}
