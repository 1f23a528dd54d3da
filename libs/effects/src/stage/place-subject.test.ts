import { alphaBounds, type RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { placeSubject, type PlaceOptions } from './place-subject.ts';

/** A photograph of 100 × 80 whose subject is a block from `left`, `top` to `right`, `bottom`. */
function photo(left: number, top: number, right: number, bottom: number): RgbaImage {
  const [width, height] = [100, 80];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1)
      data.fill(255, (y * width + x) * 4, (y * width + x) * 4 + 4);
  }
  return { data, width, height };
}

const options: PlaceOptions = {
  width: 400,
  height: 400,
  placement: 'fit',
  padding: 0.1,
  ground: 0.86,
};

/** The margin on each side of the placed subject, in pixels. */
async function airOf(subject: RgbaImage, changes: Partial<PlaceOptions> = {}) {
  const { layer } = await placeSubject(subject, { ...options, ...changes });
  const { x, y, width, height } = alphaBounds(layer, 128, 0) ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    left: x,
    top: y,
    right: layer.width - x - width,
    bottom: layer.height - y - height,
    shape: width / height,
  };
}

describe('a subject that fits into a frame', () => {
  it('has air on all sides where its photograph shows all of it', async () => {
    const { left, top, right, bottom } = await airOf(photo(30, 20, 70, 60));
    for (const air of [left, top, right, bottom]) expect(air).toBeGreaterThanOrEqual(38);
  });

  it.each([
    ['left', photo(0, 20, 50, 60), ['left']],
    ['right', photo(50, 20, 100, 60), ['right']],
    ['upper', photo(30, 0, 70, 50), ['top']],
    ['lower', photo(30, 30, 70, 80), ['bottom']],
    ['upper and the right', photo(50, 0, 100, 50), ['top', 'right']],
    ['lower and the left', photo(0, 30, 40, 80), ['bottom', 'left']],
    ['left and the right', photo(0, 30, 100, 60), ['left', 'right']],
    ['upper and the lower', photo(40, 0, 60, 80), ['top', 'bottom']],
    ['left, the right and the lower', photo(0, 40, 100, 80), ['left', 'right', 'bottom']],
  ] as const)('stays at the %s border that cuts it off', async (_, subject, borders) => {
    const air = await airOf(subject);
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      if ((borders as readonly string[]).includes(side)) expect(air[side]).toBe(0);
      else expect(air[side]).toBeGreaterThanOrEqual(38);
    }
  });

  it('has air all the same where only a hair of it touches a border', async () => {
    const subject = photo(30, 20, 70, 60);
    subject.data.fill(255, 40 * 100 * 4, (40 * 100 + 40) * 4);
    expect((await airOf(subject)).left).toBeGreaterThanOrEqual(38);
  });

  it('keeps its shape where a border cuts it off', async () => {
    expect((await airOf(photo(0, 20, 50, 60))).shape).toBeCloseTo(50 / 40, 1);
    expect((await airOf(photo(0, 30, 100, 60))).shape).toBeCloseTo(100 / 30, 0);
  });

  it('covers a frame of any shape where it is cut off all around', async () => {
    for (const size of [
      { width: 500, height: 200 },
      { width: 200, height: 500 },
    ]) {
      const { left, top, right, bottom } = await airOf(photo(0, 0, 100, 80), size);
      expect([left, top, right, bottom]).toEqual([0, 0, 0, 0]);
    }
  });

  it('keeps the air above a head, and not the waist, where a frame is too wide for both', async () => {
    const { left, right, top, bottom } = await airOf(photo(0, 10, 100, 80), {
      width: 800,
      height: 400,
    });
    expect([left, right, bottom]).toEqual([0, 0, 0]);
    expect(top).toBeGreaterThanOrEqual(38);
  });

  it.each([
    ['wide', photo(20, 30, 80, 50)],
    ['high', photo(40, 10, 60, 70)],
  ])('is %s and in the middle where it stands on nothing', async (_, subject) => {
    for (const padding of [0, 0.1, 0.4]) {
      const { left, top, right, bottom } = await airOf(subject, { padding, ground: undefined });
      expect(Math.abs(left - right)).toBeLessThanOrEqual(2);
      expect(Math.abs(top - bottom)).toBeLessThanOrEqual(2);
      expect(Math.abs(Math.min(left, top) - padding * 400)).toBeLessThan(10);
    }
  });

  it('stands at the very bottom where the lower border cuts it off, and says so', async () => {
    const placed = await placeSubject(photo(30, 30, 70, 80), options);
    expect(placed).toMatchObject({ cutBelow: true, foot: 1 });
  });
});
