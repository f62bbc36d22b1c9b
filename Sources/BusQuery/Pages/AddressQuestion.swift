/// What a person is asked who typed an address without its scheme, where no such file is.
public struct AddressQuestion: Hashable, Sendable {
  private let name: String

  /// A question about what was typed: "bus.example.jp/dia/a.html".
  public init(_ name: String) { self.name = name }

  /// The address that is meant, if one is.
  public var address: String { "https://" + name }

  /// The question, with what may be answered.
  public func words(_ language: Language) -> String {
    language(
      "\(name) is no file; fetch \(address)? [Y/n] ",
      "\(name) というファイルはありません。\(address) を取得しますか? [Y/n] ")
  }

  /// What a line that was typed means; nil when it is no answer.
  public func answer(_ line: String) -> Bool? {
    switch line.lowercased().filter({ !$0.isWhitespace }) {
    case "", "y", "yes", "はい": true
    case "n", "no", "いいえ": false
    default: nil
    }
  }
}
