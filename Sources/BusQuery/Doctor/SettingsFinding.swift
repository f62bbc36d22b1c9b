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
        state: .fault, subject: "routes.json", message: language.told(trouble.message))
    }
  }
}

/// Whether the program is there that fetches and reads pages.
public enum ProgramFinding: Hashable, Sendable {
  /// It is.
  case present(String)
  /// It is not, or cannot be started.
  case missing(String)

  func remark(_ language: Language) -> Finding.Remark {
    switch (self, language) {
    case (.present(let path), .en):
      Finding.Remark(state: .ok, subject: path, message: "there")
    case (.present(let path), .ja):
      Finding.Remark(state: .ok, subject: path, message: "あります")
    case (.missing(let path), .en):
      Finding.Remark(
        state: .fault, subject: path, message: "not there",
        advice: "run scripts/build, or install both programs together")
    case (.missing(let path), .ja):
      Finding.Remark(
        state: .fault, subject: path, message: "ありません",
        advice: "scripts/build を実行するか、二つのプログラムを一緒に置いてください")
    }
  }
}
