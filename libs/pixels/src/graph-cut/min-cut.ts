import type { Links } from './contrast-links.ts';
import { empty, FlowGrid } from './flow-grid.ts';
import { createRing } from './ring.ts';
import { free, front, nobody, orphan, root, SearchTrees } from './search-trees.ts';
import { back, ways } from './ways.ts';

/** Where the trees touch: from a node of the front's, in a direction. */
type Bridge = { from: number; way: number };

/**
 * The division of a grid into front and rear that costs least: every node costs what it votes for
 * the side it is not given, and every link between the two sides costs its weight.
 *
 * @param votes for each node how much it speaks for the front (above 0) or for the rear (below)
 * @returns 1 for the front
 */
export const minCut = (width: number, votes: Float32Array, links: Links): Uint8Array =>
  createCut(width, links)(votes);

/**
 * Cuts one grid by one set of votes after another. What flowed the last time goes on flowing, so
 * that votes that hardly differ are answered in far less time (Kohli and Torr, PAMI 2007).
 */
export function createCut(width: number, links: Links): (votes: Float32Array) => Uint8Array {
  const grid = new FlowGrid(width, links);
  const count = links[0].length;
  let before = new Float32Array(count);
  // What votes have left when as much has flowed; precise also where votes are law.
  const rest = new Float64Array(count);
  return (votes) => {
    for (let node = 0; node < count; node += 1) {
      const left = (rest[node] as number) + (votes[node] as number) - (before[node] as number);
      rest[node] = Math.abs(left) > empty ? left : 0;
    }
    before = votes.slice();
    return cutRest(grid, rest);
  };
}

/**
 * Maximum flow by two search trees that are kept and mended (Boykov and Kolmogorov, PAMI 2004,
 * section 3; the stamps and distances are those of Kolmogorov's own implementation).
 *
 * @param rest what votes have left, changed in place
 */
function cutRest(grid: FlowGrid, rest: Float64Array): Uint8Array {
  const trees = new SearchTrees(grid, rest);
  const { side, parent } = trees;
  const active = createRing(rest.length);
  const orphans: number[] = [];
  let end = 0;

  /** Takes free neighbours into the node's tree until it meets the other one. */
  function grow(node: number): Bridge | undefined {
    const own = side[node] as number;
    if (own === free) return undefined;
    for (let way = 0; way < ways; way += 1) {
      if (!trees.opens(node, way, own)) continue;
      const next = grid.next(node, way);
      const other = side[next] as number;
      if (other === -own) {
        return own === front ? { from: node, way } : { from: next, way: back(way) };
      }
      if (other === free) {
        side[next] = own;
        active.add(next);
        trees.take(next, back(way), node);
      } else if (trees.isNearerBy(next, node)) trees.take(next, back(way), node);
    }
    return undefined;
  }

  /** Sends what the narrowest link on the way lets through; who hung on a link that is full is an orphan. */
  function augment({ from, way }: Bridge): void {
    const to = grid.next(from, way);
    const ahead = narrowest(from, front);
    const source = end;
    const behind = narrowest(to, -front);
    const sink = end;
    const flow = Math.min(
      ahead,
      behind,
      grid.roomTo(from, way),
      rest[source] as number,
      -(rest[sink] as number),
    );
    grid.send(from, way, flow);
    sendAlong(from, front, flow);
    sendAlong(to, -front, flow);
    drain(source, flow);
    drain(sink, -flow);
  }

  /** How much can flow between a node and its root, which is the `end` of the way. */
  function narrowest(node: number, own: number): number {
    let [at, least] = [node, Infinity];
    for (let way = parent[at] as number; way !== root; way = parent[at] as number) {
      const room = own === front ? grid.roomFrom(at, way) : grid.roomTo(at, way);
      if (room < least) least = room;
      at = grid.next(at, way);
    }
    end = at;
    return least;
  }

  function sendAlong(node: number, own: number, flow: number): void {
    let at = node;
    for (let way = parent[at] as number; way !== root; way = parent[at] as number) {
      const next = grid.next(at, way);
      const full = own === front ? grid.send(next, back(way), flow) : grid.send(at, way, flow);
      if (full) {
        parent[at] = orphan;
        orphans.push(at);
      }
      at = next;
    }
  }

  function drain(node: number, flow: number): void {
    const left = (rest[node] as number) - flow;
    rest[node] = Math.abs(left) > empty ? left : 0;
    if (rest[node] !== 0) return;
    parent[node] = orphan;
    orphans.push(node);
  }

  /** Nobody takes the node: it is free, and those that hung on it are orphans. */
  function release(node: number): void {
    const own = side[node] as number;
    for (let way = 0; way < ways; way += 1) {
      const next = grid.next(node, way);
      if (side[next] !== own) continue;
      if (trees.opens(next, back(way), own)) active.add(next);
      if (parent[next] !== back(way)) continue;
      parent[next] = orphan;
      orphans.push(next);
    }
    side[node] = free;
    parent[node] = nobody;
  }

  for (let node = 0; node < rest.length; node += 1) {
    if (trees.borders(node)) active.add(node);
  }
  for (let node = active.first(); node !== undefined; node = active.first()) {
    const bridge = grow(node);
    if (!bridge) {
      active.drop();
      continue;
    }
    trees.tick();
    augment(bridge);
    for (let n = 0; n < orphans.length; n += 1) {
      const lost = orphans[n] as number;
      if (!trees.rehang(lost)) release(lost);
    }
    orphans.length = 0;
  }
  return new Uint8Array(side.map((own) => (own === front ? 1 : 0)));
}
