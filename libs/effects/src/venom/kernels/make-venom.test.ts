import { describe, expect, it } from 'vitest';
import { colorAt } from '@tintory/pixels/testing';
import { drawPortrait, portrait } from '../testing/draw-portrait.ts';
import { makeVenom } from './make-venom.ts';
import type { VenomOptions } from './venom-options.ts';

const { width, height, head } = portrait;

function make(changes: Partial<VenomOptions> = {}) {
  const { image, options } = drawPortrait();
  return makeVenom(image, { ...options, ...changes });
}

const brightness = (color: readonly number[]) => Math.max(...color.slice(0, 3));

describe('turning a portrait into a symbiote', () => {
  it('keeps the picture’s size and tells its progress to the end', () => {
    const progress: number[] = [];
    const result = make({ onProgress: (share) => progress.push(share) });
    expect([result.width, result.height, result.data.length]).toEqual([
      width,
      height,
      width * height * 4,
    ]);
    expect(progress).toEqual([...progress].sort((a, b) => a - b));
    expect(progress.at(-1)).toBe(1);
  });

  it('grows the same creature of the same seed and another of another', () => {
    const again = make({ seed: 8 });
    expect(make({ seed: 8 }).data).toEqual(again.data);
    expect(make({ seed: 9 }).data).not.toEqual(again.data);
  });

  it('leaves nothing of the background where only transparency was asked for', () => {
    const result = make({ background: 'transparent' });
    for (const [x, y] of [
      [4, 4],
      [width - 5, 4],
      [4, height / 2],
    ] as const) {
      expect(colorAt(result, x, y)).toEqual([0, 0, 0, 0]);
    }
    expect(colorAt(result, head.x, height - 20)[3]).toBe(255);
  });

  it('only darkens and cools the kept background far from the creature', () => {
    const result = make();
    const before = colorAt(drawPortrait().image, 4, 4) as [number, number, number, number];
    const after = colorAt(result, 4, 4) as [number, number, number, number];
    expect(brightness(after)).toBeLessThan(brightness(before) / 2);
    expect(after[2] / after[0]).toBeGreaterThan(before[2] / before[0]);
    expect(after[3]).toBe(255);
    expect(colorAt(result, width - 5, 4)).toEqual(after);
  });

  it('is mostly black where the subject was colourful, and has sharp lights', () => {
    const result = make({ faces: [] });
    const inside: number[] = [];
    for (let y = 60; y < 150; y += 1) {
      for (let x = 85; x < 155; x += 1) inside.push(brightness(colorAt(result, x, y)));
    }
    inside.sort((a, b) => a - b);
    expect(inside[Math.floor(inside.length / 2)]).toBeLessThan(70);
    expect(inside.at(-1)).toBeGreaterThan(190);
  });

  it('leaves one half of the face to the person when it only begins', () => {
    const result = make({ intensity: 0 });
    const warm = (x: number) => {
      const [red = 0, , blue = 0] = colorAt(result, x, head.y - 20);
      return red > blue * 1.2 && red > 80;
    };
    const sides = [warm(head.x - 38), warm(head.x + 38)];
    expect(sides.filter(Boolean)).toHaveLength(1);
  });

  it('carries a creature grown small to the size of a large photograph', () => {
    const { image, options } = drawPortrait();
    const scale = 6;
    const large = (from: typeof image): typeof image => {
      const data = new Uint8ClampedArray(from.data.length * scale * scale);
      const [w, h] = [width * scale, height * scale];
      for (let i = 0; i < w * h; i += 1) {
        const at = Math.floor(i / w / scale) * width + Math.floor((i % w) / scale);
        data.set(from.data.subarray(at * 4, at * 4 + 4), i * 4);
      }
      return { data, width: w, height: h };
    };
    const picture = large(image);
    const alpha = {
      data: Float32Array.from(
        { length: picture.width * picture.height },
        (_, i) =>
          options.alpha.data[
            Math.floor(i / picture.width / scale) * width + Math.floor((i % picture.width) / scale)
          ] as number,
      ),
      width: picture.width,
      height: picture.height,
    };
    const faces = options.faces.map(({ mesh }) => ({ mesh: mesh.map((value) => value * scale) }));
    const result = makeVenom(picture, { ...options, alpha, foreground: picture, faces });
    expect([result.width, result.height]).toEqual([picture.width, picture.height]);
    // The left eye patch covers the person's own left eye.
    const [x, y] = [(faces[0]?.mesh[159 * 3] ?? 0) | 0, (faces[0]?.mesh[159 * 3 + 1] ?? 0) | 0];
    expect(brightness(colorAt(result, x, y - 4))).toBeGreaterThan(110);
  });
});
