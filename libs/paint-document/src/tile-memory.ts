/** What a tile keeps while a stroke is drawn. */
export type TileMemory = { before: Uint32Array | Uint8Array; coverage: Uint8Array };

/** So many tiles wait to be used again: those of a long stroke of a wide brush, 20 MB. */
const most = 256;

const waiting = { pixels: [] as TileMemory[], mask: [] as TileMemory[] };

const placeOf = (cells: Uint32Array | Uint8Array) =>
  cells instanceof Uint32Array ? waiting.pixels : waiting.mask;

/**
 * Memory for a tile of as many cells, of the kind of those given; nothing is covered. Strokes that
 * allocate anew each time make the browser stop and clean up in the middle of one.
 */
export function takeMemory(cells: Uint32Array | Uint8Array, length: number): TileMemory {
  const place = placeOf(cells);
  const last = place.at(-1);
  if (last?.coverage.length === length) {
    place.pop();
    last.coverage.fill(0);
    return last;
  }
  const before = cells instanceof Uint32Array ? new Uint32Array(length) : new Uint8Array(length);
  return { before, coverage: new Uint8Array(length) };
}

/**
 * Returns its memory to the pool.
 *
 * @param length of a usual tile: smaller ones at the rims are not kept
 */
export function giveBack(memory: TileMemory, length: number): void {
  const place = placeOf(memory.before);
  if (memory.coverage.length === length && place.length < most) place.push(memory);
}
