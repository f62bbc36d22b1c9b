import BusFetch
import BusModel
import Glibc
import TestScratch
import Testing

@Suite("pages are written into the archive's folder as they come", .timeLimit(.minutes(1)))
struct ArchiveDraftTests {
  private static let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }

  @Test("a page is a file of the archive's folder, and filed without being copied")
  func filed() async throws {
    let scratch = try Scratch()
    let archive = PageArchive(folder: scratch.path + "/archive")
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: Self.body)
    } _: { site in
      let source = try CurlSource(policy: .once, into: archive)
      let body = try await source.fetch(PageRequest(url: site.url("/"))).body
      guard case .draft(let draft) = body else {
        Issue.record("the page is in memory")
        return
      }
      let sha256 = ContentHash.sha256(Self.body)
      #expect(body.sha256 == sha256 && body.count == Self.body.count)
      #expect(scratch.files.count == 1 && draft.path.hasSuffix(".new"))
      try archive.store(body, noting: nil)
      #expect(scratch.files == ["archive/\(ContentHash.path(of: sha256))"])
      #expect(try archive.read(sha256) == Self.body)
    }
  }

  @Test("a page that nobody files leaves nothing, and one that is filed already neither")
  func letGo() async throws {
    let scratch = try Scratch()
    let archive = PageArchive(folder: scratch.path)
    let sha256 = try archive.store(Self.body)
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: Self.body)
    } _: { site in
      let source = try CurlSource(policy: .once, into: archive)
      _ = try await source.fetch(PageRequest(url: site.url("/")))
      try await archive.store(source.fetch(PageRequest(url: site.url("/"))).body, noting: nil)
    }
    #expect(scratch.files == [ContentHash.path(of: sha256)])
  }

  @Test("a page that is broken off leaves nothing")
  func brokenOff() async throws {
    let scratch = try Scratch()
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: Self.body)
    } _: { site in
      var policy = FetchPolicy.once
      policy.maxBodyBytes = 100_000
      let source = try CurlSource(policy: policy, into: PageArchive(folder: scratch.path))
      let outcome = await source.ask(PageRequest(url: site.url("/")))
      #expect(throws: FetchError.self) { try outcome.result.get() }
    }
    #expect(scratch.files.isEmpty)
  }

  @Test("an archive whose folder cannot be made is told as that")
  func noFolder() async throws {
    let scratch = try Scratch()
    try scratch.write("", to: "file")
    try await LoopbackSite.serving { _, _ in
      SiteAnswer(body: Self.body)
    } _: { site in
      let archive = PageArchive(folder: scratch.path + "/file/archive")
      let source = try CurlSource(policy: .once, into: archive)
      let error = await #expect(throws: FetchError.self) {
        try await source.fetch(PageRequest(url: site.url("/")))
      }
      #expect(error?.code == .cannotCreate)
    }
  }

  @Test("what a run that was killed left half-written is cleared once it is old")
  func leftovers() throws {
    let scratch = try Scratch()
    try scratch.write("half a page", to: "4711-1.new")
    let archive = PageArchive(folder: scratch.path)
    let (long, soon) = (Moment(secondsSince1970: 0), Moment(secondsSince1970: time(nil) + 60))
    #expect(try archive.clear(keeping: [], before: long, isDry: false).files == 0)
    #expect(try archive.clear(keeping: [], before: soon, isDry: false).files == 1)
    #expect(scratch.files.isEmpty)
  }
}
