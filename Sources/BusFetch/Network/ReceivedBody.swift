import BusModel

/// The body of an answer as it comes: unpacked, counted, bounded, and put where it is wanted.
struct ReceivedBody {
  /// Where the bytes of a page go.
  enum Sink: Hashable, Sendable {
    /// Into memory.
    case memory
    /// The first ones into memory; the rest is read and dropped.
    case start(bytes: Int)
    /// Into a draft in that archive's folder.
    case archive(folder: String)
  }

  /// As they came over the wire.
  private(set) var wireBytes = 0
  private var bytes: [UInt8] = []
  private var draft: DraftWriter?
  private var count = 0
  private var gzip: GzipReader?
  private let maxBytes: Int
  private let mostKept: Int

  init(maxBytes: Int, into sink: Sink = .memory) {
    self.maxBytes = maxBytes
    mostKept = if case .start(let bytes) = sink { bytes } else { maxBytes }
    if case .archive(let folder) = sink { draft = DraftWriter(in: folder) }
  }

  /// Takes the next bytes.
  ///
  /// - Returns: what is wrong with them, which ends the transfer; nil to go on.
  mutating func take(_ piece: UnsafeRawBufferPointer, _ head: HeaderBlock) -> BodyFault? {
    wireBytes += piece.count
    guard wireBytes <= maxBytes else { return .tooLarge }
    // What stands in a refusal or beside a redirect is not looked at.
    guard head.hasPage else { return nil }
    guard let coding = head.coding else { return append(piece) }
    guard ["gzip", "x-gzip", "deflate"].contains(coding) else { return .unknownCoding(coding) }
    return unpack(piece)
  }

  /// What came, once all of it has.
  ///
  /// - Throws: what keeps the draft from being finished.
  func content(_ head: HeaderBlock) throws(FetchError) -> PageBody {
    guard let draft, head.hasPage else { return .bytes(bytes) }
    return .draft(try draft.finish())
  }

  private mutating func append(_ piece: UnsafeRawBufferPointer) -> BodyFault? {
    guard piece.count <= maxBytes - count else { return .tooLarge }
    count += piece.count
    guard let draft else {
      bytes.append(contentsOf: piece.prefix(mostKept - bytes.count))
      return nil
    }
    do throws(FetchError) {
      try draft.append(piece)
      return nil
    } catch {
      return .notKept(error.fault)
    }
  }

  private mutating func unpack(_ piece: UnsafeRawBufferPointer) -> BodyFault? {
    guard let reader = gzip ?? GzipReader() else { return .damaged }
    gzip = reader
    var fault: BodyFault?
    let isGood = reader.take(piece) { unpacked in
      fault = append(unpacked)
      return fault == nil
    }
    return fault ?? (isGood ? nil : .damaged)
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
  /// This machine could not keep them.
  case notKept(FetchFault)
}

/// An answer that is not taken.
struct AnswerRefused: Error {
  let fault: FetchFault
}
