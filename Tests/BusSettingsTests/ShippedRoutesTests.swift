@testable import BusSettings
@testable import BusJSON
import BusModel
import Glibc
import Testing

@Suite struct ShippedRoutesTests {
  @Test("the repository's own routes.json is right and uses the pages of the fixtures")
  func shipped() throws {
    let settings = try RoutesFile.read(try shippedBytes())
    #expect(settings.routes.map(\.name) == ["home", "school", "clinic"])
    #expect(settings.routes.allSatisfy { settings.serviceOperator(of: $0) != nil })
    let pages = settings.routes.flatMap { $0.outboundTimetableURLs + $0.inboundTimetableURLs }
    #expect(
      pages.map(\.url) == [
        "https://midori.example.jp/dia/hinode-out.html",
        "https://midori.example.jp/dia/hinode-back.html",
        "https://shiokaze.example.jp/jikoku/minato-weekday.html",
        "https://shiokaze.example.jp/jikoku/minato-holiday.html",
        "https://shiokaze.example.jp/jikoku/minato-back.html",
        "https://www.kisaragi-town.example.jp/bus/north.html",
        "https://www.kisaragi-town.example.jp/bus/north-back.html",
      ])
  }

  @Test("it is formatted as the writer formats it")
  func formatted() throws {
    let bytes = try shippedBytes()
    let text = try JSONValue.parse(bytes).text(pretty: true) + "\n"
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  private func shippedBytes(from file: String = #filePath) throws -> [UInt8] {
    let folder = file.split(separator: "/").dropLast(3).joined(separator: "/")
    let stream = try #require(fopen("/\(folder)/routes.json", "r"))
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, stream)
    return Array(bytes[..<count])
  }
}
