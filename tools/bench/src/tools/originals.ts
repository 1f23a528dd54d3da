import { readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ImageError } from '@tintory/imaging';
import { type ImagePool } from '@tintory/image-pool';
import { cutSubject } from '../cut-subject.ts';
import { chooseFaces, choosePairs, drawPairs, pairUp, type FacePair } from './face-pairs.ts';

const content = join(import.meta.dirname, '../../../../apps/api/content/samples');
const still = (name: string) => join(content, `${name}.webp`);

/** Pictures by what they are for; each a path. */
export type Pictures = Record<
  'photo' | 'product' | 'pet' | 'scene' | 'surface' | 'target' | 'source' | 'person' | 'garment',
  string
>;

/**
 * `photos`: every picture whose enlarging is measured. `pairs`: every swap whose quality is
 * measured; the first one is timed as well. `people`: swaps between faces that differ, for whose face the result shows.
 */
export type Originals = {
  pictures: Pictures;
  photos: string[];
  surfaces: string[];
  pairs: FacePair[];
  people: FacePair[];
};

/** The photos of `BENCH_PHOTOS` where it is set, the product's drawn stills where not. */
export async function findOriginals(pool: ImagePool, folder: string): Promise<Originals> {
  const photos = await listPhotos();
  const drawn = await drawPairs(folder);
  // A third of quite another kind: flat instead of modelled.
  const drawnPeople = [...modelled, drawn[0]?.target ?? ''];
  const people = pairUp(drawnPeople);
  if (photos.length === 0) {
    return { ...withFaces(drawnStills, drawnSurfaces, drawn, people), photos: drawnPhotos };
  }
  const pick = (n: number) => photos[n % photos.length] ?? '';
  const subjects = await withSubject(pool, photos, join(folder, 'try.png'));
  const [photo = '', product = photo, pet = product, scene = pet] = subjects;
  const stills = { photo, product, pet, scene };
  // Photos without two faces that fit leave swapping to the drawn ones.
  const pair = await chooseFaces(pool, photos, join(folder, 'try.png'));
  people.push(...(await choosePairs(pool, photos, drawnPeople, join(folder, 'try.png'))));
  const surfaces = [...new Set([pick(4), pick(5)])];
  const pictures = { ...stills, surface: pick(4) };
  return { ...withFaces(pictures, surfaces, pair ? [pair] : drawn, people), photos };
}

/** The photos of something: a wall and a meadow are refused by whatever cuts out. */
async function withSubject(
  pool: ImagePool,
  photos: readonly string[],
  outputPath: string,
): Promise<string[]> {
  const found: string[] = [];
  for (const inputPath of photos) {
    try {
      await cutSubject(pool, inputPath, outputPath);
      found.push(inputPath);
    } catch (error) {
      if (!(error instanceof ImageError) || error.code !== 'NoSubject') throw error;
    }
  }
  return found;
}

const drawnStills = {
  photo: still('remove_background/headphones'),
  product: still('remove_background/camera'),
  pet: still('remove_background/cat'),
  scene: still('remove_background/pears'),
  surface: still('seamless_image/pebbles'),
};
const drawnPhotos = [drawnStills.photo, drawnStills.product, drawnStills.pet, drawnStills.scene];
/** Somebody who can be dressed, and a garment, are not told from other photos by themselves. */
const drawnDress = {
  person: still('virtual_dress/lea'),
  garment: still('virtual_dress/sweater'),
};
/** Painted people with light and shade. */
const modelled = [still('face_swap/mona-lisa'), still('face_swap/pearl-earring')];
const drawnSurfaces = [still('seamless_image/pebbles'), still('seamless_image/bricks')];

function withFaces(
  stills: Omit<Pictures, 'target' | 'source' | keyof typeof drawnDress>,
  surfaces: string[],
  pairs: FacePair[],
  people: FacePair[],
): Omit<Originals, 'photos'> {
  const { target = '', source = '' } = pairs[0] ?? {};
  return { pictures: { ...stills, ...drawnDress, target, source }, surfaces, pairs, people };
}

async function listPhotos(): Promise<string[]> {
  const folder = process.env['BENCH_PHOTOS'];
  if (!folder) return [];
  const names = (await readdir(folder))
    .filter((name) => ['.jpg', '.jpeg', '.png', '.webp'].includes(extname(name).toLowerCase()))
    .sort();
  if (names.length === 0) throw new Error(`There is no photo in ${folder}.`);
  return names.map((name) => join(folder, name));
}
