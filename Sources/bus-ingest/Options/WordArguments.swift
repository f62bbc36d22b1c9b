public import ArgumentParser
public import BusModel
public import BusQuery

extension Direction: ExpressibleByArgument {}

extension Language: ExpressibleByArgument {}

extension Moment: ExpressibleByArgument {
  /// Reads "2026-11-21T03:20".
  public init?(argument: String) { self.init(argument) }
}
