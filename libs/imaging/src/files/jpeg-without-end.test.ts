import { imageLimits } from '@tintory/contract';
import { jpegEnd, jpegEnding } from '@tintory/pixels';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { normalizeImage } from './normalize-image.ts';
import { readRgba } from './read-rgba.ts';
import { writeThumbnail } from './write-thumbnail.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const [width, height] = [150, 110];
const grain = Buffer.from(
  Array.from({ length: width * height * 3 }, (_, i) => (i * 7919 + (i % 97) * 31) % 256),
);
const photo = () => sharp(grain, { raw: { width, height, channels: 3 } });

/**
 * A JPEG with restart markers: two of one row of units each, with the same tables, joined
 * vertically.
 */
async function withRestarts(): Promise<Buffer> {
  const row = { left: 0, width: 144, height: 16 };
  const [upper, lower] = await Promise.all(
    [0, 64].map((top) =>
      photo()
        .extract({ ...row, top })
        .jpeg({ optimizeCoding: false })
        .toBuffer(),
    ),
  );
  const scanOf = (jpeg = Buffer.alloc(0)) => {
    const at = jpeg.indexOf(Buffer.of(0xff, 0xda));
    return {
      head: jpeg.subarray(0, at),
      scan: jpeg.subarray(at, -2),
      data: jpeg.subarray(at + 14, -2),
    };
  };
  const { head, scan } = scanOf(upper);
  const tall = Buffer.from(head);
  tall.writeUInt16BE(32, tall.indexOf(Buffer.of(0xff, 0xc0)) + 5);
  const every = Buffer.of(0xff, 0xdd, 0, 4, 0, row.width / 16);
  return Buffer.concat([tall, every, scan, Buffer.of(0xff, 0xd0), scanOf(lower).data, jpegEnd]);
}

const kinds: Record<string, () => Promise<Buffer>> = {
  'a sequential JPEG': () => photo().jpeg().toBuffer(),
  'one of full colour resolution': () => photo().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  'a progressive JPEG': () => photo().jpeg({ progressive: true }).toBuffer(),
  'one of coarse quality': () =>
    photo().blur(4).jpeg({ progressive: true, quality: 20 }).toBuffer(),
  'a progressive one of many scans': () =>
    photo().blur(2).jpeg({ mozjpeg: true, quality: 95 }).toBuffer(),
  'a JPEG with restart markers': withRestarts,
  'a gray JPEG': () => photo().toColourspace('b-w').jpeg().toBuffer(),
  'a JPEG of inks': () => photo().toColourspace('cmyk').jpeg().toBuffer(),
};

/** Number of bytes missing at the end, and the expected `jpegEnding`. */
const cuts = [
  [0, 'marked'],
  [1, 'unmarked'],
  [2, 'unmarked'],
  [3, 'cut'],
  [4, 'cut'],
  [12, 'cut'],
  [200, 'cut'],
  [0.5, 'cut'],
  [0.9, 'cut'],
] as const;

let count = 0;
const put = (content: Uint8Array) => folder.put(`photo-${(count += 1)}`, content);

describe.each(Object.entries(kinds))('%s', (_, make) => {
  it.each(cuts)('without its last %d bytes, or that share, is %s', async (cut, ending) => {
    const whole = await make();
    const left = whole.subarray(0, whole.length - Math.round(cut < 1 ? cut * whole.length : cut));
    expect(jpegEnding(left)).toBe(ending);
    const inputPath = await put(left);
    const outputPath = `${inputPath}.png`;
    const work = normalizeImage({ inputPath, outputPath, maxPixels: imageLimits.maxPixels });
    if (ending === 'cut') {
      await expect(work).rejects.toMatchObject({ code: 'InvalidInput', reason: 'pictureDamaged' });
    } else {
      await work;
      const [made, wanted] = [sharp(outputPath), sharp(whole).toColourspace('srgb')];
      expect(await made.raw().toBuffer()).toEqual(await wanted.raw().toBuffer());
    }
  });
});

it('takes a progressive JPEG that lacks whole scans as cut', async () => {
  const whole = (await kinds['a progressive JPEG']?.()) ?? Buffer.alloc(0);
  const lastScan = whole.lastIndexOf(Buffer.of(0xff, 0xda));
  const lastTables = whole.lastIndexOf(Buffer.of(0xff, 0xc4));
  const end =
    lastTables > whole.lastIndexOf(Buffer.of(0xff, 0xda), lastScan - 1) ? lastTables : lastScan;
  expect(jpegEnding(whole.subarray(0, end))).toBe('cut');
});

it('takes a JPEG with something behind its end as it is', async () => {
  const whole = await photo().jpeg().toBuffer();
  const more = Buffer.concat([whole, Buffer.from('a maker’s own data'), whole.subarray(0, 300)]);
  expect(jpegEnding(more)).toBe('marked');
  expect(await readRgba(await put(more))).toMatchObject({ width, height });
});

it('reads an unmarked JPEG wherever pixels are read', async () => {
  const whole = await photo().jpeg().toBuffer();
  const inputPath = await put(whole.subarray(0, -2));
  expect(await readRgba(inputPath)).toMatchObject({ width, height });
  expect(await writeThumbnail({ inputPath, outputPath: `${inputPath}.webp` })).toMatchObject({
    width,
    height,
  });
});

it('takes what is no JPEG but its beginning as cut', () => {
  expect(jpegEnding(Uint8Array.of(0xff, 0xd8, 0xff))).toBe('cut');
  expect(jpegEnding(Uint8Array.of(0xff, 0xd8))).toBe('cut');
});
