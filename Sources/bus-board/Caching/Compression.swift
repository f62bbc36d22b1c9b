import CZlib
import HTTPTypes

/// Answers made smaller for who is not on this machine.
enum Compression {
  /// Below it gzip makes nothing smaller.
  private static let leastBytes = 600

  /// Whether who asks wants its answers small.
  static func isWanted(_ question: Question) -> Bool {
    !question.isLocal && accepts(question.headers[.acceptEncoding])
  }

  /// The answer as it goes over the wire.
  static func applied(to answer: Answer, _ question: Question) -> Answer {
    var answer = answer
    if case .bytes(let bytes) = answer.body, bytes.count >= leastBytes,
      answer.headers[.contentEncoding] == nil, isWanted(question),
      isText(answer.headers[.contentType]), let small = gzip(bytes)
    {
      answer.body = .bytes(small)
      answer.headers[.contentEncoding] = "gzip"
      answer.headers[.vary] = answer.headers[.vary] ?? "Accept-Encoding"
    }
    // Other bytes, another tag.
    if answer.headers[.contentEncoding] == "gzip", let tag = answer.headers[.eTag],
      tag.hasSuffix("\""), !tag.hasSuffix(".gz\"")
    {
      answer.headers[.eTag] = tag.dropLast() + ".gz\""
    }
    return answer
  }

  private static func accepts(_ list: String?) -> Bool {
    list?.split(separator: ",").contains { entry in
      let parts = entry.split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.first == "gzip" && !parts.dropFirst().contains { ["q=0", "q=0.0"].contains($0) }
    } ?? false
  }

  private static func isText(_ type: String?) -> Bool {
    guard let type else { return false }
    return ["text/", "application/", "image/svg"].contains { type.hasPrefix($0) }
  }

  /// deflate(3) in the wrapping of gzip; nil for want of memory.
  static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
    var stream = z_stream()
    guard bus_deflate_init(&stream, 6) == Z_OK else { return nil }
    // What it frees is its own memory.
    defer { _ = deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let code = input.withUnsafeMutableBufferPointer { source in
      output.withUnsafeMutableBufferPointer { target in
        stream.next_in = source.baseAddress
        stream.avail_in = UInt32(source.count)
        stream.next_out = target.baseAddress
        stream.avail_out = UInt32(target.count)
        return deflate(&stream, Z_FINISH)
      }
    }
    guard code == Z_STREAM_END else { return nil }
    return Array(output[..<Int(stream.total_out)])
  }
}
