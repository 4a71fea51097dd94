/// The name of a screen, as state and scripts write it.
public enum ScreenName: String, Sendable, Hashable, CaseIterable {
  case badminton
  case quoridor
  case spy
  case menu
}
