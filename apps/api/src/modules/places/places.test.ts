import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { placeList } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tintory-places-'));
  await mkdir(join(folder, 'places', 'our-shop'), { recursive: true });
  await writeFile(join(folder, 'places', 'our-shop', 'place.json'), '{');
  api = await startTestApi({ worker: false, environment: { PLACES_FOLDER: folder } });
}, 120_000);
afterAll(async () => {
  await api?.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${api.origin}${path}`, { headers });
const list = async (language: string) =>
  placeList.parse(await (await get(`/api/places?language=${language}`)).json());

describe('the list of places', () => {
  it('is for anybody, in the language asked for', async () => {
    const { rows, surfaces } = await list('de');
    expect(rows.length).toBeGreaterThanOrEqual(40);
    expect(rows.find(({ id }) => id === 'beach')).toMatchObject({
      name: 'Strand am Morgen',
      kind: 'nature',
      directions: 2,
      surfaces: ['damp-sand', 'weathered-planks', 'beach-sand'],
      credit: { author: 'Poly Haven', licence: 'CC0 1.0' },
    });
    expect(surfaces.find(({ id }) => id === 'linen')?.name).toBe('Leinen');
  });

  it('is kept by whoever has it, until it changes', async () => {
    const first = await get('/api/places?language=en');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toMatch(/^public/);
    expect((await get('/api/places?language=en', { 'if-none-match': tag })).status).toBe(304);
    expect((await get('/api/places?language=ar', { 'if-none-match': tag })).status).toBe(200);
  });

  it('leaves out what is wrong with an operator’s folder', async () => {
    expect((await list('en')).rows.map(({ id }) => id)).not.toContain('our-shop');
    expect(api.services.places.library.problems).toEqual([
      expect.stringMatching(/our-shop.*place\.json is not valid JSON\.$/),
    ]);
  });
});

describe('the tile of a place', () => {
  it('is a small WebP', async () => {
    const { rows, surfaces } = await list('en');
    for (const { tile_url: url } of [rows[0], surfaces[0]].filter((one) => one !== undefined)) {
      const response = await fetch(url);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect((await response.arrayBuffer()).byteLength).toBeLessThan(14_500);
    }
  });

  it('is none of a place that there is not', async () => {
    expect((await get('/api/places/nowhere/tile.webp')).status).toBe(404);
    expect((await get('/api/places/..%2Fsecret/tile.webp')).status).toBe(400);
  });
});
