import BusLabels
import BusModel

/// Sentences that go on about the days of the one before them: "12月31日は土日祝ダイヤ。ただし20時以降の便は運休", "元日は休業いたします。お買い物バスも運休となります".
enum CarriedDates {
  /// The sentences of a line, each with the days of which it speaks.
  static func told(_ sentences: [String]) -> [String] {
    guard sentences.count > 1 else { return sentences }
    var found = sentences
    for index in found.indices.dropFirst() {
      let (before, sentence) = (found[index - 1], found[index])
      let isException = behindBut(sentence) != nil
      if !isException, let thing = thing(of: before), isOfThing(sentence) {
        found[index] = thing + "は" + sentence
        continue
      }
      if !isException, let trip = trip(of: before), isOfTrip(sentence) {
        found[index] = trip + "は" + sentence
        continue
      }
      if !isException, runsAfterAll(sentence), stops.isFound(in: before) {
        found[index] = "ただし" + sentence
        continue
      }
      guard DayStatements.isDate(before), !DayStatements.isDate(sentence),
        !LimitingWords.namesDays(Self.within.removed(from: sentence)), let days = days(of: before)
      else { continue }
      if let said = behindBut(sentence) {
        // 20時以降の便は運休: of those it is said, as of the days.
        found[index] = days + "は" + said.replacing(bytes: "は運休", with: "を運休")
      } else if rests(sentence, as: before) {
        found[index] = days + "は運休します"
        // The house's own sentence says no more of the buses.
        found[index - 1] = ""
      } else if last.isFound(in: sentence), houses.isFound(in: before) {
        // 12月31日は18:00で閉館します。モール発18:15が最終です.
        found[index] = days + "は" + sentence
      }
    }
    return found.filter { !$0.isEmpty }
  }

  /// "12月25日～1月7日は土曜ダイヤで運行します" and "日曜・祝日は日祝ダイヤです" behind it, with the second in a bracket: of these dates
  /// it is said, for of others it would say nothing.
  static func inBrackets(_ text: String) -> String {
    guard dayTable.isFound(in: text), text.contains("。"), DayStatements.isDate(text) else {
      return text
    }
    var found: [String] = []
    let sentences = text.split(separator: "。").map(String.init)
    for sentence in sentences {
      guard let before = found.last, dayTable.isFound(in: before), DayStatements.isDate(before),
        !DayStatements.isDate(sentence), dayTable.isFound(in: sentence),
        let topic = sentence.firstIndex(of: "は"),
        case let head = Texts.compact(sentence[..<topic]), case let days = behindBut(head) ?? head,
        DayWords.isPlain(days), !DayLabel.isDaily(days), !before.ends(with: "）")
      else {
        found.append(sentence)
        continue
      }
      found[found.count - 1] = before + "（" + days + sentence[topic...] + "）"
    }
    return found.count < sentences.count ? found.joined(separator: "。") : text
  }

  /// What stands behind ただし; nil for a sentence that does not begin so.
  private static func behindBut(_ sentence: String) -> String? {
    TripRule.buts.first(where: sentence.begins(with:)).map { but in
      String(sentence.dropFirst(but.count).drop { "、，".contains($0) })
    }
  }

  private static let dayTable = WordList(["ダイヤ"])

  /// 工作教室 of "工作教室は第2土曜日の13時から": of what a sentence speaks that is no bus and no day.
  private static func thing(of sentence: String) -> String? {
    guard let end = sentence.firstIndex(of: "は"), !OtherSubjects.speaksOfBuses(sentence) else {
      return nil
    }
    let topic = Texts.compact(sentence[..<end])
    guard (2...15).contains(topic.length), !LimitingWords.namesDays(topic),
      !DayStatements.isDate(topic), ServicePattern.read(topic).pattern == nil
    else { return nil }
    return topic
  }

  /// 4回目 of "4回目は4月から10月まで運行します": the trip of which a sentence speaks.
  private static func trip(of sentence: String) -> String? {
    guard let end = sentence.firstIndex(of: "は") else { return nil }
    let topic = Texts.compact(sentence[..<end])
    guard (2...10).contains(topic.length), !DayStatements.isDate(topic),
      PartSentences.namesPart(topic) || topic.ends(with: "回目") || topic.ends(with: "本目")
    else { return nil }
    return topic
  }

  /// "11月から3月までは運休します" behind such a sentence is said of the same trip.
  private static func isOfTrip(_ sentence: String) -> Bool {
    stops.isFound(in: sentence) && !PartSentences.namesPart(sentence)
      && !sentence.contains("全") && !sentence.contains("バス") && trip(of: sentence) == nil
  }

  /// "1月9日はお休み" behind such a sentence is said of the same.
  private static func isOfThing(_ sentence: String) -> Bool {
    sentence.contains("休") && !OtherSubjects.speaksOfBuses(sentence) && thing(of: sentence) == nil
  }

  /// "5月5日は運行します" behind 毎週水曜日は運休します: then too, and not then alone.
  private static func runsAfterAll(_ sentence: String) -> Bool {
    guard let topic = sentence.firstRange(of: "は運行") ?? sentence.firstRange(of: "は運転"),
      case let days = String(sentence[..<topic.lowerBound]), DayStatements.isDate(days)
    else { return false }
    return DayWords.onlyDates(Texts.compact(days))
  }

  /// Whether a sentence says that buses rest too, behind one that says it of a house.
  private static func rests(_ sentence: String, as before: String) -> Bool {
    guard sentence.utf8.count <= 90, houses.isFound(in: before), stops.isFound(in: sentence) else {
      return false
    }
    return also.isFound(in: sentence) && !PartSentences.namesPart(sentence)
  }

  /// 11月30日（月） of "2026年11月9日　11月30日（月）は全館休館", whose first date is that of the news.
  private static func days(of sentence: String) -> String? {
    guard let end = sentence.firstIndex(where: { "は…：:".contains($0) }) else { return nil }
    let head = Self.leads.reduce(String(sentence[..<end])) { $0.replacing(bytes: $1, with: "") }
    let parts = head.split { " 　".contains($0) }
    let isNews = parts.count > 1 && parts[0].contains("年")
    return DaysBeforeService((isNews ? parts.suffix(1) : parts).joined(separator: " "))?.days
  }

  /// With which an apology begins.
  private static let leads = [
    "誠に勝手ながら", "まことに勝手ながら", "誠に申し訳ございませんが", "申し訳ございませんが", "勝手ながら",
  ].flatMap { [$0 + "、", $0] }
  private static let houses = WordList([
    "休館", "休業", "休場", "休園", "休診", "休み", "臨時休", "閉館", "閉店", "閉園", "閉場", "終了", "まで",
  ])
  private static let last = WordList(["最終", "終バス", "終了", "まで運", "までの運", "までとな"])
  /// The days of the sentence before by another name.
  private static let within = WordList(["期間中", "この期間", "同期間", "上記期間", "期間は"])
  private static let also = WordList([
    "バスも", "送迎も", "便も", "運行も", "バスの運行も", "こちらも", "同様に", "休館中は", "休業中は", "休園中は", "休場中は", "休診中は",
    "期間中は",
    "期間は", "この間", "その間", "当日は", "同日は", "両日は", "両日とも",
  ])
  private static let stops = WordList([
    "運休", "お休み", "運行しません", "運行いたしません", "運行はありません", "ございません", "休止",
  ])
}
