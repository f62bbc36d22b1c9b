internal import BusModel

/// What the law's holidays are called in English, as the Cabinet Office translates them.
enum HolidayNames {
  /// The English name; nil for a name that only a feed knows.
  static func english(_ japanese: String) -> String? { names[japanese] }

  private static let names: [String: String] = [
    "元日": "New Year's Day", "成人の日": "Coming of Age Day", "建国記念の日": "National Foundation Day",
    "天皇誕生日": "the Emperor's Birthday", "春分の日": "Vernal Equinox Day", "昭和の日": "Showa Day",
    "みどりの日": "Greenery Day", "憲法記念日": "Constitution Memorial Day", "こどもの日": "Children's Day",
    "海の日": "Marine Day", "山の日": "Mountain Day", "敬老の日": "Respect for the Aged Day",
    "秋分の日": "Autumnal Equinox Day", "スポーツの日": "Sports Day", "体育の日": "Health and Sports Day",
    "体育の日（スポーツの日）": "Health and Sports Day", "文化の日": "Culture Day",
    "勤労感謝の日": "Labour Thanksgiving Day", "結婚の儀": "the Crown Prince's wedding",
    "大喪の礼": "the funeral of the Emperor Showa", "即位礼正殿の儀": "the Enthronement Ceremony",
    "休日（祝日扱い）": "the Emperor's enthronement",
  ]
}
