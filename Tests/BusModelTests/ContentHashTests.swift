import BusModel
import Testing

@Suite("the hash of content")
struct ContentHashTests {
  @Test(
    "SHA-256 gives the values that NIST publishes",
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
      (
        "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopq"
          + "klmnopqrlmnopqrsmnopqrstnopqrstu",
        "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
      ),
    ])
  func published(_ text: String, _ hash: String) {
    #expect(ContentHash.sha256(Array(text.utf8)) == hash)
  }

  @Test(
    "every length around the end of a block is padded rightly",
    arguments: [
      (1, "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb"),
      (55, "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318"),
      (56, "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a"),
      (63, "7d3e74a05d7db15bce4ad9ec0658ea98e3f06eeecf16b4c6fff2da457ddc2f34"),
      (64, "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb"),
      (65, "635361c48bb9eab14198e76ea8ab7f1a41685d6ad62aa9146d301d4f17eb0ae0"),
      (119, "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
      (120, "2f3d335432c70b580af0e8e1b3674a7c020d683aa5f73aaaedfdc55af904c21c"),
      (128, "6836cf13bac400e9105071cd6af47084dfacad4e5e302c94bfed24e013afb73e"),
      (1000000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
  func lengths(_ count: Int, _ hash: String) {
    #expect(ContentHash.sha256([UInt8](repeating: 0x61, count: count)) == hash)
  }

  @Test("bytes that do not start at a word's border have the same hash")
  func unaligned() {
    let bytes = [UInt8](0...200)
    bytes.withUnsafeBytes { all in
      let part = UnsafeRawBufferPointer(rebasing: all[3...])
      #expect(ContentHash.sha256(part) == ContentHash.sha256(Array(bytes[3...])))
    }
  }

  @Test(
    "only 64 lower-case hexadecimal digits have the form of a hash",
    arguments: [
      (String(repeating: "a9", count: 32), true), (String(repeating: "a9", count: 31), false),
      (String(repeating: "A9", count: 32), false), (String(repeating: "g9", count: 32), false),
      ("", false),
    ])
  func form(_ text: String, _ isHash: Bool) {
    #expect(ContentHash.isSHA256(text) == isHash)
  }
}
