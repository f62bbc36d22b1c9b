extension PatternCodeReader {
  /// A part of the year.
  mutating func period() -> Period? {
    if take("M") {
      guard let bits = number(upTo: Int(UInt32.max)), take(".") else { return nil }
      return .daysOfMonth(UInt32(bits))
    }
    if take("O") {
      guard let (name, doubt) = nameInDoubt() else { return nil }
      return .open(OpenPeriod(word: name, doubt: doubt))
    }
    if take("N") {
      guard let (name, doubt) = nameInDoubt() else { return nil }
      return .named(name, doubt: doubt)
    }
    if take("H") { return name().map { .holiday($0) } }
    if take("S") {
      for (letter, time) in PatternCode.schools where take(letter) { return .school(time) }
      return nil
    }
    if take("B") {
      guard let days = days(), let shift = shift() else { return nil }
      return .beside(days, shift)
    }
    return span().map { .span($0) }
  }

  private mutating func nameInDoubt() -> (String, DateSpan?)? {
    guard isNext("[") else { return name().map { ($0, nil) } }
    guard let doubt = span(), let name = name() else { return nil }
    return (name, doubt)
  }

  /// The text between quotation marks; never empty.
  mutating func name() -> String? {
    guard take("\"") else { return nil }
    var name: [UInt8] = []
    while !take("\"") {
      _ = take("\\")
      guard let byte = next() else { return nil }
      name.append(byte)
    }
    return name.isEmpty ? nil : String(validating: name, as: UTF8.self)
  }

  private mutating func span() -> DateSpan? {
    guard take("[") else { return nil }
    let first = isNext("~") ? nil : end()
    guard take("~") else {
      guard let first, take("]") else { return nil }
      return DateSpan(first: first, last: first)
    }
    let last = isNext("]") ? nil : end()
    guard first != nil || last != nil, take("]") else { return nil }
    return DateSpan(first: first, last: last)
  }

  private mutating func end() -> SpanEnd? {
    guard let first = number(upTo: 9999), take("-"), let second = number(upTo: 31) else {
      return nil
    }
    var (year, month, day) = (Int?.none, first, second)
    if take("-") {
      guard let third = number(upTo: 31) else { return nil }
      (year, month, day) = (first, second, third)
    }
    var latest = day
    if take(".") {
      guard let number = number(upTo: 31) else { return nil }
      latest = number
    }
    guard (1...12).contains(month), (1...31).contains(day), day <= latest else { return nil }
    var end = SpanEnd(year: year, month: month, days: day...latest)
    if take("*") {
      guard let weekday = weekday() else { return nil }
      end.weekday = weekday
    }
    return end
  }
}

extension PatternCodeReader {
  /// Days of the week; none where none stand.
  mutating func days() -> DaySet? {
    var days = DaySet()
    for (letter, kind) in PatternCode.kinds where take(letter) { days.kinds.insert(kind) }
    while let weekday = weekday() { days.weekdays.insert(weekday) }
    while take("#") {
      guard let weekday = weekday() else { return nil }
      var ordinals = DaySet.Ordinals()
      while let number = number(upTo: 5, digits: 1) {
        guard number > 0 else { return nil }
        ordinals.formUnion(.nth(number))
      }
      if take("L") { ordinals.formUnion(.last) }
      guard !ordinals.isEmpty else { return nil }
      days.ordinals[weekday] = ordinals
    }
    return days
  }

  /// How days stand to others.
  mutating func shift() -> DayShift? {
    for (letter, shift) in PatternCode.shifts where take(letter) { return shift }
    return nil
  }

  private mutating func weekday() -> Weekday? {
    number(upTo: 6, digits: 1).flatMap { Weekday(rawValue: $0) }
  }

  private mutating func number(upTo most: Int, digits: Int = 10) -> Int? {
    var value: Int?
    var count = 0
    while count < digits, let byte = peek(), (0x30...0x39).contains(byte) {
      let number = (value ?? 0) * 10 + Int(byte - 0x30)
      guard number <= most else { return nil }
      value = number
      count += 1
      _ = next()
    }
    return value
  }
}
