import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawIcon, drawSharePicture } from './share-picture.ts';

let folder: string;
let mark: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-share-'));
  mark = join(folder, 'mark.svg');
  const disc = '<circle cx="12" cy="12" r="8" fill="#3f6fd8"/>';
  await writeFile(
    mark,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${disc}</svg>`,
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** A corner's colour in the share picture of a square of this colour. */
async function cornerOf(background: string): Promise<number[]> {
  const picture = join(folder, 'picture.png');
  await sharp({ create: { width: 900, height: 900, channels: 4, background } })
    .png()
    .toFile(picture);
  const { data, info } = await sharp(await drawSharePicture(picture, mark))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1_200, 630]);
  return [...data.subarray(0, 3)];
}

it('fills the frame with a photo, and shows a cutout on paper', async () => {
  expect((await cornerOf('#204060'))[0]).toBeLessThan(60);
  expect(Math.min(...(await cornerOf('#20406080')))).toBeGreaterThan(240);
});

it('draws an icon of the size asked for, without transparency', async () => {
  const { width, height, hasAlpha } = await sharp(await drawIcon(mark, 192, 0.7)).metadata();
  expect([width, height, hasAlpha]).toEqual([192, 192, false]);
});
