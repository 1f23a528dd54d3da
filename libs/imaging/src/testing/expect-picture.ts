import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RgbaImage } from '@tintory/pixels';
import pixelmatch from 'pixelmatch';
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';

/** Longest side of a golden picture in pixels; larger ones are scaled down. */
const longest = 160;

/**
 * OKLab distance up to which pixels count as equal (1: black and white): machines round
 * differently.
 */
const threshold = 0.03;

/** Fraction of the pixels that may differ by more. */
const tolerated = 0.002;

const isUpdate = (): boolean => expect.getState().snapshotState['_updateSnapshot'] === 'all';

/**
 * Compares a picture with `golden/<name>.png` in the test's folder. `vitest -u` rewrites the golden
 * pictures; a missing one fails once, so that it is reviewed before it is kept.
 *
 * @param folder the test's own: `import.meta.dirname`
 * @param picture a file or decoded pixels
 */
export async function expectPicture(
  folder: string,
  name: string,
  picture: string | RgbaImage,
): Promise<void> {
  const golden = join(folder, 'golden', `${name}.png`);
  const now = await toPng(open(picture));
  const kept = await readFile(golden).catch(() => null);
  if (!kept || isUpdate()) {
    await mkdir(join(folder, 'golden'), { recursive: true });
    await writeFile(golden, now);
    if (!kept) expect.fail(`Missing and written now, look at it and run again: ${golden}`);
    return;
  }
  const { share, difference } = await compare(now, kept);
  if (share <= tolerated) return;
  const path = await keepFailure(name, now, difference);
  expect.fail(`${(share * 100).toFixed(1)} % of ${golden} differ, see ${path}`);
}

const open = (picture: string | RgbaImage): Sharp => {
  if (typeof picture === 'string') return sharp(picture);
  const { data, width, height } = picture;
  return sharp(data, { raw: { width, height, channels: 4 } });
};

const toPng = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer();

/** Fraction of the pixels that differ, and a picture that marks them. */
async function compare(now: Buffer, kept: Buffer): Promise<{ share: number; difference: Buffer }> {
  const [own, golden] = await Promise.all([decode(now), decode(kept)]);
  const { width, height } = golden.info;
  expect([own.info.width, own.info.height], 'width and height').toEqual([width, height]);
  const marks = new Uint8Array(width * height * 4);
  const options = { threshold, includeAA: true };
  const differing = pixelmatch(own.data, golden.data, marks, width, height, options);
  const difference = await sharp(marks, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: differing / (width * height), difference };
}

const decode = (png: Buffer) =>
  sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Writes the current picture and the difference to a temporary folder. */
async function keepFailure(name: string, now: Buffer, difference: Buffer): Promise<string> {
  const folder = join(tmpdir(), 'tintory-golden');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.png`), now);
  await writeFile(join(folder, `${name}.difference.png`), difference);
  return join(folder, `${name}.difference.png`);
}
