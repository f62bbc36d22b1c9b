/// Something that ends a command: what to tell, and the exit status of the contract.
struct Failure: Error {
  let exitStatus: Int32
  let message: String

  init(_ exitStatus: Int32, _ message: String) {
    self.exitStatus = exitStatus
    self.message = message
  }
}
