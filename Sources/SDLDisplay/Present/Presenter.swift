import Drawing

/// What brings pixels to an eye: one for each way SDL has of showing them.
protocol Presenter: AnyObject {
  /// SDL's name of the driver, or `headless`.
  var driver: String { get }
  /// SDL's number of the window, 0 where there is none.
  var windowID: UInt32 { get }
  /// The size of the screen or window in px.
  var outputSize: Size { get }
  /// The descriptor on which its events arrive, if there is one.
  var descriptor: Int32? { get }
  /// Whether keys come from devices that SDL reads itself, so that they must be watched.
  var readsDevices: Bool { get }

  /// Brings those rectangles of the picture to the screen.
  func present(_ picture: Bitmap, _ rects: [Rect], _ rotation: Rotation) throws(DisplayError)

  /// The colour that a place of the screen really has; nil where that cannot be known.
  func readBack(x: Int, y: Int) -> Color?
}
