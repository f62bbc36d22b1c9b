import BusQuery
import Foundation
import Testing

@testable import BusBoard

@Suite struct EveryPageTests {
  @Test("every page of the board is looked at in both languages")
  func count() { #expect(SamplePage.all.count == 48) }

  @Test("what is opened is closed, in order", arguments: SamplePage.all)
  func balance(page: SamplePage) {
    var open: [Substring] = []
    let empty = ["meta", "link", "input", "br", "col", "rect", "line", "!doctype"]
    for tag in page.document.text.matches(of: /<(\/?)([a-zA-Z0-9!]+)[^>]*?(\/?)>/) {
      let name = tag.2.lowercased()
      if empty.contains(name) || !tag.3.isEmpty { continue }
      if tag.1.isEmpty {
        open.append(tag.2)
      } else {
        #expect(open.popLast() == tag.2, "\(tag.0)")
      }
    }
    #expect(open.isEmpty)
  }

  @Test(
    "the policy of the server holds: no style, no script and no handler stands in a page",
    arguments: SamplePage.all)
  func policy(page: SamplePage) {
    let text = page.document.text
    #expect(text.firstMatch(of: /<[^>]* (style|on[a-z]+)=/) == nil)
    #expect(!text.contains("<style"))
    #expect(text.matches(of: /<script[^>]*>(.?)/).allSatisfy { $0.0.contains("src=\"/assets/") })
    #expect(text.firstMatch(of: /(src|action)="(https?:)?\/\//) == nil)
  }

  @Test("no markup of ours is taken for a text", arguments: SamplePage.all)
  func markup(page: SamplePage) { #expect(!page.document.text.contains("&lt;")) }

  @Test(
    "every page has one heading, one main part, and no two elements of one name",
    arguments: SamplePage.all)
  func outline(page: SamplePage) {
    let text = page.document.text
    #expect(text.matches(of: /<h1[ >]/).count == 1)
    #expect(text.matches(of: /<main[ >]/).count == 1)
    let ids = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(ids).count == ids.count)
    #expect(text.contains("<html lang=\"\(page.language.rawValue)\""))
  }

  @Test(
    "L-7: in English what is Japanese is marked as such",
    arguments: SamplePage.all.filter { $0.language == .en })
  func japanese(page: SamplePage) {
    let body = page.document.text.split(separator: "<body", maxSplits: 1).last ?? ""
    let rest = String(body).replacing(/<ul lang="ja">.*?<\/ul>/, with: "")
      .replacing(/<[a-z0-9]+ [^>]*lang="ja"[^>]*>[^<]*/, with: "")
      .replacing(/<textarea[^>]*>[^<]*/, with: "").replacing(/<option[^>]*>[^<]*/, with: "")
      .replacing(/<[^>]*>/, with: "")
    #expect(
      rest.firstMatch(of: /[\u{3040}-\u{30FF}\u{4E00}-\u{9FFF}]+/).map { String($0.0) } == nil)
  }

  @Test("a page of sixty buses has at most 1,500 elements")
  func elements() throws {
    let times = (0..<60).map { index in
      let minute = index % 3 * 20
      return "\(index / 3 < 10 ? "0" : "")\(index / 3):\(minute < 10 ? "0" : "")\(minute)"
    }
    let sample = Sample(columns: [("土曜", times.joined(separator: " "))])
    let page = try board("2026-11-21T07:28:20", of: sample).page(try visit("2026-11-21T07:28:20"))
    #expect(page.text.matches(of: /<[a-z]/).count <= 900)
  }

  /// For people to look at: BUS_PAGES names a folder.
  @Test("pages can be written for people to look at")
  func dump() throws {
    guard let folder = ProcessInfo.processInfo.environment["BUS_PAGES"] else { return }
    for page in SamplePage.all {
      let name = page.path.split { "/?=&".contains($0) }.joined(separator: "-")
      try write(
        Array(page.document.text.utf8),
        "\(folder)/\(name.isEmpty ? "today" : name)-\(page.language).html")
    }
    for asset in Asset.all { try write(asset.bytes, folder + asset.address) }
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    let url = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
