import CXML2
import Glibc

/// glibc's iconv: bytes of one charset to UTF-8, with what has no meaning replaced by U+FFFD.
///
/// iconv_open(3), iconv(3). "CP932" is what pages mean by Shift_JIS: it has ①, 髙 and ㈱.
struct Iconv: ~Copyable {
  private let descriptor: iconv_t

  /// A converter from `charset`, or nil when glibc does not know that name.
  init?(from charset: String) {
    guard let opened = iconv_open("UTF-8", charset), Int(bitPattern: opened) != -1 else {
      return nil
    }
    descriptor = opened
  }

  deinit { iconv_close(descriptor) }

  /// The text, and how many bytes were replaced; nil as soon as more than `limit` were.
  func decode(_ bytes: [UInt8], replacementLimit limit: Int = .max) -> (utf8: [UInt8], Int)? {
    iconv(descriptor, nil, nil, nil, nil)
    var output = [UInt8]()
    output.reserveCapacity(bytes.count + bytes.count / 2 + 16)
    var replaced = 0
    var position = 0
    // No charset of pages needs more bytes in UTF-8 than three for one.
    var chunk = [UInt8](repeating: 0, count: min(65_536, bytes.count * 3 + 16))
    while position < bytes.count {
      let reason = convert(bytes, from: &position, into: &output, chunk: &chunk)
      guard reason == EILSEQ || reason == EINVAL else { continue }
      replaced += 1
      guard replaced <= limit else { return nil }
      output.append(contentsOf: [0xEF, 0xBF, 0xBD])
      position += 1
    }
    return (output, replaced)
  }

  /// Converts up to the first bad byte or a full chunk; 0 or the errno that stopped it.
  private func convert(
    _ bytes: [UInt8], from position: inout Int, into output: inout [UInt8], chunk: inout [UInt8]
  ) -> Int32 {
    bytes.withUnsafeBytes { input in
      chunk.withUnsafeMutableBytes { buffer in
        guard let start = input.baseAddress, let target = buffer.baseAddress else { return 0 }
        var from: UnsafeMutablePointer<CChar>? = UnsafeMutablePointer(
          mutating: (start + position).assumingMemoryBound(to: CChar.self))
        var left = bytes.count - position
        var into: UnsafeMutablePointer<CChar>? = target.assumingMemoryBound(to: CChar.self)
        var room = buffer.count
        let result = iconv(descriptor, &from, &left, &into, &room)
        let reason = result == -1 ? errno : 0
        output.append(contentsOf: buffer.prefix(buffer.count - room))
        position = bytes.count - left
        return reason
      }
    }
  }
}
