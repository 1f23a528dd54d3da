import { access, copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';

const folder = join(import.meta.dirname, '..', 'golden');

/** Levels of 255 that machines may round apart, on average and at most. */
const [meanApart, mostApart] = [0.5, 12];

/**
 * Compares a picture with the one that was looked at and kept. Delete that one to keep a new one;
 * the test then fails once, so that nobody forgets to look.
 */
export async function expectPicture(path: string, name: string): Promise<void> {
  const golden = join(folder, `${name}.png`);
  const isThere = await access(golden).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    await copyFile(path, golden);
    expect.fail(`${golden} was missing and is written now: look at it, then run the test again.`);
  }
  const [own, kept] = await Promise.all([path, golden].map(readPixels));
  expect(own?.length).toBe(kept?.length);
  const apart = [...(own ?? [])].map((value, i) => Math.abs(value - (kept?.[i] ?? 0)));
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length;
  expect(mean, name).toBeLessThan(meanApart);
  expect(
    apart.reduce((most, value) => Math.max(most, value), 0),
    name,
  ).toBeLessThan(mostApart);
}

const readPixels = (path: string) => sharp(path).removeAlpha().raw().toBuffer();
