import BusIngest
import BusModel
import BusSettings

extension Notice {
  /// Whether it asks for rules of the operator: the page speaks of days with a service of their own.
  var asksForServiceDays: Bool { code == "specialDays" }
}

extension RoutesFile {
  /// Whether a route's operator has rules for days with a service of their own.
  func hasServiceDays(for route: String) -> Bool {
    let setting = routes.first { $0.name == route }
    return setting.flatMap { serviceOperator(of: $0) }.map { !$0.serviceDays.isEmpty } ?? false
  }
}

extension IngestReport {
  /// Takes out the notices that the operators' rules in routes.json have answered.
  mutating func settle(by file: RoutesFile) {
    for index in routes.indices where file.hasServiceDays(for: routes[index].route) {
      routes[index].notices.removeAll { $0.notice.asksForServiceDays }
    }
  }
}
