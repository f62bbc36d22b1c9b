/// Addresses of the board, as links write them.
public enum Address {
  /// `/r/{name}` with what comes after it: "/r/home/timetable?date=2026-11-21".
  ///
  /// - Parameters:
  ///   - name: the route's name.
  ///   - page: what stands behind it; empty for the board itself.
  ///   - query: names and values; those without a value are left out.
  /// - Returns: the address, percent-encoded.
  public static func route(
    _ name: String, _ page: String = "", _ query: KeyValuePairs<String, String?> = [:]
  ) -> String {
    "/r/" + encoded(name) + (page.isEmpty ? "" : "/" + page) + text(query)
  }

  /// Another page with its query.
  public static func page(_ path: String, _ query: KeyValuePairs<String, String?> = [:]) -> String {
    path + text(query)
  }

  private static func text(_ query: KeyValuePairs<String, String?>) -> String {
    let parts = query.compactMap { key, value in value.map { key + "=" + encoded($0) } }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }

  /// The bytes that mean nothing in an address as they are, the others as `%XX` (RFC 3986).
  static func encoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return text.utf8.reduce(into: "") { result, byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x3A:
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        result += "%" + String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
      }
    }
  }
}
