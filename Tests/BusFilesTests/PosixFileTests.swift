import BusModel
import Glibc
import TestScratch
import Testing

@testable import BusFiles

@Suite("files")
struct PosixFileTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test("a replaced file has the new bytes, its folders are made, and nothing else is left")
  func replace() throws {
    let path = scratch.path + "/a/b/file"
    try PosixFile.replace(path, with: bytes("old and long"))
    try PosixFile.replace(path, with: bytes("new"))
    #expect(try PosixFile.read(path) == bytes("new"))
    #expect(scratch.files == ["a/b/file"])
  }

  @Test("a replaced file keeps its mode, whatever the umask, and takes another that is named")
  func mode() throws {
    let path = try scratch.write("old", to: "file")
    #expect(chmod(path, 0o666) == 0)
    try PosixFile.replace(path, with: bytes("new"))
    #expect(try mode(of: path) == 0o666)
    try PosixFile.replace(path, with: bytes("new"), mode: 0o600)
    #expect(try mode(of: path) == 0o600)
  }

  @Test(
    "a symbolic link stays one, and its file is replaced or made",
    arguments: ["there/file", "there/none", "second"])
  func link(to name: String) throws {
    try scratch.write("old", to: "there/file")
    let first = scratch.path + "/first"
    let second = scratch.path + "/second"
    #expect(symlink(name, first) == 0)
    #expect(symlink(scratch.path + "/there/file", second) == 0)
    try PosixFile.replace(first, with: bytes("new"))
    #expect(try PosixFile.read(first) == bytes("new"))
    #expect(try isLink(first) && isLink(second))
    let file = name == "second" ? "there/file" : name
    #expect(try PosixFile.read("\(scratch.path)/\(file)") == bytes("new"))
  }

  @Test("links that lead to one another are told of")
  func loop() throws {
    let path = scratch.path + "/loop"
    #expect(symlink("loop", path) == 0)
    let error = #expect(throws: FileError.self) { try PosixFile.replace(path, with: bytes("new")) }
    #expect(error == FileError(path, .system(.open, SystemFault(ELOOP))))
  }

  @Test("a file that cannot be put in place leaves nothing behind")
  func replaceFolder() throws {
    try scratch.write("", to: "folder/file")
    let path = scratch.path + "/folder"
    let error = #expect(throws: FileError.self) { try PosixFile.replace(path, with: bytes("new")) }
    #expect(error == FileError(path, .system(.place, SystemFault(EISDIR))))
    #expect(scratch.files == ["folder/file"])
  }

  @Test("what a killed writer left is in nobody's way")
  func leftovers() throws {
    let path = scratch.path + "/file"
    try scratch.write("half", to: "file.\(getpid())-0.new")
    try PosixFile.replace(path, with: bytes("new"))
    #expect(try PosixFile.read(path) == bytes("new"))
    #expect(scratch.files == ["file", "file.\(getpid())-0.new"])
  }

  @Test("a disk without space is an error with the system's reason")
  func noSpace() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    try #require(descriptor >= 0)
    let error = #expect(throws: FileError.self) {
      try PosixFile.finish(descriptor, "/dev/full", writing: bytes("new"))
    }
    #expect(error == FileError("/dev/full", .system(.write, SystemFault(ENOSPC))))
  }

  @Test(
    "a finished file takes its name, in a folder that is made for it", arguments: [true, false])
  func place(isDurable: Bool) throws {
    let new = try scratch.write("new", to: "filled")
    let path = scratch.path + "/a/b/file"
    try PosixFile.place(new, as: path, isDurable: isDurable)
    #expect(scratch.files == ["a/b/file"])
    let error = #expect(throws: FileError.self) { try PosixFile.place(new, as: path) }
    #expect(error == FileError(path, .system(.place, SystemFault(ENOENT))))
  }

  @Test("a file that is not there is removed already, a folder is not")
  func remove() throws {
    let path = try scratch.write("old", to: "folder/file")
    for _ in 1...2 { try PosixFile.remove(path) }
    #expect(scratch.files == [])
    #expect(throws: FileError.self) { try PosixFile.remove(scratch.path + "/folder") }
  }

  private func mode(of path: String) throws -> UInt32 {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status.st_mode & 0o7777
  }

  private func isLink(_ path: String) throws -> Bool {
    var status = stat()
    try #require(lstat(path, &status) == 0)
    return status.st_mode & S_IFMT == S_IFLNK
  }
}

func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
