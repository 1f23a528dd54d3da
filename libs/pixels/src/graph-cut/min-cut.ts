import type { Links } from './contrast-links.ts';
import { empty, FlowGrid } from './flow-grid.ts';
import { FlowSearch } from './flow-search.ts';

/**
 * The minimum cut of a grid into front and rear: each node costs its vote for the other side, and
 * each link between the sides its weight.
 *
 * @param votes each node's evidence for the front (above 0) or the rear (below)
 * @returns 1 for the front
 */
export const minCut = (width: number, votes: Float32Array, links: Links): Uint8Array =>
  createCut(width, links)(votes);

/**
 * Cuts one grid by successive votes. It keeps the last flow, so that similar votes take far less
 * time (Kohli and Torr, PAMI 2007).
 */
export function createCut(width: number, links: Links): (votes: Float32Array) => Uint8Array {
  const grid = new FlowGrid(width, links);
  const count = links[0].length;
  let before = new Float32Array(count);
  // The votes left after the flow; in double precision, as certain votes are huge.
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
