import type { FlowGrid } from './flow-grid.ts';
import { back, ways } from './ways.ts';

/** A node's tree: the front's, the rear's, or none yet. */
export const [front, free] = [1, 0];
const rear = -1;

/** Values of a node's parent other than a neighbour. */
export const [root, orphan, nobody] = [ways, ways + 1, -1];

/**
 * Two forests that grow toward each other from the nodes with votes: capacity remains from root to
 * leaf in the front's, from leaf to root in the rear's.
 */
export class SearchTrees {
  readonly side: Int8Array;
  /** Direction of a node's parent, or one of `root`, `orphan` and `nobody`. */
  readonly parent: Int8Array;
  /** Steps to the root at the time of the stamp. */
  private readonly distance: Int32Array;
  private readonly stamp: Int32Array;
  private time = 0;
  private readonly grid: FlowGrid;

  constructor(grid: FlowGrid, votes: Float64Array) {
    this.grid = grid;
    this.side = new Int8Array(votes.length);
    this.parent = new Int8Array(votes.length).fill(nobody);
    this.distance = new Int32Array(votes.length);
    for (let node = 0; node < votes.length; node += 1) {
      const vote = votes[node];
      if (vote === 0) continue;
      this.side[node] = vote > 0 ? front : rear;
      this.parent[node] = root;
      this.distance[node] = 1;
    }
    this.stamp = new Int32Array(votes.length);
  }

  /**
   * Whether capacity remains from a node of this side to the neighbour that way; for the rear,
   * back.
   */
  opens(node: number, way: number, side: number): boolean {
    const { grid } = this;
    return (side === front ? grid.roomTo(node, way) : grid.roomFrom(node, way)) > 0;
  }

  /** Whether a node of a tree can reach a neighbour outside that tree. */
  borders(node: number): boolean {
    const side = this.side[node];
    if (side === free) return false;
    for (let way = 0; way < ways; way += 1) {
      if (this.side[this.grid.next(node, way)] !== side && this.opens(node, way, side)) return true;
    }
    return false;
  }

  take(child: number, way: number, by: number): void {
    this.parent[child] = way;
    this.stamp[child] = this.stamp[by];
    this.distance[child] = this.distance[by] + 1;
  }

  isNearerBy(node: number, by: number): boolean {
    return this.stamp[node] <= this.stamp[by] && this.distance[node] > this.distance[by];
  }

  /** Marks stored distances as possibly wrong. */
  tick(): void {
    this.time += 1;
  }

  /**
   * Attaches an orphan to the neighbour nearest to a root.
   *
   * @returns whether there is one
   */
  rehang(node: number): boolean {
    const side = this.side[node];
    let nearest: number = nobody;
    let least = Infinity;
    for (let way = 0; way < ways; way += 1) {
      const next = this.grid.next(node, way);
      if (this.side[next] !== side || !this.opens(next, back(way), side)) continue;
      const far = this.measure(next);
      if (far >= least) continue;
      nearest = way;
      least = far;
    }
    if (nearest === nobody) return false;
    this.parent[node] = nearest;
    this.stamp[node] = this.time;
    this.distance[node] = least + 1;
    return true;
  }

  /** Steps to a node's root, cached along the way; infinite below an orphan. */
  private measure(node: number): number {
    let [at, far] = [node, 0];
    while (this.stamp[at] !== this.time) {
      const way = this.parent[at];
      if (way === orphan || way === nobody) return Infinity;
      far += 1;
      if (way === root) return this.write(node, far);
      at = this.grid.next(at, way);
    }
    return this.write(node, far + this.distance[at]);
  }

  private write(node: number, far: number): number {
    let [at, left] = [node, far];
    while (this.stamp[at] !== this.time) {
      this.stamp[at] = this.time;
      this.distance[at] = left;
      left -= 1;
      const way = this.parent[at];
      if (way === root) break;
      at = this.grid.next(at, way);
    }
    return far;
  }
}
