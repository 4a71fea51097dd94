/// The `degree`-th root of a number of 0 or more, by Newton's method: the standard library has no
/// power function, its square root would need the C library's, and colour arithmetic needs only roots.
func root(_ degree: Int, of value: Double) -> Double {
  precondition(degree > 0, "a root has a positive degree")
  guard value > 0 else { return 0 }
  var guess = max(1, value)
  while true {
    var power = 1.0
    for _ in 1..<degree { power *= guess }
    let next = (Double(degree - 1) * guess + value / power) / Double(degree)
    // From above the true root, Newton's steps only fall; the first that does not is rounding.
    if next >= guess { return guess }
    guess = next
  }
}
