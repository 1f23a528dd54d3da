import type { FunctionDefinition } from '@tintory/catalog';
import type { StageRequest } from '@tintory/imaging';
import { describe, expect, it } from 'vitest';
import type { Engine } from '../../engines/engine.ts';
import { petPhoto } from '../pet-photo.ts';
import { productModel } from '../product-model.ts';
import type { Recipe } from '../recipe.ts';

/** The backdrops a recipe asks its engine for, and what it says of the words. */
async function stage(recipe: Recipe, inputs: Record<string, unknown>) {
  const requests: StageRequest[] = [];
  const engine = {
    name: 'local',
    stage: (request: StageRequest) => {
      requests.push(request);
      return Promise.resolve({ files: [], confidence: 1 });
    },
  } as unknown as Engine;
  const { result } = await recipe({
    func: { id: 'run' } as FunctionDefinition,
    inputs: { num: 4, image_size: '512x512', scene: 'portrait', variation: 1, ...inputs },
    engines: [engine],
    limits: {},
    openImage: () => Promise.resolve('in.png'),
    openPicture: () => Promise.resolve('mask.png'),
    newPath: () => 'out.png',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const scenes = requests.flatMap((request) => request.scenes);
  return {
    backdrops: scenes.map(({ backdrop }) => backdrop),
    shots: scenes.map(({ view, padding, shadow }) => ({ view, padding, shadow })),
    fromAbove: scenes.map(({ isFromAbove }) => isFromAbove),
    lights: scenes.map((scene) => ('lights' in scene ? scene.lights : undefined)),
    result,
  };
}

const studio = (name: string, tint?: string) => ({
  kind: 'studio',
  studio: name,
  ...(tint && { tint }),
});

describe('four pictures of a product', () => {
  it.each([
    ['on green paper', studio('color', '#7ea873')],
    ['a green background', studio('color', '#7ea873')],
    ['black background', studio('color', '#202023')],
    ['black marble', studio('marble', '#202023')],
    ['on a marble table', studio('marble')],
    ['white paper', studio('white')],
    ['auf einem Marmortisch', studio('marble')],
    ['خلفية سوداء', studio('color', '#202023')],
  ])('are all of the one place that is named: %s', async (prompt, place) => {
    const { backdrops, result } = await stage(productModel, { prompt });
    expect(backdrops).toEqual([place, place, place, place]);
    expect(result).toMatchObject({ unknown: [] });
  });

  it('are each a shot of its own, and the first is the one that is previewed', async () => {
    const { shots } = await stage(productModel, { prompt: 'at sunset' });
    expect(new Set(shots.map(({ view }) => view)).size).toBe(4);
    expect(shots[0]).toEqual({ view: 'usual', padding: 0.1, shadow: 'cast' });
    const { shots: alone } = await stage(productModel, { prompt: 'at sunset', num: 1 });
    expect(alone).toEqual(shots.slice(0, 1));
  });

  it('take turns where several places are named', async () => {
    const { backdrops } = await stage(productModel, { prompt: 'on oak and on black marble' });
    const [oak, marble] = [studio('wood'), studio('marble', '#202023')];
    expect(backdrops).toEqual([oak, marble, oak, marble]);
  });

  it('are in the light that is named beside the place, and that is what is understood', async () => {
    const prompt = 'on marble, in window light';
    for (const num of [1, 2]) {
      const { backdrops, lights, result } = await stage(productModel, { prompt, num });
      expect(backdrops).toEqual(Array.from({ length: num }, () => studio('marble')));
      expect(lights).toEqual(Array.from({ length: num }, () => ['window']));
      expect(result).toMatchObject({ understood: ['marble', 'window', 'light'], unknown: [] });
    }
  });

  it('are taken from above where that is wished for, and say so', async () => {
    const prompt = 'on an oak table, seen from above';
    const { backdrops, fromAbove, result } = await stage(productModel, { prompt, num: 2 });
    expect(backdrops).toEqual([studio('wood'), studio('wood')]);
    expect(fromAbove).toEqual([true, true]);
    expect(result).toMatchObject({ understood: ['oak', 'table', 'seen from above'], unknown: [] });
    const usual = await stage(productModel, { prompt: 'on an oak table', num: 2 });
    expect(usual.fromAbove).toEqual([false, false]);
  });

  it('are of the usual places where nothing but that is said', async () => {
    const { backdrops, result } = await stage(productModel, { prompt: 'Flat lay.' });
    expect(new Set(backdrops.map((backdrop) => JSON.stringify(backdrop))).size).toBe(4);
    expect(result).toMatchObject({ understood: ['flat lay'], unknown: [] });
  });

  it('are told of a place that can only be seen from the front', async () => {
    const { result } = await stage(productModel, { prompt: 'at night, from above' });
    expect(result).toMatchObject({ understood: ['night'], unknown: ['from above'] });
  });

  it('are refused where the rest says nothing', async () => {
    const words = stage(productModel, { prompt: 'flat lay on zorblax' });
    await expect(words).rejects.toMatchObject({ code: 'PromptUnclear' });
  });

  it('leave a place that has no picture to the words that count for nothing', async () => {
    const prompt = 'on oak and on marble';
    const one = await stage(productModel, { prompt, num: 1 });
    expect(one.result).toMatchObject({ understood: ['oak'], unknown: ['marble'] });
    const two = await stage(productModel, { prompt, num: 2 });
    expect(two.result).toMatchObject({ understood: ['oak', 'marble'], unknown: [] });
  });

  it('have none of the light that is not wanted', async () => {
    const { lights } = await stage(productModel, { prompt: 'no leaves', num: 1 });
    expect(lights).toEqual([['even']]);
  });

  it.each([
    ['no wood', 'wood'],
    ['without marble', 'marble'],
    ['ohne Holz', 'wood'],
    ['بدون رخام', 'marble'],
  ])('are of the usual places but the one that is not wanted: %s', async (prompt, unwanted) => {
    const { backdrops, result } = await stage(productModel, { prompt });
    expect(backdrops).not.toContainEqual(studio(unwanted));
    expect(new Set(backdrops.map((backdrop) => JSON.stringify(backdrop))).size).toBe(3);
    expect(result).toMatchObject({ understood: [prompt.toLowerCase()], unknown: [] });
  });

  it('are of some place even where none of the usual ones is wanted', async () => {
    const prompt = 'no linen, no marble, no wood, no window';
    expect((await stage(productModel, { prompt })).backdrops[0]).toEqual(studio('white'));
  });
});

describe('a pet', () => {
  it.each([
    ['at the beach', studio('sand')],
    ['no beach, in the garden', studio('garden')],
    ['auf grünem Papier', studio('color', '#7ea873')],
    ['خلفية زرقاء', studio('color', '#7fa8d9')],
  ])('is where the words say, when they are asked for: %s', async (prompt, place) => {
    for (const scene of ['prompt', 'portrait']) {
      const { backdrops, result } = await stage(petPhoto, { prompt, scene });
      expect(backdrops).toEqual([place]);
      expect(result).toMatchObject({ mode: 'prompt', unknown: [] });
    }
  });

  it('is in its place at the hour that is named', async () => {
    const { backdrops, lights, result } = await stage(petPhoto, {
      prompt: 'in a garden at sunset',
    });
    expect([backdrops, lights]).toEqual([[studio('garden')], [['sunset']]]);
    expect(result).toMatchObject({ understood: ['garden', 'sunset'], unknown: [] });
  });

  it('is in one of two places, and the other one is not understood', async () => {
    const { backdrops, result } = await stage(petPhoto, { prompt: 'on marble and linen' });
    expect(backdrops).toEqual([studio('marble')]);
    expect(result).toMatchObject({ understood: ['marble'], unknown: ['linen'] });
  });

  it('is in the scene that was chosen, and words about another one are not understood', async () => {
    const { backdrops, result } = await stage(petPhoto, {
      prompt: 'at the beach',
      scene: 'garden',
    });
    expect(backdrops).toEqual([studio('garden')]);
    expect(result).toMatchObject({ mode: 'garden', understood: [], unknown: ['beach'] });
  });
});
