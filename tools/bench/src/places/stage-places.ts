import { mkdir, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createImagePool } from '@tintory/image-pool';
import sharp from 'sharp';
import { readLibrary } from './library.ts';
import { sceneIn, type BenchView } from './scene-in.ts';

const out = 'bench-results/places';
/** Side of each picture, and how many make a row of a sheet. */
const [side, columns] = [512, 3];

/** How each subject is photographed. */
const views: readonly BenchView[] = [
  { wanted: 'table', pitch: 6, metres: 0.24, padding: 0.16 },
  { wanted: 'table', pitch: 10, metres: 0.16, padding: 0.24 },
  { wanted: 'floor', pitch: 8, metres: 0.5, padding: 0.2 },
];

/**
 * Stages the subjects of a folder in every place, and writes a sheet of three for each.
 *
 * @param photos has `in/` with a photograph for each of `views`, by name, and `mask/` with its mask
 */
export async function stagePlaces(photos: string): Promise<void> {
  const library = await readLibrary();
  const names = (await readdir(join(photos, 'in'))).sort().slice(0, columns);
  const pool = createImagePool({ size: 1 });
  await mkdir(out, { recursive: true });
  try {
    for (const place of library.places.values()) {
      const pictures: string[] = [];
      for (const [index, name] of names.entries()) {
        const outputPath = join(out, `${place.id}-${index}.png`);
        const scene = sceneIn(library, place, index, viewOf(index));
        await pool.placeStage({ ...photoOf(photos, name), scenes: [{ ...scene, outputPath }] });
        pictures.push(outputPath);
      }
      await writeSheet(pictures, join(out, `${place.id}.png`));
    }
  } finally {
    await pool.close();
  }
}

const photoOf = (photos: string, name: string) => ({
  inputPath: join(photos, 'in', name),
  maskPath: join(photos, 'mask', `${basename(name, extname(name))}.png`),
  size: { width: 1_024, height: 1_024 },
  format: 'png' as const,
  strokes: [],
});

async function writeSheet(pictures: readonly string[], path: string): Promise<void> {
  const cells = pictures.map(async (picture, index) => ({
    input: await sharp(picture).resize(side).toBuffer(),
    left: index * side,
    top: 0,
  }));
  const sheet = { width: columns * side, height: side, channels: 3, background: '#333' } as const;
  await sharp({ create: sheet })
    .composite(await Promise.all(cells))
    .toFile(path);
  console.log(`  ${path}`);
}

const viewOf = (index: number): BenchView => views[index % views.length] as BenchView;
