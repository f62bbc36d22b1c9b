import BusExtract
import BusLabels
import BusModel
import BusNormalise

/// libFuzzer's entry: any bytes are a page, which is read and normalised as a night does it,
/// and whose markup, when it is plain, means to `PlainMarkup` what it means to libxml2.
///
/// `LLVMFuzzerTestOneInput` of <https://llvm.org/docs/LibFuzzer.html>, whose runtime brings `main`.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  precondition(PageParser.agreement(on: bytes) != false, "PlainMarkup and libxml2 differ")
  let page = Extract.page(bytes)
  _ = Normalise.timetables(of: page)
  PatternMemo.shared.forget()
  return 0
}
