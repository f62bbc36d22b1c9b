/// How a command ended: the contract's exit statuses, after sysexits(3).
public struct ExitStatus: RawRepresentable, Hashable, Sendable {
  /// The number that the shell sees.
  public let rawValue: Int32

  /// A status by its number.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// What was typed cannot be meant (EX_USAGE).
  public static let usage = ExitStatus(rawValue: 64)
  /// The data was refused (EX_DATAERR).
  public static let refused = ExitStatus(rawValue: 65)
  /// An input cannot be opened (EX_NOINPUT).
  public static let noInput = ExitStatus(rawValue: 66)
  /// Something that does the work is not there (EX_UNAVAILABLE).
  public static let unavailable = ExitStatus(rawValue: 69)
  /// A fault of ours (EX_SOFTWARE).
  public static let internalFault = ExitStatus(rawValue: 70)
  /// An output cannot be made (EX_CANTCREAT).
  public static let cannotCreate = ExitStatus(rawValue: 73)
  /// Reading or writing went wrong (EX_IOERR).
  public static let inputOutput = ExitStatus(rawValue: 74)
  /// Something else is at work; try again (EX_TEMPFAIL).
  public static let temporary = ExitStatus(rawValue: 75)
  /// routes.json is wrong (EX_CONFIG).
  public static let badSettings = ExitStatus(rawValue: 78)
}
