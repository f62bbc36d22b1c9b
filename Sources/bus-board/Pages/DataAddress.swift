import BusBoard
import HTTPTypes

/// Where the data of a page is: its own address with `.json` behind it leads there.
enum DataAddress {
  /// The address of the data; nil where the question is not for any.
  static func of(_ question: Question) -> String? {
    guard question.method == .get, question.path.hasSuffix(".json") else { return nil }
    let parts = question.path.dropLast(5).split(separator: "/").map(String.init)
    guard let path = path(parts) else { return nil }
    return "/api/v1" + path + (question.queryText.map { "?" + $0 } ?? "")
  }

  private static func path(_ parts: [String]) -> String? {
    switch (parts.first, parts.count) {
    case (nil, _), ("sign", 1), ("about", 1): return "/routes"
    case ("settings", 1): return "/routes"
    case ("settings", 2) where parts[1] == "devices": return "/devices"
    case ("settings", 2) where parts[1] == "routes": return "/routes"
    case ("calendar", 1), ("status", 1): return "/" + parts[0]
    case ("r", 2): return "/routes/\(parts[1])/next"
    case ("r", 3)
    where ["timetable", "history", "diff", "why", "approach"].contains(parts[2]):
      return "/routes/\(parts[1])/\(parts[2])"
    default: return nil
    }
  }
}
