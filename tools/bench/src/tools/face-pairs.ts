import { join, parse } from 'node:path';
import { ImageError } from '@tintory/imaging';
import { type ImagePool } from '@tintory/image-pool';
import { drawFaces } from '@tintory/imaging/testing';

/** Whose face goes onto whose. */
export type FacePair = { name: string; target: string; source: string };

const [width, height] = [1_250, 1_000];
const middle = { x: 625, y: 480, radius: 230 };

/** A drawn person; `stretch` makes all of the face wider or narrower, which is what a swap brings. */
type Person = { skin?: string; open?: number; lean?: number; stretch?: number };

const target: Person = {};
const sources: Record<string, Person> = {
  'narrow, pale': { skin: '#e8c0a4', stretch: 0.86 },
  'wide, dark': { skin: '#a8744f', stretch: 1.14 },
  'leaning, mouth open': { skin: '#c08a68', lean: 14, open: 0.08 },
};

/** One target with three sources: other proportions, other skins, another pose. */
export async function drawPairs(folder: string): Promise<FacePair[]> {
  const targetPath = await drawPerson(join(folder, 'flat-face.png'), target);
  return Promise.all(
    Object.entries(sources).map(async ([name, person], n) => ({
      name,
      target: targetPath,
      source: await drawPerson(join(folder, `source-${n}.png`), person),
    })),
  );
}

async function drawPerson(path: string, { stretch = 1, ...look }: Person): Promise<string> {
  await drawFaces(width, height, [{ ...middle, ...look }])
    .removeAlpha()
    .resize(Math.round(width * stretch), height, { fit: 'fill' })
    .png({ compressionLevel: 1 })
    .toFile(path);
  return path;
}

/** Enough to find two people who look the same way, without trying a whole collection. */
const mostTried = 6;

/** Each person with the face of each other one, without trying whether it can be swapped. */
export const pairUp = (people: readonly string[]): FacePair[] =>
  people.flatMap((target) =>
    people
      .filter((source) => source !== target)
      .map((source) => ({ name: nameOf(source, target), target, source })),
  );

const nameOf = (source: string, target: string) => `${parse(source).name} on ${parse(target).name}`;

/** More pairs tell no more. */
const mostPairs = 4;

/**
 * Photos of one face each whose faces can be swapped, with each other and with drawn people.
 *
 * @param drawn where there is a single such photo, it is measured against these
 */
export async function choosePairs(
  pool: ImagePool,
  photos: readonly string[],
  drawn: readonly string[],
  outputPath: string,
): Promise<FacePair[]> {
  const people = await findPeople(pool, photos);
  const pairs: FacePair[] = [];
  for (const pair of pairUp(people.length > 1 ? people : [...people, ...drawn])) {
    const isNew = people.includes(pair.source) || people.includes(pair.target);
    if (!isNew || pairs.length >= mostPairs) continue;
    if (await fits(pool, pair.target, pair.source, outputPath)) pairs.push(pair);
  }
  return pairs;
}

/** The first two photos whose faces can be swapped. */
export async function chooseFaces(
  pool: ImagePool,
  photos: readonly string[],
  outputPath: string,
): Promise<FacePair | null> {
  const people = await findPeople(pool, photos);
  for (const targetPath of people) {
    for (const source of people) {
      if (source === targetPath) continue;
      if (await fits(pool, targetPath, source, outputPath)) {
        return { name: 'photos', target: targetPath, source };
      }
    }
  }
  return null;
}

async function findPeople(pool: ImagePool, photos: readonly string[]): Promise<string[]> {
  const people: string[] = [];
  for (const inputPath of photos) {
    const { faces } = await pool.detectFaces({ inputPath, maxPixels: 1e6 });
    // With one face there is no warning which one is swapped and measured.
    if (faces.length === 1 && people.length < mostTried) people.push(inputPath);
  }
  return people;
}

async function fits(pool: ImagePool, targetPath: string, source: string, outputPath: string) {
  const faces = { targetPath, sourcePaths: [source], indexes: [0] };
  try {
    await pool.swapFaces({ ...faces, outputPath, format: 'png', maxPixels: 1e6 });
    return true;
  } catch (error) {
    if (error instanceof ImageError && error.code === 'FacesDiffer') return false;
    throw error;
  }
}
