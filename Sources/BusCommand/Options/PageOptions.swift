public import ArgumentParser
import BusQuery

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
