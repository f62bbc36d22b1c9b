public import BusJSON
public import BusModel

/// A JSON document between two commands is not what the command before prints.
public enum DocumentFault: Error, Hashable, Sendable {
  /// It is no JSON.
  case notJSON(JSONFault, DocumentKind)
  /// A value at a place, "timetables[0].departures[3].departureTime", is another than expected.
  case value(path: String, expected: DocumentExpectation, found: DocumentFound)
}
