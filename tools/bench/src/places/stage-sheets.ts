import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { createImagePool, type ImagePool } from '@tintory/image-pool';
import { type PlaceScene } from '@tintory/effects';
import type { Place, PlaceLibrary, Surface } from '@tintory/places';
import sharp from 'sharp';
import { readLibrary } from './library.ts';

const out = 'bench-results/sheets';
/** Side of each picture. */
const side = 1_024;
/** Places that each subject is put into, and how far apart in the list those of the next one begin. */
const [perSubject, stride] = [3, 7];
/** The machine may have other work: this is no measurement of time. */
const timeoutMs = 180_000;

/**
 * Puts each photograph of a folder into three places with nothing set by hand, and writes a strip of
 * them for each.
 *
 * @param photos has `in/` with photographs, and `mask/` with masks of those that are not to be cut out
 */
export async function stageSheets(photos: string): Promise<void> {
  const library = await readLibrary();
  const places = [...library.places.values()];
  const pool = createImagePool({ size: 1 });
  await mkdir(out, { recursive: true });
  try {
    for (const [index, name] of (await readdir(join(photos, 'in'))).sort().entries()) {
      const chosen = Array.from(
        { length: perSubject },
        (_, n) => places[(index * stride + n * 24) % places.length] as Place,
      );
      await stageOne(pool, library, { photos, name, chosen, index });
    }
  } finally {
    await pool.close();
  }
}

type Subject = { photos: string; name: string; chosen: readonly Place[]; index: number };

async function stageOne(pool: ImagePool, library: PlaceLibrary, subject: Subject) {
  const { photos, chosen, index } = subject;
  const name = basename(subject.name, extname(subject.name));
  const mask = join(photos, 'mask', `${name}.png`);
  const scenes = chosen.map((place, n) => ({
    ...sceneOf(library, place, index + n),
    outputPath: join(out, `${name}-${n}.png`),
  }));
  const began = performance.now();
  const answer = await pool
    .placeStage(
      {
        ...{
          inputPath: join(photos, 'in', subject.name),
          scenes,
          size: { width: side, height: side },
        },
        ...{ format: 'png' as const, strokes: [], ...(existsSync(mask) ? { maskPath: mask } : {}) },
      },
      { timeoutMs },
    )
    .catch((error: unknown) => String(error));
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  if (typeof answer === 'string') return console.log(`  ${name}: ${answer}`);
  const views = answer.views.map(
    ({ direction, pitch, metres }, n) =>
      `${chosen[n]?.id} ${direction} ${pitch.toFixed(1)}° ${metres.toFixed(2)} m`,
  );
  const told = [answer.thing, ...answer.flags].join(' ');
  console.log(`  ${name}: ${told}; ${views.join(', ')}; ${seconds} s`);
  await writeStrip(
    scenes.map(({ outputPath }) => outputPath),
    join(out, `${name}.png`),
  );
}

function sceneOf(
  { surfaces }: PlaceLibrary,
  place: Place,
  index: number,
): Omit<PlaceScene, 'outputPath'> {
  const surface = (ids: readonly string[]) => fileOf(surfaces.get(ids[index % ids.length] ?? ''));
  const [first = { yaw: 0, blur: [0.045, 0.07] as const }, ...others] = place.directions;
  const table = surface(place.surfaces.table);
  if (!table) throw new Error(`${place.id} has no table.`);
  return {
    panorama: { path: place.panoramaPath, encoding: place.panorama.encoding, light: place.light },
    directions: [first, ...others],
    ground: place.paper
      ? { kind: 'sweep', ...place.paper }
      : { kind: 'fitting', table, floor: surface(place.surfaces.ground) },
    ...{ depth: 0.5, foot: 0.84, padding: 0.16, shadow: 1, relight: 1, seed: 1 },
  };
}

const fileOf = (surface: Surface | undefined) => {
  if (!surface) return undefined;
  const { path, metres, gloss, roughness, blades } = surface;
  return { path, metres, gloss, roughness, blades };
};

async function writeStrip(pictures: readonly string[], path: string): Promise<void> {
  const strip = { width: pictures.length * side, height: side, channels: 3 } as const;
  await sharp({ create: { ...strip, background: '#333' } })
    .composite(pictures.map((input, n) => ({ input, left: n * side, top: 0 })))
    .toFile(path);
}
