/// What the cells of one terminal's grids refer to by number: pens and clusters.
///
/// Grids that are to be compared with each other share one store.
package final class CellStore {
  var pens = PenTable()
  var clusters = ClusterPool()

  /// So many pens or clusters are gathered before those no longer shown are let go. A usual screen
  /// has a few dozen of both; 1,024 cost about 50 kB.
  private var threshold: Int
  private let smallestThreshold: Int

  /// - Parameter threshold: how many pens or clusters make a compaction worth its time.
  package init(threshold: Int = 1024) {
    self.threshold = threshold
    smallestThreshold = threshold
  }

  /// Whether so much has gathered that `compact(_:)` should be called.
  package var isCrowded: Bool { pens.count > threshold || clusters.count > threshold }

  /// How many pens and clusters are kept.
  package var counts: (pens: Int, clusters: Int) { (pens.count, clusters.count) }

  /// Lets go of all pens and clusters that none of the grids shows. What the grids show stays as
  /// it is; any other grid of this store is invalid afterwards.
  ///
  /// - Complexity: O(cells + pens + clusters), and so seldom that it costs nothing per frame.
  package func compact(_ grids: inout [CellGrid]) {
    var livePens = [Bool](repeating: false, count: pens.count)
    var liveClusters = [Bool](repeating: false, count: clusters.count)
    for grid in grids {
      for cell in grid.cells {
        livePens[Int(cell.pen)] = true
        if cell.glyph & Cell.clusterBit != 0 {
          liveClusters[Int(cell.glyph & ~Cell.clusterBit)] = true
        }
      }
    }
    let movedPens = pens.compact(keeping: livePens)
    let movedClusters = clusters.compact(keeping: liveClusters)
    for index in grids.indices {
      grids[index].renumber(pens: movedPens, clusters: movedClusters)
    }
    // Twice what is live: a screen that shows thousands of colours isn't compacted each time.
    threshold = max(smallestThreshold, 2 * max(pens.count, clusters.count))
  }
}
