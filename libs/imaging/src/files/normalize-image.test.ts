import { imageLimits } from '@tintory/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ImageError } from '../image-error.ts';
import { heicFrame } from '../testing/heic.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { normalizeImage } from './normalize-image.ts';

const { maxPixels } = imageLimits;
let folder: TempFolder;

beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const solid = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Left half red, right half blue. */
const redAndBlue = () =>
  solid(60, 40, '#0000ff').composite([
    {
      input: { create: { width: 30, height: 40, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ]);

async function normalize(content: Uint8Array) {
  const inputPath = await folder.put('in', content);
  const outputPath = folder.path('out.png');
  const file = await normalizeImage({ inputPath, outputPath, maxPixels });
  return { file, metadata: await sharp(outputPath).metadata(), outputPath };
}

async function colorAt(path: string, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const start = (y * info.width + x) * info.channels;
  return Array.from(data.subarray(start, start + info.channels));
}

describe('normalizing a picture', () => {
  it('answers with what it wrote', async () => {
    const { file, metadata } = await normalize(await redAndBlue().webp().toBuffer());
    expect(file).toEqual({
      width: 60,
      height: 40,
      contentType: 'image/png',
      bytes: expect.any(Number) as number,
      jpegQuality: null,
    });
    expect(metadata).toMatchObject({ format: 'png', width: 60, height: 40, space: 'srgb' });
  });

  it.each([40, 75, 92])('tells the quality %s that a JPEG was saved at', async (quality) => {
    const { file } = await normalize(await redAndBlue().jpeg({ quality }).toBuffer());
    expect(file.jpegQuality).toBe(quality);
  });

  it('loses no bit of a lossless picture', async () => {
    const noise = Buffer.from(Array.from({ length: 32 * 24 * 4 }, (_, i) => (i * 7919) % 256));
    const raw = { width: 32, height: 24, channels: 4 } as const;
    const { outputPath } = await normalize(await sharp(noise, { raw }).png().toBuffer());
    expect(Buffer.compare(await sharp(outputPath).raw().toBuffer(), noise)).toBe(0);
  });

  it('refuses a JPEG that ends in the middle', async () => {
    const whole = await redAndBlue().resize(400, 300).jpeg().toBuffer();
    const half = whole.subarray(0, Math.floor(whole.length / 2));
    await expect(normalize(half)).rejects.toMatchObject({ code: 'InvalidInput' });
  });

  it('refuses a phone’s HEIC photo as a type that is not read, where nothing decodes it', async () => {
    const photo = heicFrame(64, 48);
    // The container is sound: only the decoder is missing.
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'heif', compression: 'hevc' });
    await expect(normalize(photo)).rejects.toMatchObject({ code: 'UnsupportedMedia' });
  });

  it('takes an AVIF and refuses one that ends in the middle as damaged', async () => {
    const whole = await redAndBlue().avif({ effort: 0 }).toBuffer();
    expect((await normalize(whole)).file).toMatchObject({ width: 60, height: 40 });
    const cut = whole.subarray(0, whole.length - 20);
    await expect(normalize(cut)).rejects.toMatchObject({ code: 'InvalidInput' });
  });

  it('turns a phone’s photo upright and leaves nothing of where it was taken', async () => {
    const photo = await redAndBlue()
      .withExif({
        IFD0: { Make: 'Phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 100 })
      .toBuffer();
    const before = await sharp(photo).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Phone')).toBe(true);

    const { file, metadata, outputPath } = await normalize(photo);
    expect([file.width, file.height]).toEqual([40, 60]);
    expect(metadata.orientation).toBeUndefined();
    expect(metadata.exif).toBeUndefined();
    expect(metadata.xmp).toBeUndefined();
    const [[red = 0], [, , blue = 0]] = [
      await colorAt(outputPath, 20, 10),
      await colorAt(outputPath, 20, 50),
    ];
    expect(Math.min(red, blue)).toBeGreaterThan(240);
  });

  it('turns a CMYK JPEG into sRGB of the same colour', async () => {
    const print = await solid(40, 30, '#c83232').toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(print).metadata()).space).toBe('cmyk');
    const { metadata, outputPath } = await normalize(print);
    expect(metadata).toMatchObject({ space: 'srgb', channels: 3 });
    const [red = 0, green = 0, blue = 0] = await colorAt(outputPath, 5, 5);
    expect(red).toBeGreaterThan(150);
    expect(Math.max(green, blue)).toBeLessThan(110);
  });

  it('takes 16 bits a channel down to 8', async () => {
    const deep = await solid(20, 20, '#808080').toColourspace('rgb16').png().toBuffer();
    expect((await sharp(deep).metadata()).depth).toBe('ushort');
    expect((await normalize(deep)).metadata.depth).toBe('uchar');
  });

  it('takes the first picture of an animation', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((color) => solid(30, 20, color).png().toBuffer()),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(3);
    const { file, outputPath } = await normalize(animation);
    expect([file.width, file.height]).toEqual([30, 20]);
    expect((await colorAt(outputPath, 10, 10)).slice(0, 3)).toEqual([255, 0, 0]);
  });

  it('keeps transparency', async () => {
    const clear = await sharp({
      create: { width: 10, height: 10, channels: 4, background: { r: 9, g: 8, b: 7, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { outputPath } = await normalize(clear);
    expect((await colorAt(outputPath, 3, 3))[3]).toBe(0);
  });
});

it('does not blame the picture where the file cannot be written', async () => {
  const inputPath = await folder.put('in', await redAndBlue().png().toBuffer());
  const work = normalizeImage({ inputPath, outputPath: folder.path('missing/out'), maxPixels });
  await expect(work).rejects.toThrow('unable to open for write');
  await expect(work).rejects.not.toBeInstanceOf(ImageError);
});
