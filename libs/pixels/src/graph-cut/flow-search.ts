import { empty, type FlowGrid } from './flow-grid.ts';
import { createRing } from './ring.ts';
import { free, front, nobody, orphan, root, SearchTrees } from './search-trees.ts';
import { back, ways } from './ways.ts';

/** Where the trees meet: a node of the front's, and a direction. */
type Bridge = { from: number; way: number };

/**
 * Maximum flow by two search trees that are kept and mended (Boykov and Kolmogorov, PAMI 2004,
 * section 3; the stamps and distances are those of Kolmogorov's own implementation).
 */
export class FlowSearch {
  private readonly grid: FlowGrid;
  private readonly rest: Float64Array;
  private readonly trees: SearchTrees;
  private readonly side: Int8Array;
  private readonly parent: Int8Array;
  private readonly active: ReturnType<typeof createRing>;
  private readonly orphans: number[] = [];
  /** The root that the last way led to. */
  private end = 0;

  /** @param rest what votes have left, changed in place */
  constructor(grid: FlowGrid, rest: Float64Array) {
    this.grid = grid;
    this.rest = rest;
    this.trees = new SearchTrees(grid, rest);
    this.side = this.trees.side;
    this.parent = this.trees.parent;
    this.active = createRing(rest.length);
  }

  /** @returns 1 for the front */
  divide(): Uint8Array {
    const { trees, active, orphans } = this;
    for (let node = 0; node < this.rest.length; node += 1) {
      if (trees.borders(node)) active.add(node);
    }
    for (let node = active.first(); node !== undefined; node = active.first()) {
      const bridge = this.grow(node);
      if (!bridge) {
        active.drop();
        continue;
      }
      trees.tick();
      this.augment(bridge);
      for (let n = 0; n < orphans.length; n += 1) {
        const lost = orphans[n];
        if (!trees.rehang(lost)) this.release(lost);
      }
      orphans.length = 0;
    }
    return new Uint8Array(this.side.map((own) => (own === front ? 1 : 0)));
  }

  /** Adds free neighbours to the node's tree until it meets the other tree. */
  private grow(node: number): Bridge | undefined {
    const { grid, trees, side } = this;
    const own = side[node];
    if (own === free) return undefined;
    for (let way = 0; way < ways; way += 1) {
      if (!trees.opens(node, way, own)) continue;
      const next = grid.next(node, way);
      const other = side[next];
      if (other === -own) {
        return own === front ? { from: node, way } : { from: next, way: back(way) };
      }
      if (other === free) {
        side[next] = own;
        this.active.add(next);
        trees.take(next, back(way), node);
      } else if (trees.isNearerBy(next, node)) trees.take(next, back(way), node);
    }
    return undefined;
  }

  /** Augments by the path's smallest capacity; nodes whose link is saturated become orphans. */
  private augment({ from, way }: Bridge): void {
    const { grid, rest } = this;
    const to = grid.next(from, way);
    const ahead = this.narrowest(from, front);
    const source = this.end;
    const behind = this.narrowest(to, -front);
    const sink = this.end;
    const flow = Math.min(ahead, behind, grid.roomTo(from, way), rest[source], -rest[sink]);
    grid.send(from, way, flow);
    this.sendAlong(from, front, flow);
    this.sendAlong(to, -front, flow);
    this.drain(source, flow);
    this.drain(sink, -flow);
  }

  /** Smallest capacity between a node and its root, which becomes `end`. */
  private narrowest(node: number, own: number): number {
    const { grid, parent } = this;
    let [at, least] = [node, Infinity];
    for (let way = parent[at]; way !== root; way = parent[at]) {
      const room = own === front ? grid.roomFrom(at, way) : grid.roomTo(at, way);
      if (room < least) least = room;
      at = grid.next(at, way);
    }
    this.end = at;
    return least;
  }

  private sendAlong(node: number, own: number, flow: number): void {
    const { grid, parent } = this;
    let at = node;
    for (let way = parent[at]; way !== root; way = parent[at]) {
      const next = grid.next(at, way);
      const full = own === front ? grid.send(next, back(way), flow) : grid.send(at, way, flow);
      if (full) {
        parent[at] = orphan;
        this.orphans.push(at);
      }
      at = next;
    }
  }

  private drain(node: number, flow: number): void {
    const left = this.rest[node] - flow;
    this.rest[node] = Math.abs(left) > empty ? left : 0;
    if (this.rest[node] !== 0) return;
    this.parent[node] = orphan;
    this.orphans.push(node);
  }

  /** Frees a node without a parent; its children become orphans. */
  private release(node: number): void {
    const { grid, trees, side, parent } = this;
    const own = side[node];
    for (let way = 0; way < ways; way += 1) {
      const next = grid.next(node, way);
      if (side[next] !== own) continue;
      if (trees.opens(next, back(way), own)) this.active.add(next);
      if (parent[next] !== back(way)) continue;
      parent[next] = orphan;
      this.orphans.push(next);
    }
    side[node] = free;
    parent[node] = nobody;
  }
}
