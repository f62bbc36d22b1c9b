/// The days of the equinoxes in Japan.
///
/// 新こよみ便利帳 (Hydrographic Department of the Japan Coast Guard, "Astronomical formulas for
/// the almanac"): trunc(a + 0.242194 (y - 1980) - q), where a changes at 1980 and at 2100. From
/// 1851 to 1979 q is trunc((y - 1983) / 4), afterwards trunc((y - 1980) / 4), toward zero.
enum Equinox {
  /// The day of March, 1900 … 2150.
  static func vernal(_ year: Int) -> Int {
    day(year, year < 1980 ? 20.8357 : year < 2100 ? 20.8431 : 21.8510)
  }

  /// The day of September, 1900 … 2150.
  static func autumnal(_ year: Int) -> Int {
    day(year, year < 1980 ? 23.2588 : year < 2100 ? 23.2488 : 24.2488)
  }

  private static func day(_ year: Int, _ constant: Double) -> Int {
    let leaps = (year - (year < 1980 ? 1983 : 1980)) / 4
    return Int(constant + 0.242194 * Double(year - 1980)) - leaps
  }
}
