import type { Links } from './contrast-links.ts';
import { back, neighbours, ways } from './ways.ts';

/** Of flows in single precision; less than this is left by rounding. */
export const empty = 1e-5;

/** How much can still flow from each pixel to each of its neighbours. */
export class FlowGrid {
  private readonly room: Float32Array;
  private readonly steps: Int32Array;
  private readonly count: number;

  constructor(width: number, links: Links) {
    this.count = links[0].length;
    this.steps = neighbours(width);
    this.room = new Float32Array(this.count * ways);
    links.forEach((weights, way) => {
      const step = this.steps[way] as number;
      this.room.set(weights, way * this.count);
      if (step >= this.count) return;
      this.room.set(weights.subarray(0, this.count - step), back(way) * this.count + step);
    });
  }

  /** The neighbour that way; out of the grid no node, or one of another row to which nothing can flow. */
  next(node: number, way: number): number {
    return node + (this.steps[way] as number);
  }

  roomTo(node: number, way: number): number {
    return this.room[way * this.count + node] as number;
  }

  roomFrom(node: number, way: number): number {
    return this.room[back(way) * this.count + this.next(node, way)] as number;
  }

  /** @returns whether the link is full now */
  send(node: number, way: number, flow: number): boolean {
    const there = way * this.count + node;
    const returning = back(way) * this.count + this.next(node, way);
    const left = (this.room[there] as number) - flow;
    this.room[there] = left > empty ? left : 0;
    this.room[returning] = (this.room[returning] as number) + flow;
    return left <= empty;
  }
}
