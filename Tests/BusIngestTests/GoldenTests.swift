@testable import BusJSON
import BusFetch
import BusFiles
import BusIngest
import BusModel
import BusQuery
import TestScratch
import Testing

@Suite("golden results")
struct GoldenTests {
  private static let folder: String = {
    "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/fixtures/html"
  }()

  /// The pages that routes.json and the catalogue name, by their replay index.
  private static let indexed: [String] = {
    guard let source = try? ReplaySource(folder: folder) else { return [] }
    return source.urls.filter { $0.hasPrefix("https://fixtures.example.jp/") }
      .map { String($0.dropFirst("https://fixtures.example.jp/".count)) }
  }()

  /// All pages that have a golden file.
  private static let names: [String] = {
    let ending = ".golden.json"
    return ((try? PosixFolder.names(in: folder)) ?? []).filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }.sorted()
  }()

  @Test("the replay index names written pages, each with its golden file")
  func index() {
    #expect(Self.indexed.count > 50)
    #expect(Set(Self.indexed).isSubset(of: Self.names))
  }

  @Test("a page gives what its golden file says; rewrite it with scripts/record", arguments: names)
  func golden(_ name: String) throws {
    let page = PageDocument(reading: try PosixFile.read("\(Self.folder)/\(name).html"))
    let golden = String(
      decoding: try PosixFile.read("\(Self.folder)/\(name).golden.json"), as: UTF8.self)
    let found = page.json.text(pretty: true) + "\n"
    if found != golden { Issue.record("\(LineDifference(from: golden, to: found))") }
  }
}
