import { createTempFolder, type TempFolder } from '@tintory/imaging/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMask } from './read-mask.ts';

const [width, height] = [32, 24];
const photo = { data: new Uint8ClampedArray(width * height * 4), width, height };

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

let count = 0;
/** Reads a drawing of a spot in the middle of a ground as the photo's mask. */
async function read(size: readonly [number, number], ground: string, spot: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}">
    <rect width="100%" height="100%" fill="${ground}"/>
    <ellipse cx="50%" cy="50%" rx="25%" ry="25%" fill="${spot}"/></svg>`;
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  // The decoder caches files by their path.
  return readMask(await folder.put(`mask-${(count += 1)}.png`, bytes), photo);
}

describe('a mask', () => {
  it.each<[string, [number, number], string, string]>([
    ['of the photo’s size', [32, 24], '#000', '#fff'],
    ['of twice its size', [64, 48], '#000', '#fff'],
    ['of a quarter of it', [8, 6], '#000', '#fff'],
    ['that is a cutout in its colours', [32, 24], 'none', '#b22'],
    ['that is a cutout of something black', [32, 24], 'none', '#000'],
    ['that is a cutout of something grey', [32, 24], 'none', '#888'],
  ])('%s marks its spot, and nothing around it', async (_, ...drawn) => {
    const { alpha, foreground } = await read(...drawn);
    expect([alpha.width, alpha.height]).toEqual([width, height]);
    expect([alpha.data[12 * width + 16], alpha.data[0]]).toEqual([1, 0]);
    expect([foreground.width, foreground.height]).toEqual([width, height]);
  });

  it.each<[string, string, [number, number], string, string]>([
    ['has another shape', 'maskShape', [24, 32], '#000', '#fff'],
    ['marks everything', 'maskFull', [32, 24], '#fff', '#fff'],
    ['marks nothing', 'maskEmpty', [32, 24], '#000', '#000'],
    ['has a photo’s colours', 'maskIsPhoto', [32, 24], '#dcdad2', '#b8322c'],
    ['has nothing but grey', 'maskIsPhoto', [32, 24], '#777', '#888'],
  ])('is refused by name where it %s', async (_, reason, ...drawn) => {
    await expect(read(...drawn)).rejects.toMatchObject({ code: 'InvalidInput', reason });
  });
});
