public import BusModel
internal import Glibc

/// What a file or folder would not do; every layer above says it in an error of its own.
public struct FileError: Error, Hashable, Sendable {
  /// The path of the file or folder.
  public let path: String
  /// Why.
  public let reason: Reason

  /// Why a file would not do what was asked.
  public enum Reason: Hashable, Sendable {
    /// The system refused.
    case system(FileAction, SystemFault)
    /// It has more bytes than are read.
    case tooLarge(bytes: Int)
  }

  /// An error.
  public init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// What the system refused just now (errno).
  static func refused(_ action: FileAction, _ path: String) -> FileError {
    FileError(path, .system(action, SystemFault(errno)))
  }
}
