import { createRandom, type RgbaImage } from '@tintory/pixels';
import { describe, expect, it } from 'vitest';
import { loadCunet } from './cunet.ts';
import { loadSpan } from './span.ts';
import { runInTiles } from './tiled-network.ts';

const [width, height] = [61, 47];

/** Soft stripes with some grain, so that no two regions are alike. */
function picture(): RgbaImage {
  const random = createRandom(3);
  const data = Uint8ClampedArray.from({ length: width * height * 4 }, (_, i) => {
    const [x, y] = [(i >> 2) % width, Math.floor((i >> 2) / width)];
    return i % 4 === 3
      ? 255
      : 120 + 90 * Math.sin(x / 5 + (i % 4)) * Math.cos(y / 7) + 8 * random();
  });
  return { data, width, height };
}

function worstDifference(a: RgbaImage, b: RgbaImage): number {
  const apart = Array.from(a.data, (value, i) => Math.abs(value - (b.data[i] ?? NaN)));
  return apart.reduce((most, value) => Math.max(most, value), 0);
}

describe('a network in tiles', () => {
  it.each([2, 4] as const)('enlarges %s times, and no tile’s border shows', async (scale) => {
    const network = await loadSpan(scale);
    const whole = await runInTiles(picture(), network, () => undefined);
    expect([whole.width, whole.height]).toEqual([width * scale, height * scale]);
    const tiled = await runInTiles(picture(), { ...network, tileSide: 20 }, () => undefined);
    expect(worstDifference(whole, tiled)).toBeLessThanOrEqual(1);
  });

  it('cleans a picture of any size and keeps every pixel in its place', async () => {
    const photo = picture();
    const clean = await runInTiles(photo, await loadCunet(0), () => undefined);
    expect([clean.width, clean.height]).toEqual([width, height]);
    expect(worstDifference(photo, clean)).toBeLessThan(25);
  });

  it('tells its progress after each tile', async () => {
    const told: number[] = [];
    const network = { ...(await loadSpan(2)), tileSide: 40 };
    await runInTiles(picture(), network, (progress) => told.push(progress));
    expect(told).toEqual([0.25, 0.5, 0.75, 1]);
  });
});
