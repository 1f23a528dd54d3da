import { findTool } from '@tintory/catalog';
import { warningsOf } from '@tintory/contract';
import { expect, it } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { changeBackground } from './change-background.ts';
import { imageToVenom } from './image-to-venom.ts';
import type { Recipe, RecipeContext } from './recipe.ts';
import { virtualDress } from './virtual-dress.ts';

const file = { width: 8, height: 8, contentType: 'image/png', bytes: 1 };
const answer = { confidence: 1, warnings: [], faint: false, faces: 1, fewPixels: true };

/** The warnings of pictures that the engine is unsure of. */
async function told(recipe: Recipe, tool: string, inputs: object) {
  const engine = {
    name: 'local',
    stage: async () => ({ files: [file], ...answer }),
    venom: async () => ({ ...file, ...answer }),
    dress: async () => ({ ...file, ...answer, overSleeves: true }),
  };
  const context = {
    func: findTool(tool)?.functions.find(({ id }) => id === 'preview'),
    inputs: { format: 'png', strokes: [], ...inputs },
    engines: [engine as unknown as Engine],
    limits: {},
    openImage: async () => 'photo',
    openPicture: async () => 'garment',
    openSubject: async () => ({ inputPath: 'photo', strokes: [] }),
    newPath: () => 'picture',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  const { result = null } = await recipe(context as unknown as RecipeContext);
  return warningsOf({ result });
}

it('a free preview warns of what the engine is unsure of in a changed background', async () => {
  const inputs = { background: 'color', color: '#c8d8d0' };
  const warnings = await told(changeBackground, 'change_background', inputs);
  expect(warnings).toEqual(['fewPixels']);
});

it('and of a creature', async () => {
  expect(await told(imageToVenom, 'image_to_venom', {})).toEqual(['fewPixels']);
});

it('and of sleeves that stay under a garment without any', async () => {
  const inputs = { garment_object_id: 'vest', kind: 'auto' };
  expect(await told(virtualDress, 'virtual_dress', inputs)).toEqual(['sleeves']);
});
