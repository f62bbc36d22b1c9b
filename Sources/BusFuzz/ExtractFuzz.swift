import BusExtract
import BusLabels
import BusModel
import BusNormalise

/// libFuzzer's entry: any bytes are a page, which is read and normalised as a night does it.
///
/// `LLVMFuzzerTestOneInput` of <https://llvm.org/docs/LibFuzzer.html>, whose runtime brings `main`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let page = Extract.page(bytes)
  _ = Normalise.timetables(of: page)
  ServicePattern.forgetReadings()
  return 0
}
