extension String {
  /// "12月29日は運休し、28日・30日に運行" with the month for each of its days.
  var carryingMonths: String {
    guard contains("月"), contains("日") else { return self }
    let characters = Array(self)
    var text = ""
    var (month, day): (Int?, Int) = (nil, 0)
    var index = 0
    while index < characters.count {
      var end = index
      while end < characters.count, characters[end].isNumber, end - index < 4 { end += 1 }
      guard end > index, let number = Int(String(characters[index..<end])) else {
        text.append(characters[index])
        index += 1
        continue
      }
      let before = index > 0 ? characters[index - 1] : " "
      let next = end < characters.count ? characters[end] : " "
      let isDay =
        next == "日" && !"月/／年の毎0123456789".contains(before)
        && (end + 1 == characters.count || !"間目前後程以".contains(characters[end + 1]))
      if next == "月", (1...12).contains(number) { month = number }
      if isDay, let known = month {
        // 31日から3日まで is the third of the next month.
        let isBehind = number < day && "ら～〜-".contains(before)
        text += "\(isBehind ? known % 12 + 1 : known)月"
      }
      if next == "日" { day = number }
      text += String(characters[index..<end])
      index = end
    }
    return text
  }
}
