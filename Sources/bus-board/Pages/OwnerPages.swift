import BusBoard
import BusModel
import HTTPTypes

extension Board {
  /// The owner's account, where `bus board owner` asked for one: else there are no such addresses.
  var ownerPages: [Endpoint] {
    [
      .get("/setup", .open) { question in
        let isOwners = question.device?.isOwners ?? false
        if await household.hasOwner {
          guard isOwners, question.query["done"] != nil else { return .moved(to: "/sign-in") }
          return await setup(SetupScreen.reduce(SetupScreen.State(), .created), question)
        }
        guard await household.isInviting else { throw Problem.noPage }
        let binding = SetupScreen.Binding(code: question.query["code"] ?? "")
        return await setup(SetupScreen.reduce(SetupScreen.State(), .filled(binding)), question)
      },
      .post("/setup", .open) { try await signUp($0) },
      .get("/sign-in", .open) { question in
        guard await household.hasOwner else { throw Problem.noPage }
        if question.device?.isOwners ?? false { return .moved(to: "/settings/devices") }
        return await signInPage(SignInPage(), question)
      },
      .post("/sign-in", .open) { try await signIn($0) },
      .post("/sign-out") { question in
        guard let device = question.device, device.isOwners else { throw Problem.noPage }
        _ = try await household.remove(device.id)
        return .moved(to: SettingsPage.Done.signedOut.address)
          .with(.setCookie, Household.cookie(nil, question))
      },
    ]
  }

  private func signUp(_ question: Question) async throws -> Answer {
    guard await !household.hasOwner else { throw Self.taken }
    guard await household.isInviting else { throw Problem.noPage }
    let filled = SetupScreen.reduce(
      SetupScreen.State(), .filled(SetupScreen.Binding(question.form)))
    let state = SetupScreen.reduce(filled, .submitted)
    guard case .create(let id, let password) = SetupScreen.output(of: state).effect else {
      return await setup(state, question)
    }
    do {
      guard
        let token = try await household.signUp(
          id, password, code: question.form["code"] ?? "", at: question.now)
      else { throw Self.taken }
      return .moved(to: "/setup?done=1").with(.setCookie, Household.cookie(token, question))
    } catch let fault as PairingFault {
      return await setup(SetupScreen.reduce(state, .refused(fault.pageFault)), question)
    }
  }

  private func signIn(_ question: Question) async throws -> Answer {
    guard await household.hasOwner else { throw Problem.noPage }
    let form = question.form
    do {
      let token = try await household.signIn(
        form["id"] ?? "", form["password"] ?? "", on: question.device, at: question.now)
      return .moved(to: SettingsPage.Done.signedIn.address)
        .with(.setCookie, Household.cookie(token, question))
    } catch let fault as Household.SignInFault {
      let said: SignInPage.Fault = fault == .tooMany ? .tooMany : .wrong
      let page = SignInPage(id: form["id"] ?? "", fault: said)
      return await signInPage(page, question)
        .with(.retryAfter, fault == .tooMany ? "\(Owner.seconds)" : nil)
    }
  }

  private func setup(_ state: SetupScreen.State, _ question: Question) async -> Answer {
    Answer(SetupScreen.output(of: state).page(await visit(question)))
      .with(.cacheControl, "no-store")
  }

  private func signInPage(_ page: SignInPage, _ question: Question) async -> Answer {
    Answer(page.document(await visit(question))).with(.cacheControl, "no-store")
  }

  private static let taken = Problem(.ownerExists)
}

extension PairingFault {
  /// As pages tell it.
  var pageFault: PairPage.Fault {
    switch self {
    case .wrong: .wrong
    case .expired, .unwritten: .expired
    case .tooMany: .tooMany
    }
  }
}
