/// What the system answered instead of doing what was asked: an error number (errno).
public struct SystemFault: Hashable, Sendable {
  /// The number, such as that of ENOENT.
  public let number: Int32

  /// A fault.
  public init(_ number: Int32) { self.number = number }
}

/// What a file or folder could not be made to do.
public enum FileAction: String, Hashable, Sendable {
  /// Be opened for reading.
  case open
  /// Take the place of an older one.
  case place
  /// Be read.
  case read
  /// Be made.
  case make
  /// Be filled.
  case write
  /// Be listed, a folder.
  case list
  /// Be removed.
  case remove
}
