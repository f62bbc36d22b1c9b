import BusLabels
import BusModel

/// Dates on which a page or a timetable was made, and no bus runs for that.
enum IssueDate {
  /// "公開日 2023年9月15日": a line that says so.
  static func isLine(_ line: String) -> Bool {
    line.contains("年") && DayStatements.isDate(line)
      && !OperatingDays.periods.isFound(in: line) && !OperatingDays.headsDays.isFound(in: line)
      && !DayStatements.services.isFound(in: line)
  }

  /// Whether a label is such a date by the text it stands in: 改正日：2026年10月1日, （11月27日 6:00現在）.
  static func isLabel(_ label: String, in text: String) -> Bool {
    (words.isFound(in: text) && label.contains("年") || moments.isFound(in: text))
      && ServicePattern.read(label).pattern?.namesPartOfYear == true
  }

  /// Whether a line says how buses or ships run at this moment: "通常運航（11月27日）".
  static func isOfNow(_ text: String) -> Bool { states.isFound(in: text) }

  private static let moments = WordList(["現在", "時点", "更新", "発表"])
  private static let states = WordList(
    ["運航状況", "運行状況", "運転状況", "就航状況"]
      + ["通常", "平常"].flatMap { usual in ["運航", "運行", "運転", "就航"].map { usual + $0 } })

  /// "2026年9月15日", "2026.9.15": in running text it says when a page was put there, for whom a bus waits on
  /// one day reads its weekday too.
  static func isAlone(_ text: String) -> Bool {
    var signs = 0
    for scalar in Texts.compact(text).unicodeScalars {
      switch scalar {
      case "年", "月", "日", ".", "/", "-", "．", "／": signs += 1
      case "令", "和", "R": continue
      default: guard (0x30...0x39).contains(Scalars.folded(scalar.value)) else { return false }
      }
    }
    return text.contains("年") ? signs == 3 : signs == 2 && !text.contains("月")
  }

  /// What such dates are called.
  static let words = WordList(names + ["月版", "適用"])
  /// Those of them that say nothing of as what a day runs, as 適用 does.
  static let names = [
    "改正", "改定", "発行", "更新", "作成", "印刷", "施行", "掲載", "公開", "登録", "実施", "現在", "制定", "時点",
  ]
}
