import BusFetch
import BusModel
import Glibc
import TestScratch
import Testing

@Suite("a folder stands in for the network")
struct ReplaySourceTests {
  private static let index = """
    {"http://a.jp/1": "one.html",
     "http://a.jp/2": {"file": "sub/two.html", "contentType": "text/html; charset=EUC-JP"},
     "http://a.jp/404": {"file": "one.html", "status": 404},
     "http://a.jp/500": {"status": 500, "file": null},
     "http://a.jp/none": {"status": 200, "contentType": "text/html"},
     "http://a.jp/up": "../secret.html",
     "http://a.jp/root": "/etc/hostname",
     "http://a.jp/link": "link.html",
     "http://a.jp/gone": "gone.html"}
    """

  private func folder() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("secret", to: "secret.html")
    try scratch.write(Self.index, to: "replay/index.json")
    try scratch.write("one", to: "replay/one.html")
    try scratch.write("two", to: "replay/sub/two.html")
    try #require(symlink("\(scratch.path)/secret.html", "\(scratch.path)/replay/link.html") == 0)
    return scratch
  }

  @Test("a page comes with the type of the index and its sha256 as its etag")
  func pages() async throws {
    let scratch = try folder()
    let source = try ReplaySource(folder: scratch.path + "/replay")
    let one = try await source.fetch(PageRequest(url: "http://a.jp/1"))
    try #expect(one.status == 200 && one.body.bytes() == page("one") && one.contentType == nil)
    #expect(one.etag == "\"\(ContentHash.sha256(page("one")))\"")
    let two = try await source.fetch(PageRequest(url: "http://a.jp/2"))
    try #expect(two.body.bytes() == page("two") && two.contentType == "text/html; charset=EUC-JP")
  }

  @Test("a page is not modified until its file changes")
  func conditional() async throws {
    let scratch = try folder()
    let source = try ReplaySource(folder: scratch.path + "/replay")
    let etag = try await source.fetch(PageRequest(url: "http://a.jp/1")).etag
    let second = try await source.fetch(PageRequest(url: "http://a.jp/1", etag: etag))
    try #expect(second.isNotModified && second.body.bytes().isEmpty)
    try scratch.write("new", to: "replay/one.html")
    let third = try await source.fetch(PageRequest(url: "http://a.jp/1", etag: etag))
    try #expect(!third.isNotModified && third.body.bytes() == page("new"))
  }

  @Test(
    "what the folder cannot answer ends with its own error",
    arguments: [
      ("http://a.jp/unknown", .notInReplay), ("http://a.jp/404", .httpStatus(404)),
      ("http://a.jp/500", .httpStatus(500)), ("http://a.jp/up", .badReplay),
      ("http://a.jp/root", .badReplay), ("http://a.jp/link", .badReplay),
      ("http://a.jp/gone", .cannotOpen), ("http://a.jp/none", .badReplay),
    ] as [(String, FetchError.Code)])
  func failures(_ url: String, _ code: FetchError.Code) async throws {
    let scratch = try folder()
    let source = try ReplaySource(folder: scratch.path + "/replay")
    let error = await #expect(throws: FetchError.self) {
      try await source.fetch(PageRequest(url: url))
    }
    #expect(error?.code == code)
  }

  @Test(
    "an index that is not one is refused, with the place",
    arguments: [
      ("", .notJSON(line: 1, column: 1)),
      ("[]", .notObject(found: "array")),
      (#"{"u": 1}"#, .badEntry(url: "u", found: "1")),
      (
        #"{"u": {"status": "x"}}"#,
        .badKey("status", kind: "number", url: "u", found: #""x""#)
      ),
      (#"{"u": {"file": 2}}"#, .badKey("file", kind: "string", url: "u", found: "2")),
    ] as [(String, ReplayFault)])
  func badIndex(_ json: String, _ fault: ReplayFault) throws {
    let scratch = try Scratch()
    try scratch.write(json, to: "index.json")
    let error = #expect(throws: FetchError.self) { try ReplaySource(folder: scratch.path) }
    #expect(error?.subject == scratch.path + "/index.json")
    #expect(error?.fault == .badReplay(fault))
  }

  @Test("a folder without an index is an error that names the file")
  func noIndex() throws {
    let error = #expect(throws: FetchError.self) { try ReplaySource(folder: "/nowhere") }
    #expect(
      error == FetchError("/nowhere/index.json", .file(.open, SystemFault(ENOENT))))
  }
}
