import BusLabels
import BusModel

/// What headings and the lines below them name, beside what the timetables tell.
extension TimetableNames {
  /// Whether a claim's name is told; `key` is that of the name.
  func tell(_ claim: NameClaim, _ key: NameKey) -> Bool {
    common[claim.kind.index].told.map { $0.key.agrees(with: key) } ?? false
  }

  /// Whether the timetable's own name is told and is another than a claim's.
  func contradict(_ claim: NameClaim, _ key: NameKey, in reading: LayoutResult) -> Bool {
    let stops = claim.kind == .stop ? reading.columns.compactMap(\.stop) : []
    if !stops.isEmpty { return !stops.contains { NameKey($0).agrees(with: key) } }
    return common[claim.kind.index].told.map { !$0.key.agrees(with: key) } ?? false
  }
}

extension LineScope {
  /// What is said of all buses, or of nothing else.
  static let alls = WordList([
    "全便", "全線", "全ての便", "すべての便", "全てのバス", "すべてのバス", "運休", "欠航", "運行しません", "運行いたしません",
  ])

  static let limits = WordList(["のみ", "限", "だけ"])

  /// What is said of buses, and of no programme.
  static let buses = WordList(["全便", "便は", "便の", "便が", "発車", "バスは", "バスの"])
}
