extension Move {
  /// What is asked for.
  ///
  /// A stack is that of the container or, within columns and pages, the one in front. What the entry
  /// on top of a stack holds has stacks of its own: the front is the innermost of them, and moves that
  /// are asked of the outer one act on that very stack.
  public indirect enum Action: Sendable {
    /// Puts a destination on top of the stack; where asked so, only if its route is not there
    /// already. (Some libraries say advance or pushView.)
    case push(Destination, unlessOnTop: Bool = false)
    /// Takes so many entries off the stack, at least 1; the root stays. (Some libraries say unwind.)
    case pop(Int)
    /// Takes off everything above the uppermost entry that matches, which may be the root.
    case popTo(EntryMatch)
    /// Takes off everything above the root. (Some libraries say home or backToRoot.)
    case popToRoot
    /// Puts a destination in the place of the entry on top.
    case replaceTop(Destination)
    /// Makes the path above the root lead through these destinations; entries that both paths
    /// begin with stay the same.
    case setPath([Destination])
    /// Puts destinations into the stack, the first at an index that counts from the root: from 1,
    /// just above the root, to the number of entries, which is on top.
    case insert([Destination], at: Int)
    /// Takes all entries that match out of the stack; the root stays.
    case remove(EntryMatch)
    /// Takes an entry off this stack and puts it, as it is, on top of another one.
    case transfer(EntryID, to: Target)
    /// Shows a destination in the detail column in place of its path; where there are no columns,
    /// the same as push.
    case show(Destination)
    /// Brings a column to the front.
    case front(ColumnRole)
    /// Asks for a column to be shown or hidden.
    case setColumn(ColumnRole, ColumnVisibility)
    /// Hides a column that shows, and shows one that does not; where all are collapsed, brings it to
    /// the front.
    case toggleColumn(ColumnRole)
    /// Gives a column that shows another width in points, as far as the style goes along.
    case resizeColumn(ColumnRole, width: Double)
    /// Selects a page.
    case select(PageChoice)
    /// Selects a page as one who presses its tab means it: the page that is selected already goes
    /// back to its root.
    case selectOrPopToRoot(PageChoice)
    /// Makes these the pages of the pager; those whose keys are there already stay the same ones
    /// with all that they hold. The selection stays on its page or, where that goes, is the nearest
    /// one.
    case setPages([PagePlan])
    /// Puts pages among those of the pager, the first at an index from 0 to their number.
    case insertPages([PagePlan], at: Int)
    /// Takes a page away with all that it holds; the last one stays.
    case removePage(PageChoice)
    /// Puts a page at another place; one that is out of range is the nearest one.
    case movePage(PageChoice, to: Int)
    /// One step back as a user means it: pop, at a column's root the column before it, at the
    /// beginning of what an entry holds a pop of that entry, at the root of a presentation its
    /// dismissal.
    case back
    /// All the way back as a user means it.
    case home
    /// Shows a container above everything.
    case present(Presentation.Kind, ContainerPlan)
    /// Takes presentations away.
    case dismiss(Dismissal = .this)
    /// Takes an entry away with all above it, wherever it is; a root in what an entry holds with that
    /// entry, the root of a presentation with the presentation.
    case leave(EntryID)
    /// Leads back to an entry, wherever it is: presentations above it are taken away, its page is
    /// selected, its column brought to the front, and what is above it, or above the entry that holds
    /// its container, taken off.
    case reveal(EntryID)
    /// Several moves as one: all of them or none, one change, guarded as a whole. Moves of it that
    /// have nothing to do are left out.
    case batch([Move])
    /// Asks to leave the app altogether: every screen's guards are asked, nothing is taken away.
    case close
  }

  /// Which presentations are taken away.
  public enum Dismissal: Hashable, Sendable {
    /// The one that the container is in, with all above it.
    case this
    /// The topmost.
    case top
    /// All.
    case all
    /// All above the layer that a container is in.
    case downTo(ContainerID)
  }
}

extension Move.Action {
  /// The destinations that the move brings.
  var destinations: [Destination] {
    switch self {
    case .push(let one, _), .replaceTop(let one), .show(let one): one.all
    case .setPath(let path), .insert(let path, _):
      // A long path is not taken apart where nothing is in it.
      path.contains(where: \.isHolding) ? path.flatMap(\.all) : path
    case .present(_, let plan): plan.destinations
    case .setPages(let pages), .insertPages(let pages, _): pages.flatMap(\.content.destinations)
    case .batch(let moves): moves.flatMap(\.action.destinations)
    case .pop, .popTo, .popToRoot, .remove, .transfer, .front, .setColumn, .toggleColumn,
      .resizeColumn, .select, .selectOrPopToRoot, .removePage, .movePage, .back, .home, .dismiss,
      .leave, .reveal, .close:
      []
    }
  }
}
