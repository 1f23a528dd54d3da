import { imageLimits } from '@tintory/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTempFolder, type TempFolder } from '../testing/temp-folder.ts';
import { countJpegScans } from './jpeg-scans.ts';
import { normalizeImage } from './normalize-image.ts';
import { writeThumbnail } from './write-thumbnail.ts';

let folder: TempFolder;
beforeAll(async () => {
  folder = await createTempFolder();
});
afterAll(() => folder.remove());

const draw = (progressive: boolean) =>
  sharp({
    create: {
      width: 600,
      height: 400,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    } as never,
  })
    .jpeg({ progressive, quality: 60 })
    .toBuffer();
const [plain, stepped] = [draw(false), draw(true)];

/** A progressive JPEG whose coarsest scan, at full precision, is repeated. */
async function repeatFirstScan(times: number): Promise<Buffer> {
  const whole = await sharp({
    create: { width: 1_000, height: 1_000, channels: 3, background: '#808080' },
  })
    .jpeg({ progressive: true })
    .toBuffer();
  const start = whole.indexOf(Buffer.from([0xff, 0xda]));
  const end = whole.indexOf(Buffer.from([0xff, 0xc4]), start);
  const scan = Buffer.from(whole.subarray(start, end));
  // The last byte of its header selects the bits it encodes: all of them.
  scan[scan.readUInt16BE(2) + 1] = 0;
  return Buffer.concat([
    whole.subarray(0, start),
    ...Array<Buffer>(times).fill(scan),
    whole.subarray(-2),
  ]);
}

describe('the scans of a JPEG', () => {
  it('are one in a plain picture, and some in a progressive one', async () => {
    expect(await countJpegScans(await folder.put('plain.jpg', await plain))).toBe(1);
    const scans = await countJpegScans(await folder.put('steps.jpg', await stepped));
    expect(scans).toBeGreaterThan(5);
    expect(scans).toBeLessThan(20);
  });

  it('are not those of a small picture in its metadata', async () => {
    const small = await sharp(await stepped)
      .resize(100)
      .jpeg()
      .toBuffer();
    const start = Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0]);
    start.writeUInt16BE(small.length + 2, 4);
    const whole = Buffer.concat([start, small, (await plain).subarray(2)]);
    expect(await countJpegScans(await folder.put('exif.jpg', whole))).toBe(1);
  });

  it('are counted of what is cut off, and of what is no JPEG', async () => {
    const whole = await stepped;
    for (const bytes of [whole.subarray(0, 1_000), Buffer.from([0xff]), Buffer.alloc(0)]) {
      expect(await countJpegScans(await folder.put('cut.jpg', bytes))).toBeLessThan(20);
    }
  });

  it('are refused before anything is decoded where they are thousands', async () => {
    const inputPath = await folder.put('bomb.jpg', await repeatFirstScan(2_000));
    const request = { inputPath, outputPath: folder.path('out'), maxPixels: imageLimits.maxPixels };
    const start = performance.now();
    for (const work of [normalizeImage, writeThumbnail]) {
      await expect(work(request)).rejects.toMatchObject({
        code: 'InvalidInput',
        reason: 'pictureDamaged',
      });
    }
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('are taken where a camera may have written them', async () => {
    const inputPath = await folder.put('many.jpg', await repeatFirstScan(40));
    const outputPath = folder.path('out.png');
    const work = normalizeImage({ inputPath, outputPath, maxPixels: imageLimits.maxPixels });
    expect(await work).toMatchObject({ width: 1_000 });
  });
});
