internal import BusModel

/// News of buses that run besides those of the timetable ("花火の夜は臨時便を運行します"), or do not: they change no day.
package enum AddedBuses {
  /// Whether a sentence says that and nothing of the buses of the timetable.
  package static func isOne(_ sentence: String) -> Bool {
    additions.contains(where: sentence.holds(bytes:))
      && !others.contains(where: sentence.holds(bytes:))
  }

  /// Whether a sentence says when such a bus leaves: "12月24日は22時35分発の最終便を増発します". The timetable of that day
  /// lacks it.
  package static func tellsTime(_ sentence: String) -> Bool {
    kinds.contains(where: sentence.holds(bytes:)) && LabelText(sentence).holdsDeparture
  }

  private static let kinds = ["臨時", "増便", "増発", "深夜便", "深夜バス", "最終便", "終バス", "最終バス"]
  private static let additions = [
    "臨時便を", "臨時バスを", "臨時バスが", "増便し", "増便いたし", "増便を", "増発し", "増発いたし", "増発を", "深夜バスを運行", "深夜便を運行",
    "最終便を延長", "終バスを延長", "最終バスを延長", "終夜運転は", "終夜運行は", "終夜バスは", "終夜運転を", "終夜運行を",
  ]
  private static let others = [
    "運休", "ダイヤ", "減便", "のみ", "休止", "時刻", "変更", "繰", "通過", "除", "代わ", "かわり", "振替", "右欄", "左欄", "別",
    "一部",
    "平日は", "祝日は",
  ]
}

extension LabelText {
  /// "22:35発" or "22時35分発".
  fileprivate var holdsDeparture: Bool {
    characters.indices.contains { index in
      guard characters[index] == "発" else { return false }
      let before = characters[..<index].reversed().drop { $0 == "分" || $0 == " " }
      let rest = before.drop { $0.properties.numericType != nil }
      guard before.count - rest.count == 2, let sign = rest.first,
        ":時".unicodeScalars.contains(sign)
      else { return false }
      return rest.dropFirst().first?.properties.numericType != nil
    }
  }
}
