import BusModel

/// Signs that stand in place of a trip's time and that the page itself explains: "△印…予約があるときのみ停車". Where
/// the bus goes on, such a stop has no time that anyone could tell.
struct ExplainedPasses {
  /// The keys of the signs, for the legend to look for.
  let signs: Set<String>

  init(_ readings: [LayoutResult]) {
    var signs = Set<String>()
    for notice in readings.lazy.flatMap(\.leftovers) {
      if let sign = Self.sign(notice) { signs.insert(MarkKey.of(sign)) }
    }
    self.signs = signs
  }

  /// Takes out the doubts about the signs of which the legend says that no bus stops, or only on request.
  func settle(_ readings: inout [LayoutResult], by legend: LegendReader) {
    guard !signs.isEmpty else { return }
    for index in readings.indices {
      readings[index].leftovers.removeAll { notice in
        Self.sign(notice).flatMap { legend.entry(for: $0)?.text }.map(Self.means) ?? false
      }
    }
  }

  private static func means(_ text: String) -> Bool {
    text.utf8.count <= 150 && passing.isFound(in: text) && !intervals.isFound(in: text)
  }

  private static func sign(_ notice: Notice) -> String? {
    guard case .leftOver(.notTime(let text)) = notice.content, text.length <= 2 else { return nil }
    return text.contains(where: \.isPlainDigit) ? nil : text
  }

  private static let passing = WordList([
    "予約", "デマンド", "お電話", "申し出", "申出", "希望", "利用者がい", "利用者があ", "乗客がい", "お客様がい", "乗降があ", "通過",
    "停車しません", "停車しない", "停まりません", "経由しません", "経由しない", "通りません", "通らない",
  ])
  private static let intervals = WordList(["間隔", "毎時", "分おき", "分ごと", "分毎", "随時"])
}
