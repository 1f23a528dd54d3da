/**
 * The cheapest path from the first row of a cost strip to its last (Efros and Freeman, "Image
 * Quilting", SIGGRAPH 2001, section 2.1). From row to row it goes one column to the side at most;
 * within a row it may go as far as it pays for, so that it follows the joint around a brick instead
 * of crossing it.
 *
 * @param costs row after row, `across` numbers each
 * @param start column in which the path has to begin; without it anywhere
 * @param end column in which it has to end; without it anywhere
 * @returns for each row the column in which the path leaves it
 */
export function boundaryCut(
  costs: Float32Array,
  across: number,
  { start, end }: { start?: number; end?: number } = {},
): Int32Array {
  const rows = costs.length / across;
  const sums = new Float32Array(costs);
  /** For each place the column in which its path came into the row. */
  const entries = new Int32Array(costs.length);
  for (let x = 0; x < across; x += 1) {
    entries[x] = x;
    if (start !== undefined && x !== start) sums[x] = Infinity;
  }
  for (let y = 1; y < rows; y += 1) {
    const row = y * across;
    for (let x = 0; x < across; x += 1) {
      const from = cheapestNear(sums, row - across, x, across);
      sums[row + x] = (costs[row + x] as number) + (sums[row - across + from] as number);
      entries[row + x] = x;
    }
    for (let x = 1; x < across; x += 1) walk(costs, sums, entries, row + x, -1);
    for (let x = across - 2; x >= 0; x -= 1) walk(costs, sums, entries, row + x, 1);
  }
  const path = new Int32Array(rows);
  path[rows - 1] = end ?? cheapest(sums, (rows - 1) * across, 0, across - 1);
  for (let y = rows - 2; y >= 0; y -= 1) {
    const entry = entries[(y + 1) * across + (path[y + 1] as number)] as number;
    path[y] = cheapestNear(sums, y * across, entry, across);
  }
  return path;
}

/** Comes to a place from its neighbour in the same row, where that is cheaper. */
function walk(
  costs: Float32Array,
  sums: Float32Array,
  entries: Int32Array,
  to: number,
  step: number,
): void {
  const sum = (sums[to + step] as number) + (costs[to] as number);
  if (sum >= (sums[to] as number)) return;
  sums[to] = sum;
  entries[to] = entries[to + step] as number;
}

const cheapestNear = (sums: Float32Array, row: number, x: number, across: number): number =>
  cheapest(sums, row, Math.max(0, x - 1), Math.min(across - 1, x + 1));

function cheapest(sums: Float32Array, row: number, from: number, to: number): number {
  let best = from;
  for (let x = from + 1; x <= to; x += 1) {
    if ((sums[row + x] as number) < (sums[row + best] as number)) best = x;
  }
  return best;
}

/**
 * The cheapest path that ends where it began, as an edge that is tiled must: a first round finds
 * where a path likes to pass the border, a second one begins and ends there.
 */
export function closedCut(costs: Float32Array, across: number): Int32Array {
  const twice = new Float32Array(costs.length * 2);
  twice.set(costs);
  twice.set(costs, costs.length);
  const border = boundaryCut(twice, across)[costs.length / across] as number;
  return boundaryCut(costs, across, { start: border, end: border });
}

/** Pixels on either side of a cut over which one side fades into the other. */
const fade = 3;

/**
 * How much of the side beyond the cut shows at a place in an overlap, from 0 to 1: soft around the
 * cut, but 0 before the overlap's first place and 1 after its last, wherever the cut runs.
 */
export function weightBeyond(place: number, cut: number, overlap: number): number {
  const reach = Math.max(0.5, Math.min(fade, cut + 0.5, overlap - cut - 0.5));
  return Math.min(1, Math.max(0, 0.5 + (place - cut) / (2 * reach)));
}
