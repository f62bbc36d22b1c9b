import BusQuery

/// `/setup`: the owner's account, where one is wanted: the sign-up of the original article, with its
/// four fields and rules.
public enum SetupScreen: Screen {
  /// What happens.
  public enum Input: Hashable, Sendable {
    /// A field has changed.
    case filled(Binding)
    /// The button was pressed.
    case submitted
    /// The server has made the account.
    case created
    /// The server does not take the code that came with the address.
    case refused(PairPage.Fault)
  }

  /// The fields of the form.
  public struct Binding: Hashable, Sendable {
    /// `id`: at least six letters.
    public var id: String
    /// `password`: at least eight.
    public var password: String
    /// `confirmation`: the same again.
    public var confirmation: String
    /// `agreed`: whether the terms were agreed to.
    public var isAgreed: Bool
    /// `code`: what `bus board owner` printed; it comes with the address.
    public var code: String

    /// Fields.
    public init(
      id: String = "", password: String = "", confirmation: String = "", isAgreed: Bool = false,
      code: String = ""
    ) {
      self.id = id
      self.password = password
      self.confirmation = confirmation
      self.isAgreed = isAgreed
      self.code = code
    }

    /// The fields of a form that was sent.
    public init(_ query: Query) {
      self.init(
        id: query["id"] ?? "", password: query["password"] ?? "",
        confirmation: query["confirmation"] ?? "", isAgreed: query["agreed"] != nil,
        code: query["code"] ?? "")
    }
  }

  /// What the screen rests on.
  public struct State: Hashable, Sendable {
    fileprivate var binding = Binding()
    fileprivate var isSubmitted = false
    fileprivate var isCreated = false
    fileprivate var refusal: PairPage.Fault?

    /// An empty form.
    public init() {}
  }

  /// What is to be done.
  public enum Effect: Hashable, Sendable {
    /// Make the account.
    case create(id: String, password: String)
  }

  /// What is seen.
  public struct Output: Hashable, Sendable {
    /// What stands in the form.
    public let binding: Binding
    /// Whether the button can be pressed.
    public let isSignUpEnabled: Bool
    /// Whether the rules that are broken are to be said.
    public let showsFaults: Bool
    /// Why the code was not taken; nil as long as it was not refused.
    public let refusal: PairPage.Fault?
    /// Whether 「サインアップ完了」 is shown.
    public let isDone: Bool
    /// What is to be done; nil for nothing.
    public let effect: Effect?
  }

  /// The shortest that there may be.
  public static let (leastID, leastPassword) = (6, 8)

  /// Takes in what happened.
  public static func reduce(_ state: State, _ input: Input) -> State {
    var state = state
    switch input {
    case .filled(let binding):
      state.binding = binding
      state.isSubmitted = false
      state.refusal = nil
    case .submitted: state.isSubmitted = true
    case .created: state.isCreated = true
    case .refused(let fault): state.refusal = fault
    }
    return state
  }

  /// What is seen.
  public static func output(of state: State) -> Output {
    let binding = state.binding
    let isEnabled =
      binding.id.count >= leastID && binding.password.count >= leastPassword
      && binding.password == binding.confirmation && binding.isAgreed
    let isWanted =
      isEnabled && state.isSubmitted && !state.isCreated && state.refusal == nil
    return Output(
      binding: binding, isSignUpEnabled: isEnabled, showsFaults: state.isSubmitted && !isEnabled,
      refusal: state.refusal, isDone: state.isCreated,
      effect: isWanted ? .create(id: binding.id, password: binding.password) : nil)
  }
}
