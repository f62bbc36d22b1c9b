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
        state: .fault, subject: "routes.json", message: trouble.fault.words(language))
    }
  }
}
