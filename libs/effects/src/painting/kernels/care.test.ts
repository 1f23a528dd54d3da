import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '@tintory/pixels';
import { drawImage } from '@tintory/pixels/testing';
import { careOf } from './care.ts';
import { paintingStyles } from './painting-styles.ts';

const [width, height] = [320, 240];
const face = { x: 110, y: 60, width: 100, height: 120 };

/** A face with eyes and lips so small that a broad brush passes over them. */
const portrait = drawImage(width, height, (x, y) => {
  const onFace = Math.hypot((x - 160) / 56, (y - 120) / 70) < 1;
  const eye = Math.min(Math.hypot(x - 142, y - 105), Math.hypot(x - 178, y - 105));
  if (eye < 2) return [30, 25, 30];
  if (eye < 5) return [240, 238, 232];
  if (Math.abs(x - 160) < 16 && Math.abs(y - 150) < 2.5) return [170, 60, 60];
  return onFace ? [214, 170, 140] : [150 + Math.sin(x * 0.9 + y) * 30, 150, 160];
});

/** The lightness of eyes and mouth, pixel by pixel. */
function features({ data }: RgbaImage): number[] {
  const found: number[] = [];
  for (let y = 96; y < 158; y += 1) {
    for (let x = 130; x < 190; x += 1) {
      const i = (y * width + x) * 4;
      found.push((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0));
    }
  }
  return found;
}

/**
 * Correlation of eyes and mouth with the photograph's, whatever the tones: 1 is the same drawing.
 */
function likeness(painted: RgbaImage): number {
  const [a, b] = [features(painted), features(portrait)];
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ownA, ownB] = [0, 0, 0];
  a.forEach((value, i) => {
    const [u, v] = [value - meanA, (b[i] ?? 0) - meanB];
    both += u * v;
    ownA += u * u;
    ownB += v * v;
  });
  return both / Math.sqrt(ownA * ownB);
}

const bold = { strength: 0.7, brush: 1 };

describe('faces in a painting', () => {
  it.each(['oil', 'poster'] as const)('keep more of themselves in %s', (style) => {
    const paint = paintingStyles[style];
    const careful = likeness(paint(portrait, { ...bold, faces: [face] }));
    expect(1 - careful).toBeLessThan((1 - likeness(paint(portrait, bold))) * 0.8);
  });

  it('change nothing far away from them', () => {
    const paint = paintingStyles.cartoon;
    const row = (image: RgbaImage) => image.data.subarray(0, width * 4 * 20);
    const careful = paint(portrait, { ...bold, faces: [face] });
    expect([...row(careful)]).toEqual([...row(paint(portrait, bold))]);
  });

  it('have all of the care, and places away from them none', () => {
    const care = careOf({ width, height }, [face]);
    expect(care.data[120 * width + 160]).toBe(1);
    expect(care.data[0]).toBe(0);
  });
});

it('a cartoon keeps bars as fine as letters that stand alone', () => {
  const isBar = (x: number) => x % 4 < 2;
  const lettered = drawImage(width, height, (x, y) =>
    Math.abs(x - 160) < 8 && Math.abs(y - 120) < 8 && isBar(x) ? [60, 50, 50] : [220, 200, 180],
  );
  const { data } = paintingStyles.cartoon(lettered, bold);
  let contrast = 0;
  for (let x = 156; x < 164; x += 1) {
    contrast += (data[(120 * width + x) * 4] ?? 0) * (isBar(x) ? -0.25 : 0.25);
  }
  expect(contrast).toBeGreaterThan(20);
});
