import Drawing

/// Shows nothing: the picture can be saved.
final class HeadlessPresenter: Presenter {
  let driver = "headless"
  let windowID: UInt32 = 0
  let outputSize: Size
  let descriptor: Int32? = nil
  let readsDevices = false

  init(size: Size) {
    outputSize = size
  }

  func present(_ picture: Bitmap, _ rects: [Rect], _ rotation: Rotation) {}

  func readBack(x: Int, y: Int) -> Color? { nil }
}
