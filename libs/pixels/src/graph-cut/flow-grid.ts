import type { Links } from './contrast-links.ts';
import { back, neighbours, ways } from './ways.ts';

/** Single-precision flow below this is a rounding error. */
export const empty = 1e-5;

/** Residual capacity from each pixel to each of its neighbours. */
export class FlowGrid {
  /** A pixel's capacities lie side by side, as they are read together. */
  private readonly room: Float32Array;
  private readonly steps: Int32Array;

  constructor(width: number, links: Links) {
    const count = links[0].length;
    this.steps = neighbours(width);
    this.room = new Float32Array(count * ways);
    for (const [way, weights] of links.entries()) {
      const step = this.steps[way];
      for (let node = 0; node < count; node += 1) {
        const weight = weights[node];
        this.room[node * ways + way] = weight;
        if (node + step < count) this.room[(node + step) * ways + back(way)] = weight;
      }
    }
  }

  /** The neighbour that way; beyond the grid no node, or one of another row with capacity 0. */
  next(node: number, way: number): number {
    return node + this.steps[way];
  }

  roomTo(node: number, way: number): number {
    return this.room[node * ways + way];
  }

  roomFrom(node: number, way: number): number {
    return this.room[this.next(node, way) * ways + back(way)];
  }

  /** @returns whether the link is now saturated */
  send(node: number, way: number, flow: number): boolean {
    const there = node * ways + way;
    const returning = this.next(node, way) * ways + back(way);
    const left = this.room[there] - flow;
    this.room[there] = left > empty ? left : 0;
    this.room[returning] += flow;
    return left <= empty;
  }
}
