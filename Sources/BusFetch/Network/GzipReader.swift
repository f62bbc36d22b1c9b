import CZlib

/// Undoes gzip (RFC 1952) or zlib (RFC 1950) piece by piece, and knows whether the end was seen: the
/// trailer with the sum and the size of the bytes, which libcurl does not show. Owns a `z_stream`.
final class GzipReader {
  /// zlib keeps a pointer to it, so that it must not move.
  private let stream: UnsafeMutablePointer<z_stream>
  private var piece = [UInt8](repeating: 0, count: 1 << 16)

  /// Whether the trailer came and fits the bytes.
  private(set) var isEnded = false

  /// `inflateInit2`; nil when there is no memory for it.
  init?() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    guard bus_inflate_init(stream) == Z_OK else {
      stream.deallocate()
      return nil
    }
  }

  deinit {
    // It can only say that the stream had not come to its end.
    _ = inflateEnd(stream)
    stream.deallocate()
  }

  /// Takes packed bytes and hands out those that come of them.
  ///
  /// - Parameters:
  ///   - bytes: the next ones.
  ///   - sink: answers false when it wants no more.
  /// - Returns: false when the bytes are no gzip or the sink has enough.
  func take(_ bytes: UnsafeRawBufferPointer, _ sink: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    // zlib does not change what it reads; its type is older than `const`.
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    stream.pointee.next_in = UnsafeMutablePointer(mutating: start)
    stream.pointee.avail_in = UInt32(bytes.count)
    while stream.pointee.avail_in > 0 {
      guard !isEnded || beginsAnother() else { return true }
      guard step(sink) else { return false }
    }
    return true
  }

  /// Several streams in a row are one (RFC 1952, 2.2); what else follows the end is padding.
  private func beginsAnother() -> Bool {
    guard stream.pointee.next_in?.pointee == 0x1f, inflateReset(stream) == Z_OK else {
      return false
    }
    isEnded = false
    return true
  }

  private func step(_ sink: (UnsafeRawBufferPointer) -> Bool) -> Bool {
    let (result, count) = piece.withUnsafeMutableBufferPointer { piece in
      stream.pointee.next_out = piece.baseAddress
      stream.pointee.avail_out = UInt32(piece.count)
      let result = inflate(stream, Z_NO_FLUSH)
      return (result, piece.count - Int(stream.pointee.avail_out))
    }
    guard result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR else { return false }
    isEnded = result == Z_STREAM_END
    guard piece.withUnsafeBytes({ sink(UnsafeRawBufferPointer(rebasing: $0[..<count])) }) else {
      return false
    }
    // No progress with bytes left is a stream that cannot go on.
    return result != Z_BUF_ERROR || count > 0
  }
}
