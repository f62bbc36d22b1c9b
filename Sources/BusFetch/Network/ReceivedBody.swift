import BusModel

/// The body of an answer as it comes: unpacked, counted and bounded.
struct ReceivedBody {
  private(set) var bytes: [UInt8] = []
  /// As they came over the wire.
  private(set) var wireBytes = 0
  private var gzip: GzipReader?
  private let maxBytes: Int

  init(maxBytes: Int) { self.maxBytes = maxBytes }

  /// Takes the next bytes.
  ///
  /// - Returns: what is wrong with them, which ends the transfer; nil to go on.
  mutating func take(_ piece: UnsafeRawBufferPointer, _ head: HeaderBlock) -> BodyFault? {
    wireBytes += piece.count
    guard wireBytes <= maxBytes else { return .tooLarge }
    // What stands in a refusal or beside a redirect is not looked at.
    guard head.hasPage else { return nil }
    guard let coding = head.coding else { return append(piece) ? nil : .tooLarge }
    guard ["gzip", "x-gzip", "deflate"].contains(coding) else { return .unknownCoding(coding) }
    return unpack(piece)
  }

  private mutating func append(_ piece: UnsafeRawBufferPointer) -> Bool {
    guard piece.count <= maxBytes - bytes.count else { return false }
    bytes.append(contentsOf: piece)
    return true
  }

  private mutating func unpack(_ piece: UnsafeRawBufferPointer) -> BodyFault? {
    guard let reader = gzip ?? GzipReader() else { return .damaged }
    gzip = reader
    var isTooLarge = false
    let isGood = reader.take(piece) { unpacked in
      isTooLarge = !append(unpacked)
      return !isTooLarge
    }
    return isTooLarge ? .tooLarge : isGood ? nil : .damaged
  }

  /// Whether the answer is all that the server meant to send.
  ///
  /// - Throws: why it is not.
  func completeness(_ head: HeaderBlock) throws(AnswerRefused) -> Completeness {
    guard head.isEnded else { throw AnswerRefused(fault: .incomplete(.headers)) }
    guard head.hasPage else { return .proven }
    if !head.isChunked {
      guard head.lengths.count <= 1 else { throw AnswerRefused(fault: .incomplete(.lengths)) }
      if let length = head.lengths.first, length != wireBytes {
        throw AnswerRefused(fault: .incomplete(.length(said: length, came: wireBytes)))
      }
    }
    if let gzip, !gzip.isEnded { throw AnswerRefused(fault: .incomplete(.gzip)) }
    return gzip != nil || head.isChunked || !head.lengths.isEmpty ? .proven : .unproven
  }
}

/// Why a transfer is broken off.
enum BodyFault {
  /// More bytes than the policy allows.
  case tooLarge
  /// A content coding that was not asked for.
  case unknownCoding(String)
  /// No gzip, though the header says so.
  case damaged
}

/// An answer that is not taken.
struct AnswerRefused: Error {
  let fault: FetchFault
}
