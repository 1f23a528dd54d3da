import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadLibrary } from './load-library.ts';

const words = { en: 'Harbour', de: 'Hafen', ar: 'ميناء' };
const credit = {
  title: 'harbour',
  author: 'A. Photographer',
  page: 'https://example.com/harbour',
  licence: 'CC0 1.0',
};
const harbour = {
  id: 'harbour',
  names: words,
  synonyms: { en: ['port'], de: [], ar: [] },
  kind: 'street',
  setting: 'outdoor',
  time: 'day',
  ground: 'paving',
  directions: [{ yaw: 40, blur: [0.04, 0.07] }],
  surfaces: { table: ['oak-laminate'], ground: ['quay'] },
  panorama: { file: 'panorama.hdr', encoding: 'radiance' },
  credit,
};
const quay = {
  id: 'quay',
  names: { en: 'Quay', de: 'Kaimauer', ar: 'رصيف' },
  synonyms: { en: [], de: [], ar: [] },
  kind: 'stone',
  use: ['ground'],
  file: 'color.jpg',
  metres: 2,
  gloss: 0.1,
  roughness: 0.3,
  blades: 0,
  credit,
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function put(path: string, record: unknown) {
  await mkdir(join(folder, path, '..'), { recursive: true });
  await writeFile(join(folder, path), typeof record === 'string' ? record : JSON.stringify(record));
}

const load = (size = { width: 2_048, height: 1_024 }) =>
  loadLibrary(() => Promise.resolve(size), folder);

describe('an operator’s own places', () => {
  it('join the ones of the product', async () => {
    await put('surfaces/quay/surface.json', quay);
    await put('places/harbour/place.json', harbour);
    const { places, surfaces, problems } = await load();
    expect(problems).toEqual([]);
    expect(surfaces.get('quay')?.path).toBe(join(folder, 'surfaces/quay/color.jpg'));
    expect(places.get('harbour')?.panoramaPath).toBe(join(folder, 'places/harbour/panorama.hdr'));
    expect(places.has('cafe')).toBe(true);
  });

  it.each([
    [
      'a direction that there is not',
      { directions: [{ yaw: 400, blur: [0, 0.1] }] },
      'directions.0.yaw',
    ],
    ['a name that is missing', { names: { en: 'Harbour', de: 'Hafen' } }, 'names.ar'],
    ['a page that is no address', { credit: { ...credit, page: 'harbour' } }, 'credit.page'],
    ['a key that it does not know', { mood: 'calm' }, 'mood'],
  ])('are left out for %s, which is named', async (_, change, field) => {
    await put('surfaces/quay/surface.json', quay);
    await put('places/harbour/place.json', { ...harbour, ...change });
    const { places, problems } = await load();
    expect(places.has('harbour')).toBe(false);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(join(folder, 'places/harbour/place.json'));
    expect(problems[0]).toContain(field);
  });

  it('are left out when they name a surface that there is not', async () => {
    await put('places/harbour/place.json', harbour);
    expect((await load()).problems[0]).toMatch(/names a surface that there is not: quay/);
  });

  it('are left out when their panorama has another shape', async () => {
    await put('surfaces/quay/surface.json', quay);
    await put('places/harbour/place.json', harbour);
    const { problems } = await load({ width: 1_600, height: 1_200 });
    expect(problems).toContainEqual(
      expect.stringMatching(/harbour\/panorama\.hdr has 1600 × 1200 pixels; .*twice as wide/),
    );
  });

  it('are left out when a file is no picture', async () => {
    await put('surfaces/quay/surface.json', quay);
    await put('places/harbour/place.json', harbour);
    const broken = (path: string) =>
      path.endsWith('.hdr')
        ? Promise.reject(new Error('damaged'))
        : Promise.resolve({ width: 1_024, height: 512 });
    const { places, problems } = await loadLibrary(broken, folder);
    expect(places.has('harbour')).toBe(false);
    expect(problems).toEqual([expect.stringContaining('is no picture that can be read')]);
  });

  it.each([
    ['is not valid JSON', 'places/harbour/place.json', '{'],
    ['is missing', 'places/empty/readme.txt', 'nothing'],
    ['must be its folder’s name', 'places/port/place.json', harbour],
  ])('are left out when a record %s', async (message, path, record) => {
    await put('surfaces/quay/surface.json', quay);
    await put(path, record);
    expect((await load()).problems[0]).toContain(message.replace('’', "'"));
  });

  it('need no folder', async () => {
    const { problems } = await loadLibrary(
      () => Promise.resolve({ width: 1_024, height: 512 }),
      join(folder, 'none'),
    );
    expect(problems).toEqual([]);
  });
});
