import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngHeader } from '../testing/png-header.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { readRgba } from './read-rgba.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

async function put(name: string, width: number, height: number): Promise<string> {
  const image = sharp({ create: { width, height, channels: 3, background: '#0a141e' } });
  return folder.put(name, await image.png().toBuffer());
}

describe('reading a file into RGBA', () => {
  it('gives every picture four channels', async () => {
    const image = await readRgba(await put('plain.png', 12, 9));
    expect([image.width, image.height, image.data.length]).toEqual([12, 9, 12 * 9 * 4]);
    expect(Array.from(image.data.subarray(0, 4))).toEqual([10, 20, 30, 255]);
  });

  it('scales down to the number of pixels asked for, in proportion', async () => {
    const image = await readRgba(await put('large.png', 400, 200), 20_000);
    expect([image.width, image.height]).toEqual([200, 100]);
  });

  it('never scales up', async () => {
    const image = await readRgba(await put('small.png', 20, 10), 1_000_000);
    expect([image.width, image.height]).toEqual([20, 10]);
  });

  it.each([
    ['text', 'no picture', 'UnsupportedMedia'],
    ['too many pixels', pngHeader(30_000, 30_000), 'PayloadTooLarge'],
    ['a header without a picture', pngHeader(64, 64), 'InvalidInput'],
  ] as const)('refuses %s with a code of the contract', async (name, content, code) => {
    const path = await folder.put(name, content);
    await expect(readRgba(path)).rejects.toMatchObject({ name: 'ImageError', code });
    await expect(readRgba(path, 10_000)).rejects.toMatchObject({ name: 'ImageError', code });
  });

  it('stays within the number of pixels asked for, whatever the proportions', async () => {
    for (const [width, height] of [
      [399, 201],
      [101, 607],
      [500, 11],
    ] as const) {
      const image = await readRgba(await put('odd.png', width, height), 5_000);
      expect(image.width * image.height).toBeLessThanOrEqual(5_000);
    }
  });
});
