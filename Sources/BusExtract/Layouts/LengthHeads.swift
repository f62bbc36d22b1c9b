/// Heads of columns of times that are none: how long a ride takes or is to be waited for, and 1.45 that are kilometres.
enum LengthHeads {
  /// Whether a head without white space is one.
  static func isOne(_ head: String) -> Bool { heads.contains(Texts.lowercased(head)) }

  private static let heads: Set<String> = [
    "所要", "所要時間", "所要分", "経過時間", "経過", "累計", "累計時間", "積算", "通算", "キロ程", "営業キロ", "キロ", "距離", "区間距離",
    "出発まで", "発車まで", "発まで", "到着まで", "残り時間", "あと", "待ち時間", "countdown",
    "累計距離", "営業距離", "キロ数", "km", "ｋｍ", "㎞", "粁", "距離(km)", "距離（km）", "距離（ｋｍ）", "キロ程(km)", "キロ程（km）",
  ]
}
