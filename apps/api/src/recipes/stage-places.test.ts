import { pictureSize } from '@tintory/effects';
import { loadLibrary } from '@tintory/places';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlacesService, type PlacesService } from '../modules/places/places.service.ts';
import { runStaged } from '../testing/run-staged.ts';
import { changeBackground } from './change-background.ts';
import { productModel } from './product-model.ts';

let places: PlacesService;
beforeAll(async () => {
  places = createPlacesService(await loadLibrary(pictureSize), 'http://api');
});

const product = (inputs: object, id?: string) =>
  runStaged(productModel, {
    ...{ places, tool: 'product_model', id },
    inputs: {
      ...{ prompt: '', studio: '', num: 1, image_size: '1024x1024' },
      ...{ shadow_strength: 75, relight: 60 },
      ...inputs,
    },
  });
const background = (inputs: object) =>
  runStaged(changeBackground, {
    ...{ places, tool: 'change_background' },
    inputs: {
      ...{ background: 'studio', studio: '', placement: 'keep', padding: 12, shadow: 'soft' },
      ...{ shadow_strength: 70, relight: 60, variation: 1, color: '#c8d8d0' },
      ...inputs,
    },
  });

const panorama = (id: string) => places.library.places.get(id)?.panoramaPath;
const surface = (id: string) => places.library.surfaces.get(id)?.path;

describe('the place of a picture', () => {
  it('is the one that was chosen, whatever words say', async () => {
    const { scenes, result } = await product({ studio: 'cafe', prompt: 'at the beach' });
    expect(scenes[0]?.panorama.path).toBe(panorama('cafe'));
    expect(result).toMatchObject({ place: 'cafe', proposals: expect.arrayContaining(['cafe']) });
  });

  it('is what words name, with the surface that they name', async () => {
    const { scenes, result } = await product({ prompt: 'on white marble in a café' });
    expect(scenes[0]?.ground).toMatchObject({ table: { path: surface('marble-white') } });
    expect(result).toMatchObject({ place: 'cafe', surface: 'marble-white', unknown: [] });
  });

  it('is refused before any charge where words name nothing, with three places near them', async () => {
    await expect(product({ prompt: 'in a spaceship' })).rejects.toMatchObject({
      code: 'PromptUnclear',
      unknown: ['spaceship'],
      suggestions: [{ instead_of: 'spaceship', places: { length: 3 }, words: { length: 3 } }],
    });
  });

  it('counts words that name nothing beside others, and says which', async () => {
    const { result } = await product({ prompt: 'a spaceship on the beach' });
    expect(result).toMatchObject({
      ...{ place: 'beach', understood: ['beach'], unknown: ['spaceship'] },
    });
  });

  it('tells the warnings of the engine', async () => {
    const { result } = await background({});
    expect(result).toMatchObject({ flags: ['hiddenFeet'], warnings: ['see_through'] });
  });
});

describe('several pictures of a product', () => {
  it('are in one proposal each where nothing was asked for', async () => {
    const { scenes, result } = await product({ num: 4 });
    expect(new Set(scenes.map((scene) => scene.panorama.path)).size).toBe(4);
    expect(result?.['places']).toEqual(result?.['proposals']);
  });

  it('differ in direction, distance and blur where one place was', async () => {
    const { scenes } = await product({ studio: 'cafe', num: 4 });
    expect(new Set(scenes.map((scene) => scene.panorama.path)).size).toBe(1);
    expect(new Set(scenes.map(({ padding }) => padding)).size).toBe(4);
    expect(new Set(scenes.map(({ depth }) => depth)).size).toBe(4);
    expect(scenes.slice(1).every(({ directions }) => directions.length === 1)).toBe(true);
  });

  it('are one in a preview', async () => {
    const { scenes } = await product({ num: 4 }, 'preview');
    expect(scenes).toHaveLength(1);
  });
});

describe('what was chosen by eye', () => {
  it('is the direction and the blur', async () => {
    const { scenes, result } = await product({ studio: 'beach', direction: 2, depth: 100 });
    expect(scenes[0]).toMatchObject({ directions: [{ yaw: 145 }], depth: 1 });
    expect(result).toMatchObject({ direction: 2 });
  });

  it('is no shadow at all', async () => {
    expect((await background({ shadow: 'none' })).scenes[0]?.shadow).toBe(0);
    expect((await background({ shadow: 'cast' })).scenes[0]?.shadow).toBeGreaterThan(0.8);
  });

  it('is a plain colour, which is no place', async () => {
    const { flat, place } = await background({ background: 'color' });
    expect([flat?.scenes[0]?.backdrop.kind, place]).toEqual(['color', undefined]);
  });
});
