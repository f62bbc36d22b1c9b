import BusFiles
import BusModel
import Glibc
import TestScratch
import Testing

@Suite("what is open")
struct PosixStreamTests {
  @Test(
    "what cannot be read is named with the reason",
    arguments: [
      ("/nowhere/page", .system(.open, SystemFault(ENOENT))),
      ("/", .system(.read, SystemFault(EISDIR))),
      ("/dev/zero", .tooLarge(bytes: 100_000)),
    ] as [(String, FileError.Reason)])
  func unreadable(_ path: String, _ reason: FileError.Reason) throws {
    let error = #expect(throws: FileError.self) { try PosixFile.read(path, maxBytes: 100_000) }
    #expect(error == FileError(path, reason))
  }

  @Test("a file of exactly the allowed size is read whole")
  func exactSize() throws {
    let scratch = try Scratch()
    let path = try scratch.write("12345", to: "file")
    #expect(try PosixFile.read(path, maxBytes: 5) == bytes("12345"))
    #expect(throws: FileError.self) { try PosixFile.read(path, maxBytes: 4) }
  }

  @Test("a pipe, which has no size, is read to its end")
  func pipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(Glibc.pipe(&ends) == 0)
    defer { close(ends[0]) }
    #expect(write(ends[1], "abc", 3) == 3)
    close(ends[1])
    #expect(try PosixFile.read("/proc/self/fd/\(ends[0])") == bytes("abc"))
  }

  @Test("lines are put behind those that are there, a last one that was never ended is ended first")
  func append() throws {
    let scratch = try Scratch()
    let path = scratch.path + "/folder/lines"
    for line in ["one\n", "half", "two\n"] { try PosixFile.append(bytes(line), to: path) }
    #expect(try PosixFile.read(path) == bytes("one\nhalf\ntwo\n"))
    let error = #expect(throws: FileError.self) {
      try PosixFile.append(bytes("more\n"), to: "/dev/full")
    }
    #expect(error == FileError("/dev/full", .system(.write, SystemFault(ENOSPC))))
  }

  @Test("a folder's names are sorted, and one that is not there has none")
  func names() throws {
    let scratch = try Scratch()
    for name in ["b", "a", "c/d"] { try scratch.write("", to: name) }
    #expect(try PosixFolder.names(in: scratch.path) == ["a", "b", "c"])
    #expect(try PosixFolder.names(in: scratch.path + "/none") == [])
    #expect(throws: FileError.self) { try PosixFolder.names(in: scratch.path + "/a") }
  }

  @Test(
    "the folder of a path",
    arguments: [("/var/bus.sqlite", "/var"), ("bus.sqlite", "."), ("/bus", "/"), ("a/b/c", "a/b")])
  func folder(of path: String, _ folder: String) {
    #expect(PosixFolder.path(of: path) == folder)
  }
}
