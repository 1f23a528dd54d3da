import { createPlane, type Plane } from '../plane/rgba-image.ts';

/** Side of a tile in pixels: small enough to lie between edges, large enough for statistics. */
const side = 16;

/** Tiles with a mean outside this range, of 0 to 255, are clipped: their grain is lost. */
const [darkest, lightest] = [12, 243];

/** Square tiles of a plane of 0 to 255, side by side, without those near black or white. */
export function sampleTiles({ data, width, height }: Plane): Plane[] {
  const tiles: Plane[] = [];
  for (let top = 0; top + side <= height; top += side) {
    for (let left = 0; left + side <= width; left += side) {
      const tile = createPlane(side, side);
      for (let y = 0; y < side; y += 1) {
        const from = (top + y) * width + left;
        tile.data.set(data.subarray(from, from + side), y * side);
      }
      const mean = tile.data.reduce((sum, value) => sum + value, 0) / tile.data.length;
      if (mean > darkest && mean < lightest) tiles.push(tile);
    }
  }
  return tiles;
}
