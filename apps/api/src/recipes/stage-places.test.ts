import { findTool } from '@tintory/catalog';
import { pictureSize, type PlaceStageRequest, type StageRequest } from '@tintory/effects';
import { loadLibrary } from '@tintory/places';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { createPlacesService, type PlacesService } from '../modules/places/places.service.ts';
import { changeBackground } from './change-background.ts';
import { petPhoto } from './pet-photo.ts';
import { productModel } from './product-model.ts';
import type { Recipe, RecipeContext } from './recipe.ts';

const file = { width: 8, height: 8, contentType: 'image/png', bytes: 1 };
const found = { confidence: 1, doubts: ['see_through'], faint: false, isTrimmed: false };

let places: PlacesService;
beforeAll(async () => {
  places = createPlacesService(await loadLibrary(pictureSize), 'http://api');
});

type Asked = { place?: PlaceStageRequest; flat?: StageRequest };

/** Runs a recipe with an engine that draws nothing. */
async function run(recipe: Recipe, tool: string, inputs: object, id = 'run') {
  const asked: Asked = {};
  const engine = {
    name: 'local',
    placeStage: async (request: PlaceStageRequest) => {
      asked.place = request;
      return {
        files: request.scenes.map(() => file),
        views: request.scenes.map(() => ({ direction: 1, pitch: 8, metres: 0.2 })),
        ...{ thing: 'product', flags: ['hiddenFeet'], confidence: 1, faint: false, found },
      };
    },
    stage: async (request: StageRequest) => {
      asked.flat = request;
      return { files: [file], confidence: 1, doubts: [], faint: false, found };
    },
  };
  const context = {
    func: findTool(tool)?.functions.find((one) => one.id === id),
    inputs: { surface: '', direction: 0, depth: 50, format: 'png', ...inputs },
    ...{ engines: [engine as unknown as Engine], places, limits: {} },
    openSubject: async () => ({ inputPath: 'photo', strokes: [] }),
    readTitle: async () => 'Leather handbag',
    newPath: () => 'picture',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  const answer = await recipe(context as unknown as RecipeContext);
  return { ...asked, ...answer, scenes: asked.place?.scenes ?? [] };
}

const product = (inputs: object, id?: string) =>
  run(
    productModel,
    'product_model',
    {
      ...{ prompt: '', studio: '', num: 1, image_size: '1024x1024' },
      ...{ shadow_strength: 75, relight: 60 },
      ...inputs,
    },
    id,
  );
const pet = (inputs: object) =>
  run(petPhoto, 'pet_photo', { prompt: '', scene: '', frame: 'none', variation: 1, ...inputs });
const background = (inputs: object) =>
  run(changeBackground, 'change_background', {
    ...{ background: 'studio', studio: '', placement: 'keep', padding: 12, shadow: 'soft' },
    ...{ shadow_strength: 70, relight: 60, variation: 1, color: '#c8d8d0' },
    ...inputs,
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

  it('is proposed where nothing was asked for', async () => {
    const { result } = await pet({});
    const proposals = result?.['proposals'] as string[];
    expect(new Set(proposals).size).toBe(4);
    expect(result?.['place']).toBe(proposals[0]);
    expect(places.library.places.get(String(result?.['place']))?.suits).toContain('animal');
  });

  it('is refused before any charge where words name nothing, with three places near them', async () => {
    await expect(product({ prompt: 'in a spaceship' })).rejects.toMatchObject({
      code: 'PromptUnclear',
      unknown: ['spaceship'],
      suggestions: [{ instead_of: 'spaceship', places: { length: 3 }, words: { length: 3 } }],
    });
  });

  it('counts words that name nothing beside others, and says which', async () => {
    const { result } = await pet({ prompt: 'a spaceship on the beach' });
    expect(result).toMatchObject({ place: 'beach', unknown: ['spaceship'] });
  });

  it('tells the warnings of the engine', async () => {
    const { result } = await background({});
    expect(result).toMatchObject({ flags: ['hiddenFeet'], doubts: ['see_through'] });
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
  it('is the direction, the blur and the frame', async () => {
    const wish = { scene: 'beach', direction: 2, depth: 100, frame: 'round' };
    const { scenes, result } = await pet(wish);
    expect(scenes[0]).toMatchObject({
      ...{ directions: [{ yaw: 145 }], depth: 1, frame: 'round' },
    });
    expect(result).toMatchObject({ direction: 2, surface: 'damp-sand' });
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
