public import BusModel

/// A file that a person named, or that lies where they said, and what it would not do.
public struct FileFault: Hashable, Sendable {
  private let source: Source
  private let kind: Kind

  /// What it is about.
  public enum Source: Hashable, Sendable {
    /// A file, by its path.
    case path(String)
    /// Standard input.
    case standardInput
  }

  /// What is wrong with it.
  public enum Kind: Hashable, Sendable {
    /// What the system refused.
    case system(FileAction, SystemFault)
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

  /// A fault of a file.
  public init(_ source: Source, _ kind: Kind) {
    self.source = source
    self.kind = kind
  }

  /// What is wrong, and what to do.
  public func words(_ language: Language) -> String {
    let path = source.words(language)
    let words =
      switch kind {
      case .system(let action, let fault): "\(action.words(language)): \(fault.words(language))"
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

extension FileFault.Source {
  fileprivate func words(_ language: Language) -> String {
    switch self {
    case .path(let path): path
    case .standardInput: language("standard input", "標準入力")
    }
  }
}
