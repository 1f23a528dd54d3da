import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Language } from '@tintory/locales';
import sharp from 'sharp';
import { render, type Still } from './render.ts';
import type { Order, SampleDesk } from './sample-desk.ts';

const root = join(import.meta.dirname, '../../../..');
export const content = join(root, 'apps/api/content/samples');

/** Pixels of a sample's photo. */
export const [width, height] = [1_200, 960];

/** A longer side has no sample: more is seen on no screen. */
export const longestSide = 1_200;

/** What a picture shows, in the product's languages. */
export type Alt = Record<Language, string>;

/** What somebody gives a tool, its pictures all among the samples. */
export type Sample = Order & { name: string; alt: Alt };

/** What the background remover's samples start from serves other tools too. */
export const still = (name: string) => pictureOf('remove_background', name);

export const pictureOf = (tool: string, name: string) => join(content, tool, `${name}.webp`);

/** Rays a pixel, along each side. */
const raysAcross = 2;

type Size = { width: number; height: number };

/**
 * Renders what samples start from, unless it is there: it takes minutes, and never comes out
 * otherwise. Delete a picture to have it drawn anew.
 *
 * @returns the picture's path
 */
export async function drawBefore(
  tool: string,
  scene: Still,
  size: Size = { width, height },
): Promise<string> {
  return drawOnce(pictureOf(tool, scene.name), async (path) => {
    const pixels = render(scene, size.width, size.height, raysAcross);
    await sharp(pixels, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .webp({ quality: 84 })
      .toFile(path);
  });
}

/**
 * Lets a picture be drawn where there is none yet.
 *
 * @returns its path
 */
export async function drawOnce(
  path: string,
  draw: (path: string) => Promise<unknown>,
): Promise<string> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  await mkdir(dirname(path), { recursive: true });
  await draw(path);
  return path;
}

/** Makes a tool's samples and the list that the API reads. */
export async function writeSamples(
  desk: SampleDesk,
  tool: string,
  samples: readonly Sample[],
): Promise<void> {
  const home = join(content, tool);
  await mkdir(home, { recursive: true });
  const inHome = (path: string) => relative(home, path);
  const list = [];
  for (const { name, alt, ...order } of samples) {
    const { photo, inputs = {}, pictures = {} } = order;
    const after = photo ? `${name}-after.webp` : `${name}.webp`;
    await sharp(await desk.make(tool, order))
      .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, alphaQuality: 90 })
      .toFile(join(home, after));
    const further = Object.entries(pictures).map(([key, paths]) => [
      key,
      [paths].flat().map(inHome),
    ]);
    list.push({
      before: photo ? inHome(photo) : after,
      after,
      alt,
      inputs,
      pictures: Object.fromEntries(further),
    });
    console.log(`sample of ${tool}: ${name}`);
  }
  await writeFile(join(home, 'samples.json'), jsonOf(list));
}

/** As the repository writes JSON: short lists on one line. */
const jsonOf = (value: unknown): string =>
  `${JSON.stringify(value, null, 2).replace(
    /\[\s+([^[\]{}]*?)\s+\]/g,
    (_, items: string) => `[${items.replace(/\s+/g, ' ')}]`,
  )}\n`;
