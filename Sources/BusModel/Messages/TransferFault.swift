/// Which of the policy's limits an answer did not keep.
public enum TimeLimit: Hashable, Sendable {
  /// No connection, or no handshake, within so many seconds.
  case connection(seconds: Int)
  /// No whole answer within so many seconds.
  case answer(seconds: Int)
  /// Fewer bytes a second than these for so many seconds.
  case rate(bytesPerSecond: Int, seconds: Int)
  /// A limit that is not known: written down by an older version.
  case unsaid
}

/// How a server broke off, or what it sent that is no answer.
public enum TransferBreak: String, Hashable, Sendable, CaseIterable {
  /// The connection was closed before the first byte.
  case nothing
  /// The connection was closed within the body.
  case cutShort
  /// The connection was lost while the answer came.
  case lost
  /// The connection was lost while the request was sent.
  case refusedRequest
  /// What came is not HTTP.
  case notHTTP
  /// HTTP/2 as a whole was broken by the server.
  case protocolOfTwo
  /// The server broke off this one stream of HTTP/2.
  case stream
  /// No encryption could be agreed upon.
  case handshake
  /// The connection was refused as often as is tried within one request.
  case refusedAgain
  /// Something else.
  case other
}

/// Why a server's certificate proves nothing.
public enum CertificateFault: String, Hashable, Sendable, CaseIterable {
  /// Its time is over.
  case expired
  /// Its time has not begun.
  case notYetValid
  /// The server signed it itself.
  case selfSigned
  /// Who signed it is not known, or the server leaves out the certificates between.
  case unknownIssuer
  /// It is of another name.
  case otherHost
  /// Something else.
  case other
}

extension TimeLimit {
  /// The stored form, with libcurl's words.
  func message(_ said: String) -> Message {
    switch self {
    case .connection(let seconds):
      Message("timedOut.connection", [.text(said), .number(seconds)])
    case .answer(let seconds): Message("timedOut.answer", [.text(said), .number(seconds)])
    case .rate(let bytes, let seconds):
      Message("timedOut.rate", [.text(said), .number(bytes), .number(seconds)])
    case .unsaid: Message("timedOut", [.text(said)])
    }
  }

  /// Reads the stored form from behind libcurl's words.
  init(_ variant: String, _ rest: inout MessageArguments) throws(UnreadableMessage) {
    switch variant {
    case "connection": self = .connection(seconds: try rest.number())
    case "answer": self = .answer(seconds: try rest.number())
    case "rate": self = .rate(bytesPerSecond: try rest.number(), seconds: try rest.number())
    default: self = .unsaid
    }
  }
}
