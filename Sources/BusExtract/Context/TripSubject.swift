/// Of which of a page's trips a sentence speaks: "1便と3便", "2便以降", "最終便", "6:40発", "午後の便".
enum TripSubject: Equatable {
  case numbers([Int])
  case from(Int)
  case first, last
  case morning, afternoon
  case time(hour: Int, minute: Int)

  /// The subject that some words name and nothing else.
  init?(_ words: some StringProtocol) {
    var text = Texts.compact(words)
    for end in ["のバス", "の便", "便のバス", "発の便", "発便"] where text.ends(with: end) {
      text =
        String(text.before(ending: end))
        + (end.begins(with: "発") ? "発" : end.begins(with: "便") ? "便" : "")
    }
    if let fixed = Self.fixed[text] {
      self = fixed
    } else if let time = Self.time(text) {
      self = time
    } else if let numbers = Self.numbers(text) {
      self = numbers
    } else {
      return nil
    }
  }

  private static let fixed: [String: TripSubject] = [
    "最終便": .last, "最終バス": .last, "最終": .last, "終バス": .last, "終便": .last, "最終の": .last,
    "始発便": .first, "始発": .first, "始発バス": .first, "初便": .first, "午前": .morning, "午前便": .morning,
    "午後": .afternoon,
    "午後便": .afternoon,
  ]

  /// "6:40発", "6時40分発".
  private static func time(_ text: String) -> TripSubject? {
    let plain = String(
      String.UnicodeScalarView(
        text.unicodeScalars.compactMap { Unicode.Scalar(Scalars.folded($0.value)) }))
    let parts = plain.split { ":時".contains($0) }
    guard parts.count == 2, let hour = Int(parts[0]) else { return nil }
    let digits = parts[1].prefix(while: \.isNumber)
    guard let minute = Int(digits), digits.count == 2, minute < 60, hour < 30,
      ["", "発", "分", "分発", "便", "分便"].contains(String(parts[1].dropFirst(2)))
    else { return nil }
    return .time(hour: hour, minute: minute)
  }

  /// "1便", "第1便・第3便", "1・3便", "2便以降", "1～3便", "②便".
  private static func numbers(_ text: String) -> TripSubject? {
    // ③ by itself, and ③・④.
    let isCircled = text.unicodeScalars.allSatisfy {
      Scalars.isCircled($0.value) || "・、,と".unicodeScalars.contains($0)
    }
    guard text.contains("便") || isCircled else { return nil }
    if text.ends(with: "便以降") {
      return TripNumber.value(of: text).map { .from($0) }
    }
    var found: [Int] = []
    let listed = text.replacing("及び", with: "・").replacing("および", with: "・")
    let parts = listed.split { "・、,，と／/".contains($0) }
    for part in parts {
      let bare = part.filter { !"第便".contains($0) }
      let range = bare.split { "～〜~-".contains($0) }
      if range.count == 2, let first = TripNumber.value(of: String(range[0])),
        let last = TripNumber.value(of: String(range[1])), first < last, last - first < 30
      {
        found += Array(first...last)
      } else if bare.unicodeScalars.allSatisfy({ Self.isNumber($0) }),
        let number = TripNumber.value(of: bare)
      {
        found.append(number)
      } else {
        return nil
      }
    }
    return found.isEmpty ? nil : .numbers(found)
  }

  private static func isNumber(_ scalar: Unicode.Scalar) -> Bool {
    (0x30...0x39).contains(Scalars.folded(scalar.value)) || (0x2460...0x2473).contains(scalar.value)
  }

  /// Whether a departure is meant; `first` and `last` are of its column.
  func means(_ departure: Reading.Departure, isFirst: Bool, isLast: Bool) -> Bool {
    let number = departure.tripName.flatMap(TripNumber.value)
    return switch self {
    case .numbers(let numbers): number.map(numbers.contains) ?? false
    case .from(let first): number.map { $0 >= first } ?? false
    case .first: isFirst
    case .last: isLast
    case .morning: departure.hour < 12
    case .afternoon: departure.hour >= 12
    case .time(let hour, let minute): departure.hour == hour && departure.minute == minute
    }
  }
}
