internal import BusModel

/// How routes.json is.
public enum SettingsFinding: Hashable, Sendable {
  /// Right, with so many routes and operators.
  case sound(DoctorFacts.Settings)
  /// Right, but there is nothing to answer about.
  case withoutRoutes(path: String)
  /// Absent or wrong.
  case unreadable(DoctorFacts.Trouble)

  init(_ facts: DoctorFacts.Looked<DoctorFacts.Settings>) {
    switch facts {
    case .failed(let trouble): self = .unreadable(trouble)
    case .read(let settings) where settings.routes == 0: self = .withoutRoutes(path: settings.path)
    case .read(let settings): self = .sound(settings)
    }
  }

  func remark(_ language: Language) -> Finding.Remark {
    switch (self, language) {
    case (.sound(let settings), .en):
      Finding.Remark(
        state: .ok, subject: settings.path,
        message: "valid; routes: \(settings.routes), operators: \(settings.operators)")
    case (.sound(let settings), .ja):
      Finding.Remark(
        state: .ok, subject: settings.path,
        message: "正しい設定です(路線\(settings.routes)、バス会社\(settings.operators))")
    case (.withoutRoutes(let path), .en):
      Finding.Remark(
        state: .warning, subject: path, message: "valid, but without routes",
        advice: "write a route into it; see README.md")
    case (.withoutRoutes(let path), .ja):
      Finding.Remark(
        state: .warning, subject: path, message: "正しい形式ですが路線がありません",
        advice: "路線を書き加えてください(README.md 参照)")
    case (.unreadable(let trouble), _):
      Finding.Remark(
        state: .fault, subject: "routes.json", message: trouble.fault.words(language),
        isNamed: true)
    }
  }
}

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
