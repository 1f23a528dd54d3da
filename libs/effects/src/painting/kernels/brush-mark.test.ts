import { describe, expect, it } from 'vitest';
import { brushMark } from './brush-mark.ts';
import { createWetCanvas } from './oil-canvas.ts';

const load = { color: [1, 0, 0], bristles: 40, gap: 1.3, body: 1 } as const;

function paintedCanvas() {
  const size = { width: 100, height: 60 };
  const canvas = createWetCanvas({ paint: new Float32Array(100 * 60 * 3).fill(1), ...size });
  const bare = canvas.paint[1] ?? NaN;
  brushMark(canvas, [15, 30, 30, 30, 45, 30, 60, 30, 75, 30], 8, load, 0);
  const bareness = (x: number, y: number) => (canvas.paint[(y * 100 + x) * 3 + 1] ?? NaN) / bare;
  return { canvas, bareness };
}

describe('a mark of the brush', () => {
  const { canvas, bareness } = paintedCanvas();

  it('covers its whole breadth without holes', () => {
    for (let x = 25; x < 50; x += 1) {
      for (let y = 24; y < 36; y += 1) expect(bareness(x, y)).toBeLessThan(0.6);
    }
  });

  it('leaves what lies beside it', () => {
    for (let x = 0; x < 100; x += 1) {
      expect([bareness(x, 20), bareness(x, 40)]).toEqual([1, 1]);
    }
  });

  it('runs out bristle by bristle', () => {
    const ends = Array.from({ length: 10 }, (_, i) => {
      let x = 30;
      while (bareness(x, 25 + i) < 0.6) x += 1;
      return x;
    });
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan(2);
  });

  it('leaves paint of uneven thickness, for the light to catch', () => {
    const across = Array.from({ length: 12 }, (_, i) => canvas.thickness.data[(24 + i) * 100 + 40]);
    expect(new Set(across).size).toBeGreaterThan(6);
  });
});
