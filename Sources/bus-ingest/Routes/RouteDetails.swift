import BusJSON
import ArgumentParser
import BusModel

/// What `routes add` and `routes edit` say of a route beside its pages, in the same words.
struct RouteDetails: ParsableArguments {
  @Option(
    name: [.customLong("back"), .customLong("add-back")],
    help: ArgumentHelp("A page of the way back; may be given again.", valueName: "url"))
  var back: [String] = []

  @Option(help: "What people read in place of the name; '' for the name.")
  var title: String?

  @Option(help: ArgumentHelp("Minutes to the stop; '' for none.", valueName: "minutes"))
  var walk: String?

  @Option(
    name: .customLong("operator"),
    help: ArgumentHelp("A company's id; else the one whose host it is.", valueName: "id"))
  var operatorID: String?

  @Option(help: ArgumentHelp("The approach page of the way out.", valueName: "url"))
  var approach: String?

  @Option(help: ArgumentHelp("The approach page of the way back.", valueName: "url"))
  var approachBack: String?

  /// The route with what was said; an empty text takes a value away.
  ///
  /// - Throws: ``Failure`` with 64 for a walk that is no number.
  func applied(to route: RouteSetting) throws(Failure) -> RouteSetting {
    var route = route
    if let title { route.title = Self.value(title) }
    if let walk { route.walkMinutes = try Self.minutes(walk) }
    if let operatorID { route.operatorID = Self.value(operatorID) }
    if let approach { route.outboundProximityURL = Self.value(approach) }
    if let approachBack { route.inboundProximityURL = Self.value(approachBack) }
    return route
  }

  private static func value(_ text: String) -> String? { text.isEmpty ? nil : text }

  private static func minutes(_ text: String) throws(Failure) -> Int? {
    if text.isEmpty { return nil }
    guard let minutes = Int(text) else {
      throw Failure(64, "--walk: expected minutes, found \(JSONValue.string(text).text())")
    }
    return minutes
  }
}
