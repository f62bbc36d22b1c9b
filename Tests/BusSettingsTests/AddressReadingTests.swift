import BusQuery
@testable import BusSettings
@testable import BusJSON
import BusModel
import Testing

@Suite struct AddressReadingTests {
  @Test(
    "an http or https address with a host is taken as it is",
    arguments: [
      "https://bus.example.jp/dia/a.html", "HTTP://BUS.example.jp", "http://127.0.0.1:8080/x?y#z",
      "http://[::1]:8080/", "https://バス.example.jp/時刻表.html?a=b|c", "http://localhost/",
      "https://a_b.example.jp./", "https://a.jp?mail=x@y",
    ])
  func takes(address: String) throws {
    #expect(try read(address) == address)
  }

  @Test(
    "what could not be fetched, or would mislead, is refused with what was expected",
    arguments: [
      ("ftp://a.jp/", "an http or https address, found \"ftp://a.jp/\""),
      ("", "an http or https address, found \"\""),
      ("/dia/a.html", "an http or https address, found \"/dia/a.html\""),
      (
        "bus.example.jp/a",
        "an http or https address, found \"bus.example.jp/a\"; "
          + "did you mean \"https://bus.example.jp/a\"?"
      ),
      (
        "https://",
        "an address with a host, such as \"https://bus.example.jp/\", found \"https://\""
      ),
      (
        "https:///a",
        "an address with a host, such as \"https://bus.example.jp/\", found \"https:///a\""
      ),
      (
        "https://a..jp/",
        "an address with a host, such as \"https://bus.example.jp/\", found \"https://a..jp/\""
      ),
      (
        "https://a%00.jp/",
        "an address with a host, such as \"https://bus.example.jp/\", found \"https://a%00.jp/\""
      ),
      ("https://a.jp:0/", "a port from 1 to 65535 after the host, found \"https://a.jp:0/\""),
      (
        "https://a.jp:99999/",
        "a port from 1 to 65535 after the host, found \"https://a.jp:99999/\""
      ),
      ("https://a.jp:+80/", "a port from 1 to 65535 after the host, found \"https://a.jp:+80/\""),
      (
        "https://me:secret@a.jp/",
        "an address without user name and password, found one that has them"
      ),
      (
        "https://a.jp/ b",
        "an address without spaces, control characters, quotes and backslashes, "
          + "found \"https://a.jp/ b\""
      ),
      (
        "https://a.jp/\r\nHost: b",
        "an address without spaces, control characters, quotes and backslashes, "
          + "found \"https://a.jp/\\r\\nHost: b\""
      ),
      (
        "https://a.jp\\@b.jp/",
        "an address without spaces, control characters, quotes and backslashes, "
          + "found \"https://a.jp\\\\@b.jp/\""
      ),
    ])
  func refuses(address: String, line: String) {
    let error = #expect(throws: SettingsError.self) { try read(address) }
    #expect(error?.faults.map { $0.words(.en) } == ["holidays.url: expected " + line])
  }

  private func read(_ address: String) throws -> String? {
    let root: JSONValue = ["routes": [], "holidays": ["url": .string(address)]]
    return try RoutesFile.read(root).holidayURL
  }
}
