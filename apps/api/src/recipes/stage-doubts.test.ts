import { findTool } from '@tintory/catalog';
import { doubtsOf } from '@tintory/contract';
import { expect, it } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { changeBackground } from './change-background.ts';
import { imageToVenom } from './image-to-venom.ts';
import type { Recipe, RecipeContext } from './recipe.ts';

const file = { width: 8, height: 8, contentType: 'image/png', bytes: 1 };
const answer = { confidence: 1, doubts: [], faint: false, faces: 1, fewPixels: true };

/** What is told of pictures whose engine has doubts. */
async function told(recipe: Recipe, tool: string, inputs: object) {
  const engine = {
    name: 'local',
    stage: async () => ({ files: [file], ...answer }),
    venom: async () => ({ ...file, ...answer }),
  };
  const context = {
    func: findTool(tool)?.functions.find(({ id }) => id === 'preview'),
    inputs: { format: 'png', strokes: [], ...inputs },
    engines: [engine as unknown as Engine],
    limits: {},
    openImage: async () => 'photo',
    openSubject: async () => ({ inputPath: 'photo', strokes: [] }),
    newPath: () => 'picture',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  const { result = null } = await recipe(context as unknown as RecipeContext);
  return doubtsOf({ result });
}

it('a free look tells what the engine doubts of a changed background', async () => {
  const inputs = { background: 'color', color: '#c8d8d0' };
  const doubts = await told(changeBackground, 'change_background', inputs);
  expect(doubts).toEqual(['fewPixels']);
});

it('and of a creature', async () => {
  expect(await told(imageToVenom, 'image_to_venom', {})).toEqual(['fewPixels']);
});
