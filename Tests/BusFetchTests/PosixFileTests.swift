import BusModel
import Glibc
import TestScratch
import Testing

@testable import BusFetch

@Suite("files")
struct PosixFileTests {
  @Test("a replaced file has the new bytes, its folders are made, and nothing else is left")
  func replace() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/a/b/file"
    try PosixFile.replace(path, with: page("old and long"))
    try PosixFile.replace(path, with: page("new"))
    #expect(try PosixFile.read(path) == page("new"))
    #expect(scratch.files == ["a/b/file"])
  }

  @Test("a file that cannot be put in place leaves nothing behind")
  func replaceFolder() throws {
    let scratch = try Scratch()
    try scratch.write("", to: "folder/file")
    let error = #expect(throws: FetchError.self) {
      try PosixFile.replace(scratch.path + "/folder", with: page("new"))
    }
    #expect(error?.code == .cannotCreate)
    #expect(error?.fault == .file(.place, SystemFault(EISDIR)))
    #expect(scratch.files == ["folder/file"])
  }

  @Test("a disk without space is an error with the system's reason")
  func noSpace() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    let error = #expect(throws: FetchError.self) {
      try PosixFile.finish(descriptor, "/dev/full", writing: page("new"))
    }
    #expect(error?.code == .cannotWrite)
    #expect(error?.fault == .file(.write, SystemFault(ENOSPC)))
  }

  @Test(
    "what cannot be read is named with the reason",
    arguments: [
      ("/nowhere/page", .file(.open, SystemFault(ENOENT))),
      ("/", .file(.read, SystemFault(EISDIR))),
      ("/dev/zero", .fileTooLarge(bytes: 100_000)),
    ] as [(String, FetchFault)])
  func unreadable(_ path: String, _ fault: FetchFault) throws {
    let error = #expect(throws: FetchError.self) { try PosixFile.read(path, maxBytes: 100_000) }
    #expect(error == FetchError(path, fault))
  }

  @Test("a file of exactly the allowed size is read whole")
  func exactSize() throws {
    let scratch = try Scratch()
    let path = try scratch.write("12345", to: "file")
    #expect(try PosixFile.read(path, maxBytes: 5) == page("12345"))
    #expect(throws: FetchError.self) { try PosixFile.read(path, maxBytes: 4) }
  }

  @Test("a pipe, which has no size, is read to its end")
  func pipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(Glibc.pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], "abc", 3) == 3)
    close(ends[1])
    #expect(try PosixFile.read("/proc/self/fd/\(ends[0])") == page("abc"))
  }
}
