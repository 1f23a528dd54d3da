import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Language } from '@tintory/locales';
import sharp from 'sharp';
import { render, type Still } from './render.ts';

const root = join(import.meta.dirname, '../../../..');
export const content = join(root, 'apps/api/content/samples');

/** Pixels of a sample. */
export const [width, height] = [1_200, 960];

/** What a picture shows, in the product's languages. */
export type Alt = Record<Language, string>;

export type Sample = {
  name: string;
  /** A picture among the samples. */
  before: string;
  make: (outputPath: string) => Promise<unknown>;
  alt: Alt;
};

/** What the background remover's samples start from serves other tools too. */
export const still = (name: string) => join(content, 'remove_background', `${name}.webp`);

/** Rays a pixel, along each side. */
const raysAcross = 2;

type Size = { width: number; height: number };

/** Renders what a tool's samples start from. @returns the picture's path */
export async function drawBefore(
  tool: string,
  scene: Still,
  size: Size = { width, height },
): Promise<string> {
  const path = join(content, tool, `${scene.name}.webp`);
  await mkdir(join(content, tool), { recursive: true });
  await renderTo(path, scene, size);
  return path;
}

/** Renders into a WebP file. */
export async function renderTo(path: string, scene: Still, size: Size): Promise<void> {
  const pixels = render(scene, size.width, size.height, raysAcross);
  await sharp(pixels, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 84 })
    .toFile(path);
}

/** Makes a tool's samples and the list that the API reads. */
export async function writeSamples(tool: string, samples: Sample[], folder: string): Promise<void> {
  const home = join(content, tool);
  await mkdir(home, { recursive: true });
  const list = [];
  for (const { name, before, make, alt } of samples) {
    const made = join(folder, `${tool}-${name}.png`);
    await make(made);
    const after = `${name}-after.webp`;
    await sharp(made)
      .resize(width, height, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toFile(join(home, after));
    const own = before.startsWith(join(home, '/'));
    list.push({ before: own ? basename(before) : relative(home, before), after, alt });
  }
  await writeFile(join(home, 'samples.json'), `${JSON.stringify(list, null, 2)}\n`);
  console.log(`samples of ${tool}: ${samples.length}`);
}
