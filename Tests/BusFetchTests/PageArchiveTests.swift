import BusModel
import BusFetch
import Glibc
import TestScratch
import Testing

@Suite("the archive keeps every page")
struct PageArchiveTests {
  /// SHA-256 of "abc" (FIPS 180-4).
  private static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
  private static let file = "ba/7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

  @Test("a page is filed once under its sha256 and read back as it was")
  func roundTrip() throws {
    let scratch = try Scratch()
    let archive = PageArchive(folder: scratch.path + "/new/archive")
    #expect(!archive.contains(Self.abc))
    #expect(try archive.store(page("abc")) == Self.abc)
    #expect(try archive.store(page("abc")) == Self.abc)
    #expect(archive.contains(Self.abc))
    #expect(try archive.read(Self.abc) == page("abc"))
    #expect(scratch.files == ["new/archive/" + Self.file])
  }

  @Test("an empty page and a large one are kept too", arguments: [0, 1, 65_536, 300_000])
  func sizes(_ count: Int) throws {
    let scratch = try Scratch()
    let archive = PageArchive(folder: scratch.path)
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 / 7) }
    #expect(try archive.read(archive.store(bytes)) == bytes)
  }

  @Test("a damaged file is reported, and storing the page again mends it", arguments: ["abd", ""])
  func damage(_ damaged: String) throws {
    let scratch = try Scratch()
    let archive = PageArchive(folder: scratch.path)
    _ = try archive.store(page("abc"))
    try scratch.write(damaged, to: Self.file)
    let error = #expect(throws: FetchError.self) { try archive.read(Self.abc) }
    #expect(error?.code == .damaged && error?.subject == "\(scratch.path)/\(Self.file)")
    _ = try archive.store(page("abc"))
    #expect(try archive.read(Self.abc) == page("abc"))
  }

  @Test(
    "a hash that is not there, or not a hash, is not archived", arguments: [abc, "", "../../x"])
  func missing(_ sha256: String) throws {
    let scratch = try Scratch()
    let error = #expect(throws: FetchError.self) {
      try PageArchive(folder: scratch.path).read(sha256)
    }
    #expect(error?.code == .notArchived)
  }

  @Test("a folder that cannot be made is named with the reason")
  func noFolder() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "file")
    let error = #expect(throws: FetchError.self) {
      try PageArchive(folder: scratch.path + "/file/archive").store(page("abc"))
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.fault == .file(.make, SystemFault(ENOTDIR)))
  }

  @Test("a read-only folder is named with the reason")
  func readOnly() throws {
    let scratch = try Scratch()
    try #require(chmod(scratch.path, 0o555) == 0)
    defer { chmod(scratch.path, 0o755) }
    let error = #expect(throws: FetchError.self) {
      try Scratch.withoutRoot { try PageArchive(folder: scratch.path).store(page("abc")) }
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.fault == .file(.make, SystemFault(EACCES)))
  }

  // Only root may mount; elsewhere `PosixFileTests` looks at the write alone.
  @Test(
    "a full disk is named with the reason, and nothing half-written is left",
    .enabled { try Scratch().mountSmallDisk() })
  func fullDisk() throws {
    let scratch = try Scratch()
    try #require(scratch.mountSmallDisk())
    let archive = PageArchive(folder: scratch.path)
    let error = #expect(throws: FetchError.self) {
      try archive.store([UInt8](repeating: 1, count: 100_000))
    }
    #expect(error?.code == .cannotWrite)
    #expect(error?.fault == .file(.write, SystemFault(ENOSPC)))
    #expect(scratch.files.isEmpty)
    #expect(try archive.read(archive.store(page("abc"))) == page("abc"))
  }
}
