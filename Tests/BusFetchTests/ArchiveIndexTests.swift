import BusFetch
import BusFiles
import BusModel
import TestScratch
import Testing

@Suite("the archive's own index")
struct ArchiveIndexTests {
  let scratch: Scratch
  let archive: PageArchive

  init() throws {
    scratch = try Scratch()
    archive = PageArchive(folder: scratch.path + "/archive")
  }

  private func entry(_ url: String, _ text: String, at seconds: Int) -> ArchiveEntry {
    let bytes = Array(text.utf8)
    return ArchiveEntry(
      url: url, at: Moment(secondsSince1970: seconds), sha256: ContentHash.sha256(bytes),
      bytes: bytes.count, contentType: "text/html", etag: "\"\(text)\"")
  }

  @Test("says which bytes an address gave last, and where they are")
  func lastEntry() throws {
    #expect(try archive.entries().isEmpty)
    for (text, at) in [("old", 1), ("new", 2)] {
      try archive.store(.bytes(Array(text.utf8)), noting: entry("https://a", text, at: at))
    }
    try archive.store(.bytes(Array("b".utf8)), noting: entry("https://b", "b", at: 3))
    let entries = try archive.entries()
    #expect(entries["https://a"] == entry("https://a", "new", at: 2))
    #expect(try archive.read(try #require(entries["https://b"]).sha256) == Array("b".utf8))
  }

  @Test("a line whose writer was killed is passed over, and the next one is whole")
  func halfLine() throws {
    try archive.store(.bytes([1]), noting: entry("https://a", "a", at: 1))
    try PosixFile.append(Array(#"{"url":"https://b","at":"#.utf8), to: archive.indexPath)
    try archive.store(.bytes([2]), noting: entry("https://c", "c", at: 2))
    #expect(try archive.entries().keys.sorted() == ["https://a", "https://c"])
  }

  @Test("compacting leaves the last line of every address")
  func compacts() throws {
    for at in 1...5 {
      try archive.store(.bytes([UInt8(at)]), noting: entry("https://a", "\(at)", at: at))
    }
    let before = try archive.entries()
    try archive.compactIndex()
    #expect(try archive.entries() == before)
    #expect(try PosixFile.read(archive.indexPath).split(separator: 0x0A).count == 1)
  }

  @Test("sweeping removes what killed runs left half-written, and nothing else")
  func sweeps() throws {
    let kept = try archive.store([1])
    let half = archive.folder + "/77-1.new"
    try PosixFile.replace(half, with: [9])
    try archive.sweep()
    #expect(!PosixFile.exists(half))
    #expect(try archive.read(kept) == [1])
    try PageArchive(folder: scratch.path + "/none").sweep()
  }

  @Test("entries keep the order in which they were written, whatever the clock said")
  func order() throws {
    for (text, at) in [("first", 9), ("second", 3), ("third", 5)] {
      try archive.store(.bytes(Array(text.utf8)), noting: entry("https://a", text, at: at))
    }
    #expect(try archive.lines().map(\.at.secondsSince1970) == [9, 3, 5])
    try archive.compactIndex()
    #expect(try archive.entries()["https://a"]?.at.secondsSince1970 == 5)
  }

  @Test("clearing removes what nobody refers to and what is half-written, and nothing young")
  func clears() throws {
    let kept = try archive.store([1])
    let gone = try archive.store([2, 3])
    try PosixFile.replace(archive.path(of: kept) + ".77-0.new", with: [9])
    let past = Moment(secondsSince1970: 1_000_000_000)
    let future = Moment(secondsSince1970: 4_000_000_000)
    #expect(try archive.clear(keeping: [kept], before: past, isDry: false).files == 0)
    #expect(try archive.clear(keeping: [kept], before: future, isDry: true).files == 2)
    let cleared = try archive.clear(keeping: [kept], before: future, isDry: false)
    #expect(cleared.files == 2 && cleared.bytes == 3)
    #expect(archive.contains(kept) && !archive.contains(gone))
  }
}
