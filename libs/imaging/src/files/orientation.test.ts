import { imageLimits } from '@tintory/contract';
import { mayTurnWebp, pngChunk, webpOrientation } from '@tintory/pixels';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withPngChunks } from '../testing/with-png-chunks.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { normalizeImage } from './normalize-image.ts';
import { writeThumbnail } from './write-thumbnail.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const [width, height] = [60, 40];
const quarter = (background: string, left: number, top: number) => ({
  input: { create: { width: 30, height: 20, channels: 3, background } } as const,
  left,
  top,
});
/** Red and green above, blue and white below. */
const drawn = () =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([quarter('#ff0000', 0, 0), quarter('#00ff00', 30, 0), quarter('#0000ff', 0, 20)])
    .png()
    .toBuffer();

/**
 * Corners by orientation: from the upper left, row by row, as Chromium shows JPEG, PNG and AVIF.
 */
const corners = ['RGBW', 'GRWB', 'WBGR', 'BWRG', 'RBGW', 'BRWG', 'WGBR', 'GWRB'];

const exif = (orientation: number) =>
  Buffer.from([
    73,
    73,
    42,
    0,
    8,
    0,
    0,
    0,
    1,
    0,
    0x12,
    1,
    3,
    0,
    1,
    0,
    0,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
    0,
  ]);

const formats: Record<string, (orientation: number) => Promise<Buffer>> = {
  JPEG: async (orientation) =>
    sharp(await drawn())
      .withMetadata({ orientation })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  WebP: async (orientation) =>
    sharp(await drawn())
      .withMetadata({ orientation })
      .webp({ lossless: true })
      .toBuffer(),
  AVIF: async (orientation) =>
    sharp(await drawn())
      .withMetadata({ orientation })
      .avif({ quality: 90, effort: 0 })
      .toBuffer(),
  PNG: async (orientation) => withPngChunks(await drawn(), pngChunk('eXIf', exif(orientation))),
};

const letterOf = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  r > 150 ? (g > 150 ? 'W' : 'R') : g > 150 ? 'G' : b > 150 ? 'B' : '?';

async function cornersOf(path: string): Promise<string> {
  const { data, info } = await sharp(path)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const start = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
    return letterOf([...data.subarray(start, start + 3)]);
  };
  return at(0.25, 0.25) + at(0.75, 0.25) + at(0.25, 0.75) + at(0.75, 0.75);
}

const orientations = corners.map((seen, index) => [index + 1, seen] as const);

describe.each(Object.entries(formats))('a %s', (format, write) => {
  it.each(orientations)('of orientation %i stands upright', async (orientation, seen) => {
    const inputPath = await folder.put(`${format}-${orientation}`, await write(orientation));
    const size = orientation < 5 ? { width, height } : { width: height, height: width };
    const outputPath = `${inputPath}.png`;
    const { maxPixels } = imageLimits;
    expect(await normalizeImage({ inputPath, outputPath, maxPixels })).toMatchObject(size);
    expect(await cornersOf(outputPath)).toBe(seen);
    const small = `${inputPath}.webp`;
    expect(await writeThumbnail({ inputPath, outputPath: small, maxPixels })).toMatchObject(size);
    expect(await cornersOf(small)).toBe(seen);
  });
});

describe('what a browser that passes over a WebP’s orientation is told', () => {
  it.each(orientations)('is the orientation %i that the server reads', async (orientation) => {
    const webp = (await formats['WebP']?.(orientation)) ?? Buffer.alloc(0);
    expect(mayTurnWebp(webp.subarray(0, 30))).toBe(true);
    expect(webpOrientation(webp)).toBe(orientation);
    expect((await sharp(webp).metadata()).orientation).toBe(orientation);
  });

  it('is nothing of a WebP without EXIF', async () => {
    const webp = await sharp(await drawn())
      .webp()
      .toBuffer();
    expect([mayTurnWebp(webp.subarray(0, 30)), webpOrientation(webp)]).toEqual([false, 1]);
  });

  it.each([0, 9, 255])('is to leave it as it is where EXIF says %i', async (orientation) => {
    const webp = (await formats['WebP']?.(6)) ?? Buffer.alloc(0);
    const at = webp.indexOf(Buffer.from([0x12, 1, 3, 0]));
    webp.writeUInt16LE(orientation, at + 8);
    expect(webpOrientation(webp)).toBe(1);
    expect((await sharp(webp).metadata()).autoOrient).toEqual({ width, height });
  });
});
