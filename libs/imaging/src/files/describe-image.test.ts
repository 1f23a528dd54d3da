import { imageLimits } from '@tintory/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngHeader } from '../testing/png-header.ts';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { describeImage } from './describe-image.ts';

const { maxPixels, maxSide, minSide } = imageLimits;
let folder: TempFolder;

beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

const describeFile = async (name: string, content: Uint8Array | string) =>
  describeImage(await folder.put(name, content), maxPixels);

describe('describing a file', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('knows a %s by its content', async (format) => {
    const content = await picture(40, 30).toFormat(format).toBuffer();
    expect(await describeFile('no-ending', content)).toMatchObject({
      format,
      width: 40,
      height: 30,
    });
  });

  it('refuses text under a picture’s name', async () => {
    await expect(
      describeFile('text.jpg', 'I am no picture, whatever I am called.'),
    ).rejects.toMatchObject({ code: 'UnsupportedMedia' });
  });

  it('refuses an empty file as such', async () => {
    await expect(describeFile('empty.png', '')).rejects.toMatchObject({ code: 'InvalidInput' });
  });

  const script =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script></svg>';

  it.each([
    ['as it is', script],
    ['behind an XML declaration', `<?xml version="1.0"?>\n${script}`],
    ['behind a byte order mark and blanks', `\uFEFF  \n\t${script}`],
    ['behind more blanks than are looked at', `${' '.repeat(200)}${script}`],
    ['in UTF-16', Buffer.from(`\uFEFF${script}`, 'utf16le')],
  ])('refuses SVG with a script %s', async (_, content) => {
    await expect(describeFile('drawing.png', content)).rejects.toMatchObject({
      code: 'UnsupportedMedia',
    });
  });

  it('refuses a raster format that no tool needs', async () => {
    const content = await picture(40, 30).tiff().toBuffer();
    await expect(describeFile('scan.jpg', content)).rejects.toMatchObject({
      code: 'UnsupportedMedia',
    });
  });

  it('refuses a picture with too many pixels by its header alone', async () => {
    const bomb = pngHeader(30_000, 30_000);
    expect(bomb.length).toBeLessThan(200);
    await expect(describeFile('bomb.png', bomb)).rejects.toMatchObject({
      code: 'PayloadTooLarge',
    });
  });

  it.each([
    ['one pixel more than the limit of all', 5_000, 5_001, 'PayloadTooLarge'],
    ['one pixel more than the limit of a side', maxSide + 1, 100, 'PayloadTooLarge'],
    ['a side one pixel short', minSide - 1, 100, 'InvalidInput'],
    ['four by four pixels', 4, 4, 'InvalidInput'],
  ] as const)('refuses %s', async (_, width, height, code) => {
    await expect(describeFile('size.png', pngHeader(width, height))).rejects.toMatchObject({
      code,
    });
  });

  it.each([
    [9, maxSide + 1],
    [maxSide + 1, 9],
  ])('says that a side is too long, and how long, of %i by %i pixels', async (width, height) => {
    await expect(describeFile('long.png', pngHeader(width, height))).rejects.toMatchObject({
      code: 'PayloadTooLarge',
      reason: 'pictureLong',
      message: `A side has at most ${maxSide} pixels; this picture is ${width} × ${height}.`,
    });
  });

  it('says nothing of sides where it is the pixels that are too many', async () => {
    await expect(describeFile('many.png', pngHeader(5_000, 5_001))).rejects.toMatchObject({
      code: 'PayloadTooLarge',
      reason: undefined,
    });
  });

  it('takes the smallest and the largest picture within the limits', async () => {
    expect(await describeFile('least.png', pngHeader(minSide, minSide))).toMatchObject({
      width: minSide,
    });
    expect(await describeFile('most.png', pngHeader(5_000, 5_000))).toMatchObject({
      height: 5_000,
    });
  });
});
