public import BusModel

/// A holiday feed that is not taken in; the last good one is kept.
public struct HolidayFeedFault: Error, Hashable, Sendable {
  /// What is wrong with it.
  public let fault: HolidayFault

  init(_ fault: HolidayFault) { self.fault = fault }
}
