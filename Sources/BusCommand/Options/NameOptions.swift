public import ArgumentParser
import BusQuery

/// `--walk`: how far the stop is.
public struct WalkOption: ParsableArguments {
  /// What was typed.
  @Option(.walk)
  public var walk: String?

  /// Nothing typed.
  public init() {}

  /// The minutes; nil when none were typed.
  ///
  /// - Throws: ``Failure`` with 64.
  public func minutes() throws(Failure) -> Int? { try Self.minutes(walk) }

  /// The same for a text that was typed.
  public static func minutes(_ text: String?) throws(Failure) -> Int? {
    try TypedNumber.whole(text, in: 0...600, option: "--walk") { .minutes($0) }
  }
}

/// `--destination` and `--platform`: of which buses, or what a page leaves out.
public struct NameOptions: ParsableArguments {
  /// The destination that was typed.
  @Option(.destination)
  public var destination: String?

  /// The platform that was typed.
  @Option(.platform)
  public var platform: String?

  /// Nothing typed.
  public init() {}
}

/// `--operator`: which company.
public struct OperatorOption: ParsableArguments {
  /// The id that was typed.
  @Option(name: .customLong("operator"), help: .text(.operatorID, "id"), completion: .operatorIDs)
  public var operatorID: String?

  /// Nothing typed.
  public init() {}
}

/// `--url`: which page.
public struct AddressOption: ParsableArguments {
  /// The address that was typed.
  @Option(help: .text(.url), completion: .pageAddresses)
  public var url: String?

  /// Nothing typed.
  public init() {}
}

/// `--within`: which part of a page.
public struct PartOption: ParsableArguments {
  /// The CSS selector that was typed.
  @Option(help: .text(.within, "css"))
  public var within: String?

  /// Nothing typed.
  public init() {}
}

/// `--replay`: pages from a folder.
public struct ReplayOption: ParsableArguments {
  /// The folder that was typed.
  @Option(help: .text(.replay, "folder"), completion: .directory)
  public var replay: String?

  /// Nothing typed.
  public init() {}
}
