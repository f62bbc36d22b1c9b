import BusBoard
import Testing

@Suite struct SetupTests {
  @Test("M-4: the button works when all four rules hold, and never else, for all lengths 0 … 12")
  func rules() {
    for idLength in 0...12 {
      for length in 0...12 {
        for isSame in [true, false] {
          for isAgreed in [true, false] {
            let password = String(repeating: "p", count: length)
            let binding = SetupScreen.Binding(
              id: String(repeating: "i", count: idLength), password: password,
              confirmation: isSame ? password : password + "x", isAgreed: isAgreed)
            let state = SetupScreen.reduce(SetupScreen.State(), .filled(binding))
            let isRight = idLength >= 6 && length >= 8 && isSame && isAgreed
            #expect(SetupScreen.output(of: state).isSignUpEnabled == isRight)
            let sent = SetupScreen.output(of: SetupScreen.reduce(state, .submitted))
            #expect((sent.effect != nil) == isRight)
            #expect(sent.showsFaults == !isRight)
          }
        }
      }
    }
  }

  @Test("M-4: when the account is made, サインアップ完了 is said, and no password stands on any page")
  func completion() throws {
    let binding = SetupScreen.Binding(
      id: "family", password: "secret-word", confirmation: "secret-word", isAgreed: true)
    var state = SetupScreen.reduce(SetupScreen.State(), .filled(binding))
    let form = SetupScreen.output(of: state).page(try visit("2026-11-21T07:00:00"))
    #expect(!form.text.contains("secret-word"))
    #expect(form.text.contains("minlength=\"6\"") && form.text.contains("minlength=\"8\""))
    state = SetupScreen.reduce(SetupScreen.reduce(state, .submitted), .created)
    let done = SetupScreen.output(of: state)
    #expect(done.effect == nil)
    #expect(done.page(try visit("2026-11-21T07:00:00")).text.contains("サインアップ完了"))
  }

  @Test(
    "M-4: a code that is refused makes no account, and is asked for on the page",
    arguments: PairPage.Fault.allCases)
  func refused(fault: PairPage.Fault) throws {
    let binding = SetupScreen.Binding(
      id: "family", password: "secret-word", confirmation: "secret-word", isAgreed: true,
      code: "ABCD2345")
    var state = SetupScreen.reduce(SetupScreen.State(), .filled(binding))
    let fresh = SetupScreen.output(of: state).page(try visit("2026-11-21T07:00:00")).text
    #expect(fresh.contains("type=\"hidden\" name=\"code\" value=\"ABCD2345\""))
    state = SetupScreen.reduce(SetupScreen.reduce(state, .submitted), .refused(fault))
    let output = SetupScreen.output(of: state)
    #expect(output.effect == nil && !output.isDone)
    let page = output.page(try visit("2026-11-21T07:00:00"))
    #expect(page.status == 422)
    #expect(page.text.contains("<input id=\"code\""))
    #expect(page.text.contains(visitWords(fault)) && !page.text.contains("secret-word"))
    state = SetupScreen.reduce(SetupScreen.reduce(state, .filled(binding)), .submitted)
    #expect(SetupScreen.output(of: state).effect != nil)
  }

  private func visitWords(_ fault: PairPage.Fault) -> String {
    switch fault {
    case .wrong: "コードが違います"
    case .expired: "期限が切れました"
    case .tooMany: "5回間違えました"
    }
  }
}
