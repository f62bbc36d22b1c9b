/// What all screens have in common (Input, Binding, Output).
///
/// A screen is values and two pure functions: `reduce` takes in what happened, and `output` says what
/// is seen. What is seen is equal as long as nothing on it changes, so that who has it already need
/// not get it again; and one output feeds the page, the picture, the text and the JSON.
public protocol Screen {
  /// What happens: a question, a tick of the clock, data that is published.
  associatedtype Input: Sendable
  /// What goes both ways: the fields of the screen's forms, by the names of its HTML.
  associatedtype Binding: Hashable, Sendable
  /// What the screen rests on.
  associatedtype State: Sendable
  /// What is seen; nothing but ``output(of:)`` makes one.
  associatedtype Output: Hashable, Sendable

  /// Takes in what happened.
  static func reduce(_ state: State, _ input: Input) -> State

  /// What is seen.
  static func output(of state: State) -> Output
}
