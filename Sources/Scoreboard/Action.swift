import Buttons

/// What somebody wants, named after what it does: the only thing that changes a console.
public enum Action: Sendable, Hashable {
  case badminton(BadmintonScreen.Action)
  case quoridor(QuoridorScreen.Action)
  case spy(SpyScreen.Action)
  case menu(MenuScreen.Action)
  /// Another screen is shown; `menu` remembers where to go back to.
  case show(ScreenName)
  /// A setting is changed by hand; it is stored and outlives a restart.
  case choose(Choice)
  /// A second press of the line within the repeat guard: refused.
  case slip(Line)
  /// Edges of the line were read too late and dropped: refused.
  case stale(Line)
  /// The line has been down for 10 s and is ignored.
  case stuck(Line)
  /// The stuck line was released.
  case unstuck(Line)
}
