import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawMockup, type MockupWish } from './draw-mockup.ts';
import type { SeenPrint } from './lay-ink.ts';
import type { ByteMap } from './map-sampler.ts';
import { onStudioPaper } from './studio-backdrop.ts';

const side = 100;
const map = (
  channels: number,
  value: (x: number, y: number, c: number) => number,
  size = 20,
): ByteMap => {
  const data = new Uint8Array(size * size * channels);
  for (let i = 0; i < data.length; i += 1) {
    const pixel = Math.floor(i / channels);
    data[i] = value(pixel % size, Math.floor(pixel / size), i % channels);
  }
  return { data, width: size, height: size, channels };
};
/** A byte of light that leaves a colour as it is: 255 stands for 1.25. */
const plainLight = 204;
const still = 127.5;

const maps = {
  light: map(1, () => plainLight),
  sheen: map(1, () => 0),
  cover: map(3, (x) => (x > 1 ? 255 : 0)),
  shift: map(3, () => still),
};
const solid = (rgba: readonly number[]): SeenPrint['print'] => ({
  data: Uint8ClampedArray.from({ length: 4 * 4 * 4 }, (_, i) => rgba[i % 4] as number),
  ...{ width: 4, height: 4 },
});
const area = { x: 30, y: 20, width: 40, height: 50 };
const wish = (changes: Partial<MockupWish> = {}): MockupWish => ({
  ...{ maps, side, width: 50, color: '#3355aa' },
  crop: { x: 0, y: 0, width: side, height: side },
  weave: { kind: 'none', pitch: 1, strength: 0 },
  prints: [],
  ...changes,
});
const print = (rgba: readonly number[] = [255, 0, 0, 255]): SeenPrint => ({
  ...{ shape: area, width: 40, height: 50, bleed: 0, print: solid(rgba) },
});

describe('a product with a print', () => {
  it('changes nowhere outside of its area, whatever is printed', () => {
    const bare = drawMockup(wish());
    const byte = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const { data, width } = drawMockup(wish({ prints: [print([r, g, b, 255])] }));
        for (let i = 0; i < data.length; i += 1) {
          const [x, y] = [(((i >> 2) % width) + 0.5) * 2, (Math.floor((i >> 2) / width) + 0.5) * 2];
          const isOn = x >= 29 && y >= 19 && x <= 71 && y <= 71;
          if (!isOn) expect(data[i]).toBe(bare.data[i]);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('has the colours of its print and of its cloth where the light is plain', () => {
    const { data, width } = drawMockup(wish({ prints: [print()] }));
    const at = (x: number, y: number) => [
      ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
    ];
    expect(at(25, 22)).toEqual([255, 0, 0, 255]);
    for (const [c, value] of [0x33, 0x55, 0xaa, 255].entries()) {
      expect(Math.abs((at(8, 8)[c] as number) - value)).toBeLessThanOrEqual(2);
    }
    expect(at(0, 8)[3]).toBe(0);
  });

  it('is darker where less light falls, print and cloth alike', () => {
    const dark = { ...maps, light: map(1, () => plainLight / 2) };
    const [lit, shaded] = [
      wish({ prints: [print()] }),
      wish({ prints: [print()], maps: dark }),
    ].map(drawMockup);
    const middle = (22 * 50 + 25) * 4;
    expect(shaded?.data[middle]).toBeLessThan((lit?.data[middle] as number) / 1.8);
  });

  it('mirrors light on the darkest cloth too', () => {
    const glossy = { ...maps, sheen: map(1, () => 200) };
    const { data } = drawMockup(wish({ maps: glossy, color: '#000000' }));
    expect(data[(22 * 50 + 25) * 4]).toBeGreaterThan(60);
  });

  it('shifts its print with the cloth', () => {
    // A byte above the middle shifts 8 / 127.5 millimetres to the right.
    const shifted = { ...maps, shift: map(3, (_x, _y, c) => (c === 0 ? 255 : still)) };
    const left = (one: Partial<MockupWish>) => {
      const { data, width } = drawMockup(wish({ prints: [print()], ...one }));
      for (let x = 0; x < width; x += 1) if (data[(22 * width + x) * 4] === 255) return x;
      return -1;
    };
    expect(left({ maps: shifted }) - left({})).toBe(4);
  });

  it('covers a pixel in part where the edge of its area runs through it', () => {
    // A pixel is two millimetres wide: the edge at 31 halves the one from 30 to 32.
    const shape = { ...area, x: 31, width: 39 };
    const one = { ...print(), shape, width: 39 };
    const { data, width } = drawMockup(wish({ prints: [one], color: '#000000' }));
    const red = (x: number) => data[(22 * width + x) * 4] as number;
    expect([red(14), red(16)]).toEqual([0, 255]);
    // Half of the light, shown with a gamma of 2.2.
    expect(Math.abs(red(15) - 255 * 0.5 ** (1 / 2.2))).toBeLessThan(3);
  });

  it('shows of a cylinder what is turned to the camera', () => {
    const shape = { kind: 'cylinder', middle: 50, radius: 30, top: 10, sag: 0, turn: 0 } as const;
    const halves = solid([255, 0, 0, 255]);
    for (let i = 0; i < 16; i += 1) if (i % 4 >= 2) halves.data.set([0, 255, 0, 255], i * 4);
    const seen = (turn: number) => {
      const one = { shape: { ...shape, turn }, width: 160, height: 80, bleed: 0, print: halves };
      const { data, width } = drawMockup(wish({ prints: [one] }));
      const at = (22 * width + 25) * 4;
      return [data[at], data[at + 1]];
    };
    expect(seen(-50)).toEqual([255, 0]);
    expect(seen(50)).toEqual([0, 255]);
  });

  it('is the same picture each time', () => {
    const cloth = { weave: { kind: 'knit', pitch: 4, strength: 0.1 } as const, prints: [print()] };
    expect(drawMockup(wish(cloth)).data).toEqual(drawMockup(wish(cloth)).data);
  });

  it('keeps its brightness on average under any weave', () => {
    const mean = (kind: 'none' | 'plain' | 'knit' | 'paper') => {
      const { data } = drawMockup(
        wish({ weave: { kind, pitch: 8, strength: 0.1 }, color: '#808080' }),
      );
      let [sum, count] = [0, 0];
      for (let i = 0; i < data.length; i += 4)
        if (data[i + 3] === 255) [sum, count] = [sum + (data[i] as number), count + 1];
      return sum / count;
    };
    for (const kind of ['plain', 'knit', 'paper'] as const) {
      expect(Math.abs(mean(kind) - mean('none'))).toBeLessThan(4);
    }
  });
});

describe('the studio’s paper', () => {
  it('is opaque, light, and darker below a product than far from it', () => {
    const data = new Uint8ClampedArray(100 * 100 * 4);
    for (let y = 30; y < 60; y += 1) {
      for (let x = 30; x < 60; x += 1) data.set([10, 20, 30, 255], (y * 100 + x) * 4);
    }
    const out = onStudioPaper({ data, width: 100, height: 100 });
    const at = (x: number, y: number) => out.data[(y * 100 + x) * 4] as number;
    expect(at(45, 45)).toBe(10);
    expect(at(61, 61)).toBeLessThan(at(61, 95));
    expect(at(5, 5)).toBeGreaterThan(235);
    for (let i = 3; i < out.data.length; i += 4) expect(out.data[i]).toBe(255);
  });
});
