import { stat, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { pictures } from '../testing/pictures.ts';
import { writeThumbnail } from './write-thumbnail.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const wide = { width: 1_200, height: 800, channels: 4, background: '#e07020' } as const;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Orange with a transparent right third. */
const cutout = () =>
  sharp({ create: { ...wide, width: 800 } })
    .extend({ right: 400, background: clear })
    .png();

async function shrink(name: string) {
  const outputPath = folder.path(`${name}.small`);
  const file = await writeThumbnail({ inputPath: folder.path(name), outputPath });
  return { file, outputPath };
}

describe('the thumbnail of a result', () => {
  it('is a small WebP of the same shape', async () => {
    await cutout().toFile(folder.path('wide.png'));
    const { file, outputPath } = await shrink('wide.png');
    expect(file).toEqual({
      width: 384,
      height: 256,
      contentType: 'image/webp',
      bytes: (await stat(outputPath)).size,
    });
    expect((await sharp(outputPath).metadata()).format).toBe('webp');
  });

  it('is clear where the result is, without a dark edge', async () => {
    await cutout().toFile(folder.path('clear.png'));
    const { outputPath } = await shrink('clear.png');
    const { data, info } = await sharp(outputPath).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number) =>
      Array.from(data.subarray((100 * info.width + x) * 4).subarray(0, 4));
    expect(pixel(370)[3]).toBe(0);
    expect(pixel(10)[3]).toBe(255);
    expect(pixel(253)[0]).toBeGreaterThan(200);
  });

  it.each(['jpeg', 'webp'] as const)('is made of a %s too', async (format) => {
    await sharp({ create: { ...wide, channels: 3 } })
      .toFormat(format)
      .toFile(folder.path(format));
    expect((await shrink(format)).file).toMatchObject({ width: 384, height: 256 });
  });

  it('is never larger than the result', async () => {
    await sharp({ create: { ...wide, width: 40, height: 90 } })
      .png()
      .toFile(folder.path('tiny'));
    expect((await shrink('tiny')).file).toMatchObject({ width: 40, height: 90 });
  });

  it('of what is no picture is refused', async () => {
    await writeFile(folder.path('words'), 'no picture');
    await expect(shrink('words')).rejects.toMatchObject({ code: 'InvalidInput' });
  });
});

describe('the thumbnail of a file that somebody sent', () => {
  const shrinkSent = async (name: keyof typeof pictures) => {
    const inputPath = await folder.put(name, await pictures[name]());
    return writeThumbnail({ inputPath, outputPath: folder.path(`${name}.small`), maxPixels: 1e6 });
  };

  it('stands upright and tells nothing of where it was taken', async () => {
    expect(await shrinkSent('phoneJpeg')).toMatchObject({ width: 320, height: 240 });
    const { exif, orientation } = await sharp(folder.path('phoneJpeg.small')).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
  });

  it.each([
    ['svgWithScript', 'UnsupportedMedia'],
    ['enormousPng', 'PayloadTooLarge'],
  ] as const)('is refused of a %s without being decoded', async (name, code) => {
    await expect(shrinkSent(name)).rejects.toMatchObject({ code });
  });
});
