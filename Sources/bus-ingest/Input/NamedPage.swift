import BusCommand
import BusFetch
import BusModel

/// A page that a person names: a file, an address, or standard input.
struct NamedPage {
  let bytes: [UInt8]
  let url: String?
  let contentType: String?

  /// Reads or fetches it.
  init(_ name: String, url: String?, isPublicOnly: Bool = false) async throws {
    guard name.hasPrefix("http://") || name.hasPrefix("https://") else {
      bytes = try InputFile.read(name)
      self.url = url
      contentType = nil
      return
    }
    let policy = try FetchPolicy.of(SettingsOption.found, isPublicOnly: isPublicOnly)
    let response = try await CurlSource(policy: policy).fetch(PageRequest(url: name))
    bytes = response.body
    self.url = url ?? name
    contentType = response.contentType
  }
}
