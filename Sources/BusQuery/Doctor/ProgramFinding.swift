/// Whether the program is there that fetches and reads pages.
public enum ProgramFinding: Hashable, Sendable {
  /// It is, at this path.
  case present(String)
  /// It is not, or cannot be started.
  case missing(String)
  /// It is there, and of another version.
  case other(String, ProgramMismatch)

  func remark(_ language: Language) -> Finding.Remark {
    switch self {
    case .present(let path):
      Finding.Remark(state: .ok, subject: path, message: language("there", "あります"))
    case .missing(let path):
      Finding.Remark(
        state: .fault, subject: path, message: language("not there", "ありません"),
        advice: language(
          "run scripts/build, or install both programs together",
          "scripts/build を実行するか、二つのプログラムを一緒に置いてください"))
    case .other(let path, let mismatch):
      Finding.Remark(state: .fault, subject: path, message: mismatch.text(language))
    }
  }
}

/// Two programs of different versions beside one another.
public struct ProgramMismatch: Hashable, Sendable {
  /// The version of `bus`.
  public let bus: String
  /// The version of `bus-ingest`.
  public let ingest: String

  /// Two versions; nil when they are the same.
  public init?(bus: String, ingest: String) {
    guard bus != ingest else { return nil }
    self.bus = bus
    self.ingest = ingest
  }

  /// Which they are, and what to do.
  public func text(_ language: Language) -> String {
    language(
      "bus is version \(bus), bus-ingest beside it \(ingest); install both programs together",
      "bus は \(bus)、その隣の bus-ingest は \(ingest) です。二つのプログラムを一緒に入れ直してください")
  }
}
