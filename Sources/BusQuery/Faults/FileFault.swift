public import BusModel

/// A file that a person named and that cannot be read.
public struct FileFault: Hashable, Sendable {
  private let path: String
  private let kind: Kind

  /// What is wrong with it.
  public enum Kind: Hashable, Sendable {
    /// It cannot be opened, and why.
    case unopened(SystemFault)
    /// It cannot be read, and why.
    case unread(SystemFault)
    /// It is a folder.
    case folder
    /// It is a named pipe, for whose writer one might wait for ever.
    case pipe
    /// It is a socket.
    case socket
    /// It is a disk.
    case disk
    /// It has more than so many bytes.
    case long(Int)
  }

  /// A fault of the file at a path.
  public init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    let words =
      switch kind {
      case .unopened(let fault):
        language("cannot be opened: ", "開けません: ") + fault.words(language)
      case .unread(let fault):
        language("cannot be read: ", "読めません: ") + fault.words(language)
      case .folder:
        language(
          "a file was expected, found a folder; name a file in it",
          "ファイルではなくフォルダーです。その中のファイルを指定してください")
      case .pipe:
        language(
          "a file was expected, found a named pipe; use - and < \(path)",
          "ファイルではなく名前付きパイプです。- と < \(path) を使ってください")
      case .socket: language("a file was expected, found a socket", "ファイルではなくソケットです")
      case .disk: language("a file was expected, found a disk", "ファイルではなくディスクです")
      case .long(let most):
        language(
          "at most \(most) bytes were expected, it has more", "\(most)バイトまでのはずが、それより長いファイルです")
      }
    return "\(path): \(words)"
  }
}
