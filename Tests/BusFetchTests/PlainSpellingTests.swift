import Testing

@testable import BusFetch

@Suite("addresses that need not be taken apart")
struct PlainSpellingTests {
  @Test(
    "an address that is plain is what its parts come to",
    arguments: [
      "https://bus.example.jp/a/b.html", "http://bus.example.jp/", "https://127.0.0.1:23456/0.html",
      "https://bus.example.jp/t?line=1&day=2", "http://localhost:8080/a.b/c..d",
      "https://xn--abc.example/~a/_b-c", "http://a.b:443/x",
    ])
  func plain(_ url: String) throws {
    #expect(PlainSpelling.isOne(url))
    #expect(PageIdentity.byItsParts(url) == url)
    #expect(try PageAddress(url) == PageAddress(withCurl: url))
  }

  @Test(
    "an address that could be spelt otherwise is looked at closer",
    arguments: [
      "https://bus.example.jp", "https://bus.example.jp:443/a", "http://bus.example.jp:80/a",
      "HTTPS://bus.example.jp/a", "https://Bus.example.jp/a", "https://bus.example.jp./a",
      "https://bus.example.jp/a#b", "https://bus.example.jp/a/../b", "https://bus.example.jp/./a",
      "https://bus.example.jp/a?", "https://127.1/a", "https://0x7f.0.0.1/a", "https://010.0.0.1/a",
      "https://bus.example.jp:0443/a", "https://1.2.3.256/a", "https://1.2.3.4a/b",
      "https://1.2.3-4/b", "https://1.2.3.4.5/b", "https://a..b/c", "ftp://a.b/c",
      "https://u@a.b/c", "https://[::1]/a", "https://a.b/%41", "https://a.b/時刻", "", "https://",
    ])
  func otherwise(_ url: String) {
    #expect(!PlainSpelling.isOne(url))
  }

  @Test(
    "of ten thousand addresses put together by chance none is plain and comes to something else")
  func chance() throws {
    let parts = [
      ["https://", "http://", "HTTP://", "https:/", ""],
      [
        "a", "a.b", "bus.example", "A.b", "1.2.3.4", "1.2.3", "1.2.3.4a", "1.2.3-4.5", "0x1.2",
        "a.1", "-", "a-b.c", ".", "",
      ],
      ["", "", ".", ":80", ":443", ":8080", ":", ":99999", ":0", ":08"],
      ["/", "", "/a", "/a/b", "/a/.", "//", "/a/../b", "/a..b", "/a%20b", "/a b", "/A"],
      ["", "", "?", "?a=1", "?a=1&b", "??", "?/./", "#x", "?a#"],
    ]
    var seed: UInt64 = 7
    for _ in 0..<10_000 {
      let url = parts.map { choices in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return choices[Int(seed >> 33) % choices.count]
      }.joined()
      guard PlainSpelling.isOne(url) else { continue }
      #expect(PageIdentity.byItsParts(url) == url)
      #expect(try PageAddress(url) == PageAddress(withCurl: url))
    }
  }
}
