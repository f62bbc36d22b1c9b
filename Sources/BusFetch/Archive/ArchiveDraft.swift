import BusFiles
import BusModel
import Glibc
import Synchronization

/// A page's bytes in the archive's folder before they have their name there; who lets go of it
/// without filing it removes the file.
public final class ArchiveDraft: Sendable {
  /// Where the bytes are: `archive/4711-12.new`.
  public let path: String
  /// What the archive will call them.
  public let sha256: String
  /// How many they are.
  public let count: Int
  /// Whether it has its name in the archive.
  private let isFiled = Atomic(false)

  fileprivate init(path: String, sha256: String, count: Int) {
    self.path = path
    self.sha256 = sha256
    self.count = count
  }

  // What cannot be removed `bus prune` finds.
  deinit { if !isFiled.load(ordering: .relaxed) { _ = unlink(path) } }

  /// Gives the bytes their name.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite`; then they are still here.
  func file(as name: String) throws(FetchError) {
    try FetchError.wrapping(try PosixFile.place(path, as: name))
    isFiled.store(true, ordering: .relaxed)
  }
}

extension ArchiveDraft: Hashable {
  /// Whether both are the same bytes.
  public static func == (one: ArchiveDraft, other: ArchiveDraft) -> Bool {
    one.sha256 == other.sha256
  }

  /// By the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(sha256) }
}

extension PageArchive {
  /// How a draft's name ends.
  static let draftSuffix = ".new"
}

/// Takes a page's bytes as they come, with their hash running; what is not finished leaves nothing.
final class DraftWriter {
  private let folder: String
  private var path: String?
  private var descriptor: Int32 = -1
  private var hash: RunningPageHash?

  private static let lastNumber = Atomic(0)

  /// A draft in that archive; its file is made when the first byte comes.
  init(in folder: String) { self.folder = folder }

  deinit {
    // Nobody will read what was begun here.
    if descriptor >= 0 { _ = close(descriptor) }
    if let path { _ = unlink(path) }
  }

  /// How many bytes have come.
  var count: Int { hash?.count ?? 0 }

  /// Takes the next bytes.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite`.
  func append(_ bytes: UnsafeRawBufferPointer) throws(FetchError) {
    if path == nil { try open() }
    guard PosixFile.write(bytes, to: descriptor) else {
      throw FetchError(path ?? folder, .file(.write, SystemFault(errno)))
    }
    guard hash?.add(bytes) == true else { throw Self.noHash(path ?? folder) }
  }

  /// The draft, once all bytes have come.
  ///
  /// - Throws: `.cannotCreate` or `.cannotWrite`.
  func finish() throws(FetchError) -> ArchiveDraft {
    if path == nil { try open() }
    let path = path ?? folder
    let isClosed = close(descriptor) == 0
    descriptor = -1
    guard isClosed else { throw FetchError(path, .file(.write, SystemFault(errno))) }
    guard let sha256 = hash?.end() else { throw Self.noHash(path) }
    self.path = nil
    return ArchiveDraft(path: path, sha256: sha256, count: count)
  }

  /// libcrypto refuses only when it has no memory.
  private static func noHash(_ path: String) -> FetchError {
    FetchError(path, .file(.write, SystemFault(ENOMEM)))
  }

  private func open() throws(FetchError) {
    var path = make()
    if descriptor < 0, errno == ENOENT {
      try FetchError.wrapping(try PosixFolder.make(above: path))
      path = make()
    }
    guard descriptor >= 0 else { throw FetchError(path, .file(.make, SystemFault(errno))) }
    self.path = path
    hash = RunningPageHash()
  }

  /// Makes a file that is nobody else's: a process of the same number may have died here before, or be at
  /// work in another container.
  private func make() -> String {
    while true {
      let number = Self.lastNumber.add(1, ordering: .relaxed).newValue
      let path = "\(folder)/\(getpid())-\(number)\(PageArchive.draftSuffix)"
      descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 || errno != EEXIST { return path }
    }
  }
}
