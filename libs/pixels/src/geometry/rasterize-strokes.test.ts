import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  rasterizeStrokes,
  strokeErase,
  strokeKeep,
  strokeNone,
  type Stroke,
} from './rasterize-strokes.ts';
import { showMask } from '../testing/draw.ts';

const share = fc.double({ min: 0, max: 1, noNaN: true });
const anyStroke: fc.Arbitrary<Stroke> = fc.record({
  mode: fc.constantFrom('keep', 'erase'),
  radius: fc.double({ min: 0, max: 0.3, noNaN: true }),
  points: fc.array(fc.tuple(share, share), { minLength: 1, maxLength: 4 }),
});

/** Distance of a place from the nearest of many places along the stroke. */
function slowDistance({ points }: Stroke, x: number, y: number, width: number, height: number) {
  const steps = 400;
  let least = Infinity;
  points.forEach(([x1, y1], i) => {
    const [x0, y0] = points[i - 1] ?? [x1, y1];
    for (let t = 0; t <= 1; t += 1 / steps) {
      const [sx, sy] = [(x0 + t * (x1 - x0)) * width, (y0 + t * (y1 - y0)) * height];
      least = Math.min(least, Math.hypot(x + 0.5 - sx, y + 0.5 - sy));
    }
  });
  return least;
}

/** Brute force: measures every pixel against every segment. */
function measureAll(strokes: readonly Stroke[], width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height);
  for (const { mode, radius, points } of strokes) {
    const r = Math.max(0.5, radius * Math.max(width, height));
    for (const [i, [endX, endY]] of points.entries()) {
      const [startX, startY] = points[i - 1] ?? [endX, endY];
      const [x0, y0] = [startX * width, startY * height];
      const [dx, dy] = [endX * width - x0, endY * height - y0];
      for (let at = 0; at < out.length; at += 1) {
        const [px, py] = [(at % width) + 0.5 - x0, Math.floor(at / width) + 0.5 - y0];
        const t = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
        const away = (px - t * dx) ** 2 + (py - t * dy) ** 2;
        if (away <= r * r) out[at] = mode === 'keep' ? strokeKeep : strokeErase;
      }
    }
  }
  return out;
}

/** Also on the grid, where borders fall on the centres of pixels, and beyond it. */
const place = fc.oneof(
  share,
  fc.integer({ min: -2, max: 18 }).map((n) => n / 16),
);
const anyScribble = fc.array(
  fc.record({
    mode: fc.constantFrom('keep' as const, 'erase' as const),
    radius: fc.oneof(fc.double({ min: 0, max: 0.6, noNaN: true }), fc.constantFrom(1 / 32, 1 / 8)),
    points: fc.array(fc.tuple(place, place), { maxLength: 6 }),
  }),
  { maxLength: 4 },
);

describe('drawing strokes', () => {
  it('gives each pixel what measuring all of them gives', () => {
    fc.assert(
      fc.property(
        anyScribble,
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 1, max: 40 }),
        (strokes, width, height) => {
          expect(rasterizeStrokes(strokes, width, height)).toEqual(
            measureAll(strokes, width, height),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('marks what lies within the radius of the stroke and nothing else', () => {
    fc.assert(
      fc.property(anyStroke, (stroke) => {
        const [width, height] = [24, 16];
        const value = stroke.mode === 'keep' ? strokeKeep : strokeErase;
        const radius = Math.max(0.5, stroke.radius * width);
        rasterizeStrokes([stroke], width, height).forEach((drawn, i) => {
          const away = slowDistance(stroke, i % width, Math.floor(i / width), width, height);
          if (away < radius - 0.1) expect(drawn).toBe(value);
          if (away > radius + 0.1) expect(drawn).toBe(strokeNone);
        });
      }),
      { numRuns: 30 },
    );
  });

  it('joins points to a line with round ends', () => {
    const line: Stroke = {
      mode: 'keep',
      radius: 0.1,
      points: [
        [0.25, 0.5],
        [0.75, 0.5],
      ],
    };
    expect(showMask(rasterizeStrokes([line], 10, 4), 10)).toEqual([
      '..........',
      '..######..',
      '..######..',
      '..........',
    ]);
  });

  it('lets the later of two strokes win where they cross', () => {
    fc.assert(
      fc.property(fc.array(anyStroke, { maxLength: 3 }), anyStroke, (earlier, last) => {
        const alone = rasterizeStrokes([last], 12, 12);
        const before = rasterizeStrokes(earlier, 12, 12);
        rasterizeStrokes([...earlier, last], 12, 12).forEach((value, i) =>
          expect(value).toBe(alone[i] === strokeNone ? before[i] : alone[i]),
        );
      }),
    );
  });

  it('draws nothing without strokes', () => {
    expect(rasterizeStrokes([], 4, 4)).toEqual(new Uint8Array(16));
  });
});
