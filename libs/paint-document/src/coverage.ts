import type { Blend } from './ink.ts';
import { intersect, type Rect } from './rect.ts';
import type { StrokeTiles } from './stroke-tiles.ts';

/** How much of each pixel of a rectangle is covered, 0 to 255; it may reach beyond the picture. */
export type Coverage = Rect & { data: Uint8Array | Uint8ClampedArray };

/** Paints what is covered. */
export function stampCoverage(tiles: StrokeTiles, coverage: Coverage, blend: Blend): void {
  const { cells, width } = tiles.layer;
  for (const { tile } of tiles.under(coverage)) {
    const area = intersect(tile, coverage);
    if (!area) continue;
    for (let y = area.y; y < area.y + area.height; y += 1) {
      for (let x = area.x; x < area.x + area.width; x += 1) {
        const cover = coverage.data[(y - coverage.y) * coverage.width + x - coverage.x] as number;
        if (cover === 0) continue;
        const at = y * width + x;
        cells[at] = blend(cells[at] as number, cover, x, y);
      }
    }
  }
}
