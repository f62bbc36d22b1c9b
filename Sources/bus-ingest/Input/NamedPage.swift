import BusCommand
import BusFetch
import BusFiles
import BusJSON
import BusModel
import BusQuery

/// A page that a person names: a file, an address, or standard input.
struct NamedPage {
  let bytes: [UInt8]
  let url: String?
  let contentType: String?

  /// Reads or fetches it.
  init(_ name: String, url: String?, isPublicOnly: Bool = false) async throws {
    let name = try Self.meant(name)
    guard name.hasPrefix("http://") || name.hasPrefix("https://") else {
      let read = try InputFile.read(name)
      let line = name == "-" ? FetchedLine(read) : nil
      bytes = line?.body ?? read
      self.url = url ?? line?.url
      contentType = line?.contentType
      return
    }
    let policy = try FetchPolicy.of(SettingsOption.found, isPublicOnly: isPublicOnly)
    let response = try await CurlSource(policy: policy).fetch(PageRequest(url: name))
    bytes = try response.body.bytes()
    self.url = url ?? name
    contentType = response.contentType
  }

  /// Whoever types "bus.example.jp/a.html" may mean a file or an address: a person at a terminal is
  /// asked, and elsewhere both readings are told.
  private static func meant(_ name: String) throws(Failure) -> String {
    guard isUnclear(name) else { return name }
    let question = AddressQuestion(name)
    while Terminal.canAsk {
      Output.ask(question.words(Shell.language))
      guard let line = readLine() else { break }
      // What is no answer is asked again.
      guard let isMeant = question.answer(line) else { continue }
      guard isMeant else { break }
      return question.address
    }
    throw Failure(.usage, .page(.fileOrAddress(name)))
  }

  private static func isUnclear(_ name: String) -> Bool {
    guard name != "-", !PosixFile.exists(name), let host = name.split(separator: "/").first,
      !name.hasPrefix("/"), !name.hasPrefix("."), !name.contains("://"), name.contains("/"),
      host.contains("."), host.allSatisfy({ $0.isLetter || $0.isNumber || ".-:".contains($0) })
    else { return false }
    return true
  }
}

/// What `bus fetch` prints into a pipe: a line of JSON with the page in it.
private struct FetchedLine {
  let body: [UInt8]
  let url: String?
  let contentType: String?

  /// Nil for a page's own bytes.
  init?(_ bytes: [UInt8]) {
    guard bytes.first == UInt8(ascii: "{"), let end = bytes.firstIndex(of: 0x0a),
      // Why it is no JSON does not matter: it is a page then.
      let value = try? JSONValue.parse(bytes[..<end]),
      let text = value["body"]?.stringValue, let body = Base64.bytes(of: text)
    else { return nil }
    self.body = body
    url = value["url"]?.stringValue
    contentType = value["contentType"]?.stringValue
  }
}
