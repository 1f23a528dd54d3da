/** A stroke of a round brush; points and radius in fractions, the radius of the longer side. */
export type Stroke = {
  mode: 'keep' | 'erase';
  radius: number;
  points: readonly (readonly [x: number, y: number])[];
};

export const strokeNone = 0;
export const strokeKeep = 1;
export const strokeErase = 2;

/** Draws strokes over a grid; later ones win. @returns one of the three constants a pixel */
export function rasterizeStrokes(
  strokes: readonly Stroke[],
  width: number,
  height: number,
): Uint8Array {
  const out = new Uint8Array(width * height);
  const longer = Math.max(width, height);
  for (const { mode, radius, points } of strokes) {
    const value = mode === 'keep' ? strokeKeep : strokeErase;
    const r = Math.max(0.5, radius * longer);
    points.forEach((point, i) => {
      const before = points[i - 1] ?? point;
      drawSegment(
        out,
        width,
        height,
        scale(before, width, height),
        scale(point, width, height),
        r,
        value,
      );
    });
  }
  return out;
}

type Point = readonly [number, number];

const scale = ([x, y]: Point, width: number, height: number): Point => [x * width, y * height];

function drawSegment(
  out: Uint8Array,
  width: number,
  height: number,
  [x0, y0]: Point,
  [x1, y1]: Point,
  radius: number,
  value: number,
): void {
  const left = Math.max(0, Math.floor(Math.min(x0, x1) - radius));
  const right = Math.min(width - 1, Math.ceil(Math.max(x0, x1) + radius));
  const top = Math.max(0, Math.floor(Math.min(y0, y1) - radius));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(y0, y1) + radius));
  const dx = x1 - x0;
  const dy = y1 - y0;
  const square = dx * dx + dy * dy || 1;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      const px = x + 0.5 - x0;
      const py = y + 0.5 - y0;
      const t = Math.min(1, Math.max(0, (px * dx + py * dy) / square));
      const away = (px - t * dx) ** 2 + (py - t * dy) ** 2;
      if (away <= radius * radius) out[y * width + x] = value;
    }
  }
}
