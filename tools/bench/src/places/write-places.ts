import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  encodeLogLight,
  lightFromDisplay,
  luminancePlane,
  measureLight,
  readRadiance,
  resizeLight,
  type LightImage,
} from '@tintory/effects';
import sharp from 'sharp';
import { addDetail } from './add-detail.ts';
import { whitenLamps } from './whiten-lamps.ts';
import { writeCredits } from './write-credits.ts';

/** The folder of the places' records; each has its files beside it. */
const data = join(import.meta.dirname, '../../../../libs/places/data');

/** Width of a panorama: all that is blurred needs no more (a blur of .045 needs 730). */
const panoramaWidth = 1_024;
const panoramaQuality = 88;
/** A surface has this many pixels at most along either side. */
const surfaceSide = 1_024;
const surfaceQuality = 76;

type Recorded = { id: string; credit: { title: string } };

/**
 * Makes the files of all places and surfaces anew from what their authors publish.
 *
 * @param sources has, by the titles of the credits, `TITLE.hdr` for a panorama, `TITLE.jpg` where
 *   there is no other or where it is sharper, and `TITLE.jpg` for a surface's colours
 */
export async function writePlaceFiles(sources: string): Promise<void> {
  for (const { folder, record } of await readRecords('places', 'place.json')) {
    await writePanorama(sources, record, folder);
  }
  for (const { folder, record } of await readRecords('surfaces', 'surface.json')) {
    await writeSurface(join(sources, `${record.credit.title}.jpg`), folder);
  }
  await writeCredits();
}

async function writeSurface(source: string, folder: string): Promise<void> {
  const { width = 1, height = 1 } = await sharp(source).metadata();
  const scale = Math.min(1, surfaceSide / Math.max(width, height));
  await sharp(source)
    .resize(Math.round(width * scale), Math.round(height * scale))
    .jpeg({ quality: surfaceQuality, mozjpeg: true })
    .toFile(join(folder, 'color.jpg'));
}

async function readRecords(kind: string, file: string) {
  const folders = (await readdir(join(data, kind))).sort();
  return Promise.all(
    folders.map(async (name) => {
      const folder = join(data, kind, name);
      return { folder, record: JSON.parse(await readFile(join(folder, file), 'utf8')) as Recorded };
    }),
  );
}

async function writePanorama(sources: string, { credit }: Recorded, folder: string): Promise<void> {
  const whole = await readSource(join(sources, credit.title));
  const image = resizeLight(whole, panoramaWidth);
  const median = medianOf(image);
  const { harmonics, main } = measureLight(image, median);
  const rounded = JSON.stringify({ harmonics, main }, (_, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(5)) : value,
  );
  await writeFile(join(folder, 'light.json'), `${rounded}\n`);
  const { data: pixels, width, height } = encodeLogLight(image, median);
  await sharp(Buffer.from(pixels.buffer), { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: panoramaQuality, mozjpeg: true })
    .toFile(join(folder, 'panorama.jpg'));
  console.log(`  ${credit.title}`);
}

async function readSource(path: string): Promise<LightImage> {
  const [radiance, picture] = [`${path}.hdr`, `${path}.jpg`];
  if (!existsSync(radiance)) return lightFromDisplay(await readPixels(picture));
  const light = whitenLamps(readRadiance(await readFile(radiance)));
  return existsSync(picture)
    ? addDetail(light, lightFromDisplay(await readPixels(picture)))
    : light;
}

async function readPixels(path: string) {
  const { data: pixels, info } = await sharp(path)
    .resize(panoramaWidth, panoramaWidth / 2, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(pixels), width: info.width, height: info.height };
}

function medianOf(image: LightImage): number {
  const sorted = luminancePlane(image).data.toSorted();
  return Math.max(1e-6, sorted[sorted.length >> 1] ?? 1);
}
