import BusModel
import Testing

@Suite("bytes as text")
struct Base64Tests {
  @Test(
    "are those of RFC 4648, both ways",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
      ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
  func standard(_ text: String, _ base64: String) {
    #expect(Base64.text(of: Array(text.utf8)) == base64)
    #expect(Base64.bytes(of: base64) == Array(text.utf8))
  }

  @Test("all bytes come back")
  func allBytes() {
    for count in 250...256 {
      let bytes = (0..<count).map { UInt8($0) }
      #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
    }
  }

  @Test(
    "a text that is none gives none", arguments: ["Z", "Zg=", "Zg", "Z===", "Zg==Zg==", "Zm9v!"])
  func refused(_ text: String) {
    #expect(Base64.bytes(of: text) == nil)
  }
}
