import type { Links } from './contrast-links.ts';
import { empty, FlowGrid } from './flow-grid.ts';
import { FlowSearch } from './flow-search.ts';

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
      const left = rest[node] + votes[node] - before[node];
      rest[node] = Math.abs(left) > empty ? left : 0;
    }
    before = votes.slice();
    return new FlowSearch(grid, rest).divide();
  };
}
