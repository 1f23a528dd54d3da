import { beforeAll, describe, expect, it } from 'vitest';
import type { RgbaImage } from '@tintory/pixels';
import { drawImage } from '@tintory/pixels/testing';
import { paintingStyles as styles } from './painting-styles.ts';

const middle = { strength: 0.5, brush: 0.5 };

/** A ball on a table, with some texture: it has edges, shading and detail. */
const drawScene = (width: number, height: number) =>
  drawImage(width, height, (x, y) => {
    const away = Math.hypot(x - width * 0.47, y - height * 0.45) / height;
    const ripple = Math.sin(x * 0.5) * Math.cos(y * 0.4) * 14;
    if (away < 0.3) return [225 - away * 330, 70 + ripple, 60];
    if (y > height * 0.64) return [120 + ripple, 90 + ripple, 60];
    return [170 + (x / width) * 40, 190, 215 - (y / height) * 55];
  });

const [width, height] = [120, 90];
const scene = drawScene(width, height);

/** Large enough for what strength changes, and for brushes of different sizes. */
const [largeScene, hugeScene] = [drawScene(240, 180), drawScene(330, 330)];

const bare = drawImage(240, 180, () => [255, 255, 255]);

/** Mean step from one picture to the other, from 0 to 255. */
function change(a: RgbaImage, b: RgbaImage): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i += 1) sum += Math.abs((a.data[i] ?? 0) - (b.data[i] ?? 0));
  return sum / a.data.length;
}

describe.each(Object.entries(styles))('the %s style', (_, paint) => {
  const before = scene.data.slice();
  const shares: number[] = [];
  let out: RgbaImage;
  beforeAll(() => {
    out = paint(scene, { ...middle, onProgress: (share) => shares.push(share) });
  });

  it('keeps the size and leaves an opaque picture opaque', () => {
    expect([out.width, out.height, out.data.length]).toEqual([width, height, width * height * 4]);
    expect(out.data.filter((_value, i) => i % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  });

  it('keeps transparent places transparent', () => {
    const cut = drawImage(40, 30, (x) => [200, 80, 40, x < 20 ? 0 : 255]);
    const { data } = paint(cut, middle);
    expect([data[3], data[39 * 4 + 3]]).toEqual([0, 255]);
  });

  it('leaves the picture that it was given as it was', () => {
    expect(scene.data).toEqual(before);
  });

  it('paints the same picture the same twice', () => {
    expect(paint(scene, middle)).toEqual(out);
  });

  it('paints otherwise with another brush', () => {
    const fine = paint(hugeScene, { ...middle, brush: 0 });
    expect(change(fine, paint(hugeScene, { ...middle, brush: 1 }))).toBeGreaterThan(0.5);
  });

  it('reports progress that only grows', () => {
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  it('paints pictures of any small size', () => {
    for (const [across, down] of [
      [1, 1],
      [1, 9],
      [7, 2],
    ] as const) {
      const small = paint(
        drawImage(across, down, (x, y) => [x * 30, y * 25, 90]),
        middle,
      );
      expect(small.data.length).toBe(across * down * 4);
    }
  });
});

describe.each(['oil', 'watercolour', 'cartoon', 'poster'] as const)('the %s style', (name) => {
  it('changes the photograph, and more with more strength', () => {
    const changed = (strength: number) =>
      change(largeScene, styles[name](largeScene, { ...middle, strength }));
    expect(changed(0)).toBeGreaterThan(1);
    expect(changed(1)).toBeGreaterThan(changed(0) * 1.1);
  });
});

describe.each(['pencil', 'ink'] as const)('the %s style', (name) => {
  it('leaves more on the paper with more strength', () => {
    const drawn = (strength: number) =>
      change(bare, styles[name](largeScene, { ...middle, strength }));
    expect(drawn(0)).toBeGreaterThan(5);
    expect(drawn(1)).toBeGreaterThan(drawn(0) * 1.1);
  });

  it('leaves white paper white', () => {
    const paper = styles[name](bare, { strength: 1, brush: 0.5 });
    expect(paper.data.every((value) => value > 240)).toBe(true);
  });

  it('uses no colour', () => {
    const { data } = styles[name](largeScene, middle);
    for (let i = 0; i < data.length; i += 4) {
      expect(Math.abs((data[i] ?? 0) - (data[i + 2] ?? 0))).toBeLessThan(12);
    }
  });

  it('draws dark places darker than light ones', () => {
    const halves = drawImage(200, 150, (x) => (x < 100 ? [60, 60, 60] : [220, 220, 220]));
    const out = styles[name](halves, middle);
    const mean = (left: number) => {
      let sum = 0;
      for (let y = 30; y < 120; y += 1) {
        for (let x = left; x < left + 60; x += 1) sum += out.data[(y * 200 + x) * 4] ?? 0;
      }
      return sum / (90 * 60);
    };
    expect(mean(20)).toBeLessThan(mean(120) - 80);
  });
});
