import { imageLimits } from '@tintory/contract';
import { createPlane, type RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackdrop } from './stage/backdrop.ts';
import { readMask } from './stage/read-mask.ts';
import {
  patchesPng,
  readPatches,
  withIcc,
  distance,
  inSpace,
  patches,
  grayProfile,
  rgbProfile,
  createTempFolder,
  type TempFolder,
} from '@tintory/imaging/testing';
import { normalizeImage, readRgba, writeThumbnail } from '@tintory/imaging/files';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const frame = { width: 16 * patches.length, height: 16 };
const empty = { ...frame, data: new Uint8Array(frame.width * frame.height * 4) };

/** Each reader's result, written to a file. */
const readers: Record<string, (inputPath: string, outputPath: string) => Promise<unknown>> = {
  normalizeImage: (inputPath, outputPath) =>
    normalizeImage({ inputPath, outputPath, maxPixels: imageLimits.maxPixels }),
  readRgba: async (inputPath, outputPath) => write(await readRgba(inputPath), outputPath),
  writeThumbnail: (inputPath, outputPath) => writeThumbnail({ inputPath, outputPath }),
  makeBackdrop: async (inputPath, outputPath) => {
    const options = {
      ...frame,
      original: empty,
      ...{ lightSide: 1 as const, alpha: createPlane(frame.width, frame.height) },
    };
    await write(await makeBackdrop({ kind: 'picture', path: inputPath }, options), outputPath);
  },
};

const write = ({ data, width, height }: RgbaImage, path: string) =>
  sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .png()
    .toFile(path);

describe('every reader of pixels', () => {
  it.each(Object.entries(readers))(
    '%s shows the same colours of a deep picture',
    async (name, read) => {
      const wide = withIcc(await patchesPng(patches, { bits: 16 }), rgbProfile('p3', 'srgb'));
      const outputPath = folder.path(`${name}.out`);
      await read(await folder.put(`${name}.png`, wide), outputPath);
      const colors = await readPatches(outputPath, patches.length);
      // Thumbnails are lossy WebP.
      expect(distance(colors, inSpace('p3'))).toBeLessThanOrEqual(
        name === 'writeThumbnail' ? 24 : 2,
      );
    },
  );

  it('a mask of linear light marks as much as it shows', async () => {
    const half = 0.214;
    const signals = [0, half, 1].map((v) => [v, v, v] as const);
    const mask = withIcc(await patchesPng(signals, { bits: 16, gray: true }), grayProfile(1));
    const path = await folder.put('mask.png', mask);
    const { alpha } = await readMask(path, {
      data: new Uint8Array(48 * 16 * 4),
      width: 48,
      height: 16,
    });
    expect([8, 24, 40].map((x) => alpha.data[8 * 48 + x]?.toFixed(1))).toEqual([
      '0.0',
      '0.5',
      '1.0',
    ]);
  });
});
