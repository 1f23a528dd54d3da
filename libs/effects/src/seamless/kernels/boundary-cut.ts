/**
 * The cheapest path through a strip of costs from its first row to its last (Efros and Freeman,
 * "Image Quilting", SIGGRAPH 2001, section 2.1). It moves at most one column between rows, but any
 * distance within a row at its cost, so that it follows the joint around a brick instead of
 * crossing it.
 *
 * @param costs row by row, `across` per row
 * @param start column in which the path must start; any by default
 * @param end column in which it must end; any by default
 * @returns for each row the column in which the path leaves it
 */
export function boundaryCut(
  costs: Float32Array,
  across: number,
  { start, end }: { start?: number; end?: number } = {},
): Int32Array {
  const rows = costs.length / across;
  const sums = new Float32Array(costs);
  /** For each position the column in which its path entered the row. */
  const entries = new Int32Array(costs.length);
  for (let x = 0; x < across; x += 1) {
    entries[x] = x;
    if (start !== undefined && x !== start) sums[x] = Infinity;
  }
  for (let y = 1; y < rows; y += 1) addRow(costs, sums, entries, y * across, across);
  const path = new Int32Array(rows);
  path[rows - 1] = end ?? cheapest(sums, (rows - 1) * across, 0, across - 1);
  for (let y = rows - 2; y >= 0; y -= 1) {
    const entry = entries[(y + 1) * across + (path[y + 1] as number)] as number;
    path[y] = cheapestNear(sums, y * across, entry, across);
  }
  return path;
}

/**
 * Reaches each position from the row above, or from its neighbour in the same row if that is
 * cheaper.
 */
function addRow(
  costs: Float32Array,
  sums: Float32Array,
  entries: Int32Array,
  row: number,
  across: number,
): void {
  const end = row + across;
  for (let at = row; at < end; at += 1) {
    const above = at - across;
    let least = sums[above] as number;
    if (at > row) least = Math.min(least, sums[above - 1] as number);
    if (at + 1 < end) least = Math.min(least, sums[above + 1] as number);
    const beside = at > row ? (sums[at - 1] as number) : Infinity;
    sums[at] = (costs[at] as number) + Math.min(least, beside);
    entries[at] = beside < least ? (entries[at - 1] as number) : at - row;
  }
  for (let at = end - 2; at >= row; at -= 1) {
    const sum = (sums[at + 1] as number) + (costs[at] as number);
    if (sum >= (sums[at] as number)) continue;
    sums[at] = sum;
    entries[at] = entries[at + 1] as number;
  }
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
 * The cheapest path that ends in its first column, so that the edge tiles: a first pass, from
 * middle to middle, finds the best column at the border, and a second one starts and ends there.
 */
export function closedCut(costs: Float32Array, across: number): Int32Array {
  const rows = costs.length / across;
  const lower = costs.subarray(Math.floor(rows / 2) * across);
  const around = new Float32Array(costs.length);
  around.set(lower);
  around.set(costs.subarray(0, costs.length - lower.length), lower.length);
  const border = boundaryCut(around, across)[lower.length / across] as number;
  return boundaryCut(costs, across, { start: border, end: border });
}

/** Pixels on either side of a cut over which the two sides blend. */
const fade = 3;

/**
 * The weight of the side beyond the cut at a position in an overlap, 0 to 1: soft around the cut,
 * but 0 before the overlap's first position and 1 after its last, wherever the cut is.
 */
export function weightBeyond(place: number, cut: number, overlap: number): number {
  const reach = Math.max(0.5, Math.min(fade, cut + 0.5, overlap - cut - 0.5));
  return Math.min(1, Math.max(0, 0.5 + (place - cut) / (2 * reach)));
}
