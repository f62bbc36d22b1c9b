/// Why there is no page, or no file.
public struct FetchError: Error, Hashable, Sendable {
  /// What a caller may decide upon.
  public enum Code: Hashable, Sendable {
    /// Not an http or https URL with a host.
    case badURL
    /// No address for the name, or no connection.
    case unreachable
    /// The server's certificate does not prove that it is the one asked for.
    case untrusted
    /// The connection, the answer or its rate stayed below what the policy allows.
    case timedOut
    /// The connection ended early, or what came is not HTTP.
    case brokenTransfer
    /// More bytes than the policy allows, in the page or in the headers.
    case tooLarge
    /// More redirects than the policy allows.
    case tooManyRedirects
    /// A redirect to something that is not http or https.
    case badRedirect
    /// A status that brings no page.
    case httpStatus(Int)
    /// The task was cancelled, or its source is shutting down.
    case cancelled
    /// The replay folder's index does not name the URL.
    case notInReplay
    /// The replay folder's index is not what it should be, or names a file outside the folder.
    case badReplay
    /// A file is not there or may not be opened.
    case cannotOpen
    /// An open file gave an error while being read.
    case cannotRead
    /// A file or folder cannot be made.
    case cannotCreate
    /// A file cannot be filled: no space left, say.
    case cannotWrite
    /// The archive has no page of that hash.
    case notArchived
    /// The archive's bytes are no longer those of their hash.
    case damaged
    /// libcurl or the system refused something it should not: a bug of ours.
    case internalFault
  }

  /// What kind of fault.
  public let code: Code
  /// What it is about: the URL, or the path of the file.
  public let subject: String
  /// One sentence for a person: expected, found, what to do next.
  public let detail: String

  /// A fault.
  public init(_ code: Code, _ subject: String, _ detail: String) {
    self.code = code
    self.subject = subject
    self.detail = detail
  }

  static func cancelled(_ subject: String) -> FetchError {
    FetchError(.cancelled, subject, "the request was cancelled before there was an answer")
  }
}

extension FetchError: CustomStringConvertible {
  /// "https://…: the server answered 404; …".
  public var description: String { "\(subject): \(detail)" }
}
