public import BusFiles
public import BusModel

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
    /// An address that only this machine or its own network can reach.
    case privateAddress
    /// A page that may not be asked for, or not now.
    case notAsked
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

  /// What it is about: the URL, or the path of the file.
  public let subject: String
  /// What is wrong; `BusQuery` words it.
  public let fault: FetchFault

  /// A fault.
  public init(_ subject: String, _ fault: FetchFault) {
    self.subject = subject
    self.fault = fault
  }

  /// What kind of fault.
  public var code: Code {
    switch fault {
    case .badURL: .badURL
    case .unknownHost, .unreachable, .proxy: .unreachable
    case .untrusted, .noCertificates: .untrusted
    case .timedOut: .timedOut
    case .brokenTransfer, .incomplete, .unknownCoding, .invalidStatus: .brokenTransfer
    case .privateAddress: .privateAddress
    case .leftAlone, .overBudget, .robots, .robotsUnread: .notAsked
    case .pageTooLarge, .headersTooLarge, .fileTooLarge: .tooLarge
    case .tooManyRedirects, .redirectLoop: .tooManyRedirects
    case .badRedirect: .badRedirect
    case .httpStatus(let status): .httpStatus(status)
    case .notTaken(let status, _): status.map { .httpStatus($0) } ?? .unreachable
    case .cancelled: .cancelled
    case .notInReplay: .notInReplay
    case .badReplay: .badReplay
    case .file(.open, _): .cannotOpen
    case .file(.read, _), .file(.list, _): .cannotRead
    case .file(.make, _), .file(.place, _), .lockFile: .cannotCreate
    case .file(.write, _), .file(.remove, _): .cannotWrite
    case .notArchived, .neverArchived: .notArchived
    case .damaged: .damaged
    case .library, .noThread, .noHash, .notRecorded, .text: .internalFault
    }
  }

  static func cancelled(_ subject: String) -> FetchError { FetchError(subject, .cancelled) }
}

extension FetchError {
  /// What a file would not do.
  public init(_ error: FileError) {
    switch error.reason {
    case .system(let action, let fault): self.init(error.path, .file(action, fault))
    case .tooLarge(let bytes): self.init(error.path, .fileTooLarge(bytes: bytes))
    }
  }

  /// Work on files, with this stage's error.
  public static func wrapping<Value>(
    _ work: @autoclosure () throws(FileError) -> Value
  ) throws(FetchError) -> Value {
    do {
      return try work()
    } catch {
      throw FetchError(error)
    }
  }
}
