import Glibc

/// The terminal that results go to.
public enum Terminal {
  /// Whether results may be coloured: on a terminal that is not dumb, unless NO_COLOR is set.
  public static var hasColour: Bool {
    isatty(STDOUT_FILENO) == 1 && Shell.variable("NO_COLOR") == nil
      && Shell.variable("TERM") != "dumb"
  }

  /// Whether a person is there to answer a question.
  public static var isOutput: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether somebody sees what goes to standard error as it comes.
  public static var isWatched: Bool {
    isatty(STDERR_FILENO) == 1 && Shell.variable("TERM") != "dumb"
  }

  /// Puts a line in the place of the last one that was drawn, on standard error; an empty one erases it.
  public static func draw(_ line: String) { Output.draw("\r\u{1B}[K" + line) }

  /// Whether there is a person who could answer a question.
  public static var canAsk: Bool { isatty(STDIN_FILENO) == 1 }

  /// The columns of the terminal, at least 20; nil where results go elsewhere, which has no end of a
  /// line.
  public static var columns: Int? {
    size.flatMap { $0.ws_col > 0 ? max(20, Int($0.ws_col)) : nil }
  }

  /// The columns to lay out for: the terminal's; COLUMNS, else 80, where there is none.
  public static var width: Int {
    columns ?? Shell.variable("COLUMNS").flatMap { Int($0) }.map { min(max($0, 20), 1000) } ?? 80
  }

  /// The rows of the terminal; 24 where there is none.
  public static var height: Int {
    size.flatMap { $0.ws_row > 0 ? Int($0.ws_row) : nil } ?? 24
  }

  private static var size: winsize? {
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : nil
  }
}
