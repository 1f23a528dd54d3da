import { describe, expect, it } from 'vitest';
import { createRandom } from '@tintory/pixels';
import { drawImage } from '@tintory/pixels/testing';
import { flattenLight } from './flatten-light.ts';
import { makeSeamless } from './make-seamless.ts';
import { regularity } from './regularity.ts';
import { seamEnergy } from './seam-energy.ts';

/** Pebbles under a light that comes from the left. */
const pebbles = (() => {
  const side = 200;
  const random = createRandom(5);
  const stones = Array.from({ length: 1_400 }, () => ({
    x: random() * side,
    y: random() * side,
    r: 1.5 + random() * 3,
    tone: 60 + random() * 120,
  }));
  return drawImage(side, side, (x, y) => {
    const stone = stones.find((one) => Math.hypot(one.x - x, one.y - y) < one.r);
    const light = 1.4 - x / side;
    const tone = (stone?.tone ?? 40) * light;
    return [tone, tone * 0.9, tone * 0.8];
  });
})();

/** A wall in running bond, each brick of its own tone, seen straight on or with a tilted camera. */
const laid = (across: number, down: number, tilt = 0) => {
  const random = createRandom(across * down);
  const tones = Array.from({ length: 499 }, () => 0.9 + 0.2 * random());
  return drawImage(192, 192, (left, top) => {
    const x = left * Math.cos(tilt) - top * Math.sin(tilt) + 1_000 * across;
    const y = left * Math.sin(tilt) + top * Math.cos(tilt) + 1_000 * down;
    const row = Math.floor(y / down);
    const shifted = x + ((row % 2) * across) / 2;
    if (shifted % across < 2 || y % down < 2) return [220, 220, 215];
    const tone = tones[(row * 17 + Math.floor(shifted / across)) % tones.length] ?? 1;
    return [150 * tone, 60 * tone, 45 * tone];
  });
};
const bricks = laid(22, 12);
const tilted = laid(22, 12, 0.06);

/** Tall bricks of one tone, seen from below: their courses converge towards the top. */
const drawnTogether = drawImage(192, 192, (left, y) => {
  const x = 96 + (left - 96) * (1.6 - y / 240) + 1_000;
  const column = Math.floor(x / 14);
  const isJoint = x % 14 < 2 || (y + (column % 2) * 13) % 26 < 2;
  return isJoint ? [200, 200, 195] : [95, 92, 90];
});

const options = { flatten: 0, longest: 4_000, seed: 1 };

describe('a picture of a surface', () => {
  it.each(['cut', 'quilt', 'mirror'] as const)(
    'tiles after %s without a step at its borders',
    (mode) => {
      const before = pebbles;
      const { image } = makeSeamless(before, { ...options, mode, flatten: 1 });
      expect(seamEnergy(before)).toBeGreaterThan(1.6);
      expect(seamEnergy(image)).toBeLessThan(1.5);
    },
  );

  it('is worked on at a size that a texture has', () => {
    const { image } = makeSeamless(pebbles, { ...options, mode: 'mirror', longest: 60 });
    expect([image.width, image.height]).toEqual([60, 60]);
  });

  it('becomes the same tile from the same seed', () => {
    const lay = (seed: number) =>
      makeSeamless(pebbles, { ...options, mode: 'quilt', seed }).image.data;
    expect(lay(3)).toEqual(lay(3));
    expect(lay(3)).not.toEqual(lay(4));
  });

  it('is cut where its ends meet, and quilted where what it repeats does not', () => {
    expect(regularity(bricks)).toBeGreaterThan(regularity(pebbles));
    expect(makeSeamless(bricks, { ...options, mode: 'auto' }).mode).toBe('cut');
    expect(makeSeamless(tilted, { ...options, mode: 'auto' }).mode).toBe('quilt');
    expect(makeSeamless(flattenLight(pebbles, 1), { ...options, mode: 'auto' }).mode).toBe('cut');
  });
});

describe('what repeats', () => {
  it.each([
    [16, 12],
    [22, 18],
    [30, 26],
  ])('is cut a whole number of times: bricks of %i by %i', (across, down) => {
    const { image } = makeSeamless(laid(across, down), { ...options, mode: 'cut' });
    expect([image.width % across, image.height % (2 * down)]).toEqual([0, 0]);
  });
});

describe('evening out the light', () => {
  const halves = ({ data, width, height }: typeof pebbles) => {
    const sums = [0, 0];
    for (let i = 0; i < width * height; i += 1) {
      const half = i % width < width / 2 ? 0 : 1;
      sums[half] = (sums[half] ?? 0) + (data[i * 4] ?? 0);
    }
    return (sums[0] ?? 0) / (sums[1] ?? 1);
  };

  it('brings the dark and the bright side together', () => {
    const before = pebbles;
    expect(halves(before)).toBeGreaterThan(1.6);
    expect(halves(flattenLight(before, 1))).toBeLessThan(1.25);
  });

  it('does nothing at nothing', () => {
    expect(flattenLight(bricks, 0)).toBe(bricks);
  });
});

describe('what is not the same all over', () => {
  const disc = drawImage(96, 96, (x, y) =>
    Math.hypot(x - 48, y - 48) < 24 ? [180, 50, 40] : [225, 220, 210],
  );
  const tile = (image: typeof disc, changes: object = {}) =>
    makeSeamless(image, { ...options, mode: 'cut', ...changes });

  it.each([
    ['a thing on a ground', disc, false],
    ['bricks', bricks, true],
    ['bricks whose courses do not meet', tilted, false],
    ['bricks whose courses draw together', drawnTogether, false],
    ['one colour', drawImage(40, 40, () => [90, 120, 60]), true],
  ])('is told: %s', (_, image, even) => {
    expect(tile(image).even).toBe(even);
  });

  it('is helped by evening out the light', () => {
    expect(tile(pebbles).even).toBe(false);
    expect(tile(pebbles, { flatten: 1 }).even).toBe(true);
  });

  it('does not matter in a mirror', () => {
    expect(tile(disc, { mode: 'mirror' }).even).toBe(true);
  });
});
