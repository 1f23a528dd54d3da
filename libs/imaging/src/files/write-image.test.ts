import { digitalSourceTypes, sourceTypeIn } from '@tintory/contract';
import type { RgbaImage } from '@tintory/pixels';
import sharp from 'sharp';
import { readFile, stat } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { writeImage } from './write-image.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

/** Left half orange, right half transparent. */
function halfOrange(): RgbaImage {
  const data = new Uint8ClampedArray(20 * 10 * 4);
  for (let i = 0; i < 200; i += 1)
    data.set(i % 20 < 10 ? [240, 120, 20, 255] : [0, 0, 0, 0], i * 4);
  return { data, width: 20, height: 10 };
}

describe('writing a result', () => {
  it.each(['png', 'webp', 'jpeg'] as const)(
    'says in a %s’s XMP how it came to be',
    async (format) => {
      const path = folder.path(`said.${format}`);
      const file = await writeImage(halfOrange(), path, format, 'algorithmicallyEnhanced');
      const metadata = await sharp(path).metadata();
      expect(metadata.xmpAsString).toContain(
        'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicallyEnhanced',
      );
      expect(metadata.format).toBe(format);
      expect(file).toEqual({
        width: 20,
        height: 10,
        contentType: `image/${format}`,
        bytes: (await stat(path)).size,
      });
    },
  );

  it('puts XMP where readers of PNG look for it: in an iTXt chunk that is not compressed', async () => {
    const path = folder.path('chunk.png');
    await writeImage(halfOrange(), path, 'png', 'algorithmicallyEnhanced');
    const text = await readFile(path, 'latin1');
    expect(text).toContain('iTXtXML:com.adobe.xmp\0\0\0\0\0<?xpacket');
    expect(text).not.toContain('zTXt');
  });

  it.each(
    digitalSourceTypes.flatMap((source) =>
      (['png', 'webp', 'jpeg'] as const).map((format) => [source, format] as const),
    ),
  )('tells %s from any other origin, in a %s', async (source, format) => {
    const path = folder.path(`${source}.${format}`);
    await writeImage(halfOrange(), path, format, source);
    const { xmpAsString } = await sharp(path).metadata();
    expect(sourceTypeIn(xmpAsString ?? '')).toBe(source);
  });

  it('keeps every pixel of a PNG', async () => {
    const path = folder.path('exact.png');
    const image = halfOrange();
    await writeImage(image, path, 'png', 'algorithmicallyEnhanced');
    expect(Array.from(await sharp(path).raw().toBuffer())).toEqual(Array.from(image.data));
  });

  it('keeps transparency in WebP', async () => {
    const path = folder.path('clear.webp');
    await writeImage(halfOrange(), path, 'webp', 'algorithmicallyEnhanced');
    const { data } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[19 * 4 + 3]]).toEqual([255, 0]);
  });

  it('shows white in JPEG where nothing was', async () => {
    const path = folder.path('white.jpeg');
    await writeImage(halfOrange(), path, 'jpeg', 'algorithmicallyEnhanced');
    const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(3);
    const corner = Array.from(data.subarray(19 * 3, 20 * 3));
    expect(Math.min(...corner)).toBeGreaterThan(245);
  });

  it('writes a part of a larger buffer as that part', async () => {
    const path = folder.path('part.png');
    const whole = new Uint8ClampedArray(8 + 8 * 8 * 4).fill(77);
    whole.fill(0, 0, 8);
    await writeImage(
      { data: whole.subarray(8), width: 8, height: 8 },
      path,
      'png',
      'algorithmicallyEnhanced',
    );
    expect(new Set(await sharp(path).raw().toBuffer())).toEqual(new Set([77]));
  });
});
