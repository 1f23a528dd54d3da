import { clampRgb, rgb as toRgb, type Color } from 'culori';
import sharp from 'sharp';
import { expect } from 'vitest';
import { imageLimits } from '@tintory/contract';
import { normalizeImage } from '../files/normalize-image.ts';
import { readPatches, type Signal } from './color-patches.ts';
import type { TempFolder } from './temp-folder.ts';

/** Primaries, secondaries, neutrals and muted colours. */
export const patches: readonly Signal[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 1],
  [0.5, 0.5, 0.5],
  [0.1, 0.1, 0.1],
  [0.8, 0.3, 0.25],
  [0.2, 0.55, 0.4],
  [0.95, 0.75, 0.1],
  [0.3, 0.2, 0.6],
];

/** Colours outside sRGB are clipped per channel. */
export const bytesOf = (color: Color): number[] => {
  const { r, g, b } = clampRgb(toRgb(color));
  return [r, g, b].map((value) => Math.round(value * 255));
};
/** The patches converted to sRGB from this space. */
export const inSpace = (mode: 'rgb' | 'p3' | 'a98' | 'prophoto') =>
  patches.map(([r, g, b]) => bytesOf({ mode, r, g, b }));
export const linear = patches.map(([r, g, b]) => bytesOf({ mode: 'lrgb', r, g, b }));

const { maxPixels } = imageLimits;
let count = 0;

/** The path of a picture's clean copy. */
export async function normalized(folder: TempFolder, content: Buffer): Promise<string> {
  // The decoder caches files by their path.
  const name = `picture-${(count += 1)}`;
  const inputPath = await folder.put(name, content);
  const outputPath = folder.path(`${name}.png`);
  await normalizeImage({ inputPath, outputPath, maxPixels });
  return outputPath;
}

/** Largest difference of a channel in two lists of colours, of 255. */
export const distance = (colors: readonly number[][], expected: readonly number[][]): number =>
  Math.max(
    ...expected.flatMap((color, at) =>
      color.map((value, channel) => Math.abs(value - (colors[at]?.[channel] ?? Infinity))),
    ),
  );

/** Expects the clean copy of a picture to have these colours, with a tolerance in levels of 255. */
export async function expectColors(
  folder: TempFolder,
  content: Buffer,
  expected: readonly number[][],
  within = 2,
) {
  const path = await normalized(folder, content);
  const { space, depth, icc } = await sharp(path).metadata();
  expect([depth, icc]).toEqual(['uchar', undefined]);
  expect(['srgb', 'b-w']).toContain(space);
  const colors = await readPatches(path, expected.length);
  expect(distance(colors, expected), JSON.stringify({ colors, expected })).toBeLessThanOrEqual(
    within,
  );
}
