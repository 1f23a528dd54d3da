import { findTool } from '@tintory/catalog';
import type { Backdrop, StageRequest } from '@tintory/imaging';
import { expect, it } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import { changeBackground } from './change-background.ts';
import type { RecipeContext } from './recipe.ts';

const file = { width: 8, height: 8, contentType: 'image/png', bytes: 1 };

/** What the engine is asked to put behind the subject. */
async function backdropFor(studio: string): Promise<Backdrop | undefined> {
  const asked: StageRequest[] = [];
  const stage = async (request: StageRequest) => {
    asked.push(request);
    return { files: [file], confidence: 1, faint: false, fewPixels: false, tilted: false };
  };
  const context = {
    func: findTool('change_background')?.functions[0],
    inputs: { background: 'studio', studio, format: 'png', strokes: [] },
    engines: [{ name: 'local', stage } as unknown as Engine],
    limits: {},
    openImage: async () => 'photo',
    newPath: () => 'picture',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  await changeBackground(context as unknown as RecipeContext);
  return asked[0]?.scenes[0]?.backdrop;
}

it('a room is chosen as a studio is, and has the surface that it usually has', async () => {
  const room = { kind: 'studio', studio: 'marble', setting: 'bathroom' };
  expect(await backdropFor('bathroom')).toEqual(room);
  expect(await backdropFor('garden')).toEqual({ kind: 'studio', studio: 'garden' });
});
