import { intersect, unite, type Rect, type Size } from './rect.ts';
import { giveBack, takeMemory, type TileMemory } from './tile-memory.ts';

/** What is painted on: the pixels of the picture, or the bytes of the mask. */
export type Layer = Size & { cells: Uint32Array | Uint8Array };

/** What a tile held before the stroke, how much of each pixel it covers by now, and where it was. */
export type StrokeTile = Rect &
  TileMemory & {
    /** How many pixels are not wholly covered yet. */
    open: number;
    touched: Rect | null;
  };

/** Cells of a tile that differ: runs of [start, length] in the layer, and what they hold otherwise. */
type Piece = { runs: Uint32Array; cells: Uint32Array | Uint8Array };

/** All that differs between two states of a layer, and where that is. */
export type Change = { pieces: Piece[]; bytes: number; area: Rect | null };

/** Small enough that a dab touches few, large enough that a picture has few. */
const tileSide = 128;

/** Copies a tile when it is first touched, so that the cost of a stroke is the size of the stroke. */
export class StrokeTiles {
  readonly layer: Layer;
  private readonly tiles = new Map<number, StrokeTile>();

  constructor(layer: Layer) {
    this.layer = layer;
  }

  /** The tiles that a rectangle touches, each with the part of it that is touched. */
  *under(rect: Rect): Generator<{ tile: StrokeTile; area: Rect }> {
    const inside = intersect(rect, { x: 0, y: 0, ...this.layer });
    if (!inside) return;
    const right = inside.x + inside.width;
    const bottom = inside.y + inside.height;
    for (let y = inside.y - (inside.y % tileSide); y < bottom; y += tileSide) {
      for (let x = inside.x - (inside.x % tileSide); x < right; x += tileSide) {
        const tile = this.tileAt(x, y);
        const area = intersect(tile, inside);
        if (!area) continue;
        tile.touched = unite(tile.touched, area);
        yield { tile, area };
      }
    }
  }

  private tileAt(x: number, y: number): StrokeTile {
    const { cells, width, height } = this.layer;
    const key = y * width + x;
    const known = this.tiles.get(key);
    if (known) return known;
    const place = {
      x,
      y,
      width: Math.min(tileSide, width - x),
      height: Math.min(tileSide, height - y),
    };
    const length = place.width * place.height;
    const memory = takeMemory(cells, length);
    const tile: StrokeTile = { ...place, ...memory, open: length, touched: null };
    for (let row = 0; row < place.height; row += 1) {
      const start = (y + row) * width + x;
      tile.before.set(cells.subarray(start, start + place.width), row * place.width);
    }
    this.tiles.set(key, tile);
    return tile;
  }

  /** Puts everything back as it was, and is of no use from then on. */
  restore(): Rect | null {
    const { cells, width } = this.layer;
    let touched: Rect | null = null;
    for (const tile of this.tiles.values()) {
      touched = unite(touched, tile);
      for (let row = 0; row < tile.height; row += 1) {
        const from = row * tile.width;
        const line = tile.before.subarray(from, from + tile.width);
        cells.set(line, (tile.y + row) * width + tile.x);
      }
    }
    this.release();
    return touched;
  }

  /** Whether anything is other than it was. */
  differ(): boolean {
    for (const tile of this.tiles.values()) {
      if (collectRuns(tile, this.layer)) return true;
    }
    return false;
  }

  /**
   * Takes the cells that are no longer what they were into a change, a tile at a time: a long stroke
   * has many. The layer must stay as it is until the last one; then the tiles are of no use any more.
   */
  *collect(change: Change): Generator<void> {
    for (const tile of this.tiles.values()) {
      const piece = collectRuns(tile, this.layer);
      if (piece) change.pieces.push(piece);
      change.bytes += piece ? piece.runs.byteLength + piece.cells.byteLength : 0;
      yield;
    }
    this.release();
  }

  /** The memory is for the next stroke. */
  private release(): void {
    for (const { before, coverage } of this.tiles.values()) {
      giveBack({ before, coverage }, tileSide * tileSide);
    }
    this.tiles.clear();
  }

  /** Everything the stroke came near. */
  touched(): Rect | null {
    let all: Rect | null = null;
    for (const tile of this.tiles.values()) all = unite(all, tile.touched);
    return all;
  }
}

/** Room for the worst tiles: every cell changed, or every other one. */
const cellsOfTile = new Uint32Array(tileSide * tileSide);
const runsOfTile = new Uint32Array(tileSide * tileSide);

/** One pass and no objects: it runs over everything a stroke came near. */
function collectRuns(tile: StrokeTile, { cells, width }: Layer): Piece | null {
  const { before, touched } = tile;
  if (!touched) return null;
  const left = touched.x - tile.x;
  const right = left + touched.width;
  const top = touched.y - tile.y;
  let runs = 0;
  let count = 0;
  for (let y = top; y < top + touched.height; y += 1) {
    const line = (tile.y + y) * width + tile.x;
    const own = y * tile.width;
    let start = -1;
    for (let x = left; x < right; x += 1) {
      const changed = before[own + x] !== cells[line + x];
      if (changed) cellsOfTile[count++] = before[own + x] as number;
      if (changed === start >= 0) continue;
      if (changed) start = x;
      else {
        runsOfTile[runs++] = line + start;
        runsOfTile[runs++] = x - start;
        start = -1;
      }
    }
    if (start < 0) continue;
    runsOfTile[runs++] = line + start;
    runsOfTile[runs++] = right - start;
  }
  if (count === 0) return null;
  const kept = cellsOfTile.subarray(0, count);
  const cellsOf = before instanceof Uint32Array ? kept.slice() : Uint8Array.from(kept);
  return { runs: runsOfTile.slice(0, runs), cells: cellsOf };
}

/** Exchanges the cells of a layer with those kept: undo and redo are the same move. */
export function swapChange({ pieces }: Change, { cells }: Layer): void {
  for (const { runs, cells: kept } of pieces) {
    let at = 0;
    for (let i = 0; i < runs.length; i += 2) {
      const end = (runs[i] as number) + (runs[i + 1] as number);
      for (let cell = runs[i] as number; cell < end; cell += 1, at += 1) {
        const shown = cells[cell] as number;
        cells[cell] = kept[at] as number;
        kept[at] = shown;
      }
    }
  }
}
