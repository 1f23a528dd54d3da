import { around, type Rect } from './rect.ts';
import type { Blend } from './ink.ts';
import type { Layer, StrokeTile, StrokeTiles } from './stroke-tiles.ts';

/** Size is the diameter in pixels; hardness from 0 (soft to the middle) to 1. */
export type Brush = {
  size: number;
  hardness: number;
  /** What the pressure of a pen changes. */
  pressureSize?: boolean;
  pressureOpacity?: boolean;
};

/** A round touch of the brush; strength from 0 to 1. */
export type Dab = { x: number; y: number; radius: number; strength: number };

export type PenPoint = { x: number; y: number; pressure: number };

/** A pen that hardly touches still leaves a trace. */
const lightest = 0.15;

/** The dab a brush leaves where a pen presses. */
export function dabOf(brush: Brush, { x, y, pressure }: PenPoint): Dab {
  const firm = lightest + (1 - lightest) * pressure;
  return {
    x,
    y,
    radius: Math.max(0.5, (brush.size / 2) * (brush.pressureSize ? firm : 1)),
    strength: brush.pressureOpacity ? firm : 1,
  };
}

/**
 * Draws the way from one dab to the next: every pixel is covered as by the nearest dab between the
 * two, and the strongest cover counts. So the step between dabs never shows.
 * @returns the pixels that may have changed, a tile at a time, so that a wide brush can pause
 */
export function* stampSegment(
  tiles: StrokeTiles,
  from: Dab,
  to: Dab,
  hardness: number,
  blend: Blend,
): Generator<Rect> {
  const rect = around(from, to, Math.max(from.radius, to.radius) + 1);
  for (const { tile, area } of tiles.under(rect)) {
    // A slow stroke of a wide brush covers the same tiles repeatedly.
    if (tile.open === 0) continue;
    stampTile(tile, area, tiles.layer, { from, to, hardness }, blend);
    yield area;
  }
}

type Segment = { from: Dab; to: Dab; hardness: number };

function stampTile(
  tile: StrokeTile,
  area: Rect,
  { cells, width }: Layer,
  { from, to, hardness }: Segment,
  blend: Blend,
): void {
  const { before, coverage } = tile;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy || 1;
  const reach = Math.max(from.radius, to.radius) + 0.5;
  const right = area.x + area.width;
  for (let y = area.y; y < area.y + area.height; y += 1) {
    const py = y + 0.5 - from.y;
    for (let x = area.x; x < right; x += 1) {
      const i = (y - tile.y) * tile.width + x - tile.x;
      const had = coverage[i] as number;
      if (had === 255) continue;
      const px = x + 0.5 - from.x;
      const along = (px * dx + py * dy) / square;
      const t = along < 0 ? 0 : along > 1 ? 1 : along;
      const ax = px - t * dx;
      const ay = py - t * dy;
      const away = ax * ax + ay * ay;
      if (away >= reach * reach) continue;
      const radius = from.radius + (to.radius - from.radius) * t;
      const strength = from.strength + (to.strength - from.strength) * t;
      const cover = (255 * strength * falloff(away, radius, hardness) + 0.5) | 0;
      if (cover <= had) continue;
      coverage[i] = cover;
      if (cover === 255) tile.open -= 1;
      const at = y * width + x;
      cells[at] = blend(before[i] as number, cover, x, y);
    }
  }
}

/** From 1 in the middle to 0 at the rim; the hardest rim is one pixel wide, so that it is smooth. */
function falloff(square: number, radius: number, hardness: number): number {
  const edge = Math.max(1, radius * (1 - hardness));
  const inner = radius + 0.5 - edge;
  if (inner > 0 && square <= inner * inner) return 1;
  const t = (Math.sqrt(square) - inner) / edge;
  return t >= 1 ? 0 : t <= 0 ? 1 : 1 - t * t * (3 - 2 * t);
}
