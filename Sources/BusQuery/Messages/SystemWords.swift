public import BusModel
import Glibc

extension SystemFault {
  /// What the system means, without a full stop: "no such file or directory".
  ///
  /// - Parameter language: the words.
  /// - Returns: the number where it is a rare one.
  public func words(_ language: Language) -> String {
    fileWords(language) ?? otherWords(language) ?? language("error \(number)", "エラー番号\(number)")
  }

  private func fileWords(_ language: Language) -> String? {
    switch number {
    case ENOENT: language("no such file or directory", "ファイルやフォルダーがありません")
    case EACCES: language("permission denied", "権限がありません")
    case EPERM: language("operation not permitted", "許可されていません")
    case EISDIR: language("is a directory", "フォルダーです")
    case ENOTDIR: language("not a directory", "フォルダーではありません")
    case EEXIST: language("file exists", "同じ名前のものがあります")
    case ENOTEMPTY: language("directory not empty", "フォルダーが空ではありません")
    case ENOSPC: language("no space left on device", "ディスクに空きがありません")
    case EDQUOT: language("disk quota exceeded", "使える容量を超えました")
    case EROFS: language("read-only file system", "書き込めないファイルシステムです")
    case EIO: language("input/output error", "読み書きに失敗しました")
    case ELOOP: language("too many levels of symbolic links", "シンボリックリンクが多すぎます")
    case ENAMETOOLONG: language("file name too long", "ファイル名が長すぎます")
    case EFBIG: language("file too large", "ファイルが大きすぎます")
    case EXDEV: language("invalid cross-device link", "別のファイルシステムです")
    default: nil
    }
  }

  private func otherWords(_ language: Language) -> String? {
    switch number {
    case EPIPE: language("broken pipe", "受け取る側が終わっています")
    case EMFILE, ENFILE: language("too many open files", "開いているファイルが多すぎます")
    case ENXIO: language("no such device or address", "その装置やアドレスがありません")
    case EBADF: language("bad file descriptor", "閉じたファイルです")
    case ENOTTY: language("inappropriate ioctl for device", "端末ではありません")
    case ENOMEM: language("cannot allocate memory", "メモリーが足りません")
    case EBUSY: language("device or resource busy", "ほかで使われています")
    case ETXTBSY: language("text file busy", "実行中のファイルです")
    case ENOEXEC: language("exec format error", "実行できる形式ではありません")
    case EINVAL: language("invalid argument", "正しくない値です")
    case EAGAIN: language("resource temporarily unavailable", "一時的に使えません")
    case E2BIG: language("argument list too long", "引数が長すぎます")
    case ECONNREFUSED: language("connection refused", "接続を断られました")
    case ECONNRESET: language("connection reset by peer", "相手が接続を切りました")
    case EADDRINUSE: language("address already in use", "そのアドレスは使われています")
    default: nil
    }
  }
}

extension FileAction {
  func words(_ language: Language) -> String {
    switch self {
    case .open: language("cannot be opened", "開けません")
    case .place: language("cannot be put in place", "置き換えられません")
    case .read: language("cannot be read", "読み込めません")
    case .make: language("cannot be made", "作れません")
    case .write: language("cannot be written", "書き込めません")
    case .list: language("cannot be listed", "一覧を読めません")
    case .remove: language("cannot be removed", "消せません")
    }
  }
}
