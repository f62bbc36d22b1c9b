import BusCommand
import BusFetch
import BusModel

/// A page that a person names: a file, an address, or standard input.
struct NamedPage {
  let bytes: [UInt8]
  let url: String?
  let contentType: String?

  /// Reads or fetches it.
  init(_ name: String, url: String?) async throws {
    guard name.hasPrefix("http://") || name.hasPrefix("https://") else {
      bytes = try InputFile.read(name)
      self.url = url
      contentType = nil
      return
    }
    let response = try await ReplayOption.network().fetch(PageRequest(url: name))
    bytes = response.body
    self.url = url ?? name
    contentType = response.contentType
  }
}
