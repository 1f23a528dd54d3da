import { findTool } from '@tintory/catalog';
import { expect, it } from 'vitest';
import type { Engine } from '../engines/engine.ts';
import type { RecipeContext } from './recipe.ts';
import { styleTransferCartoon } from './style-transfer-cartoon.ts';

/** Paints nothing: the result has the size that a painting would have. */
async function paint(width: number, height: number, funcId: string) {
  const func = findTool('style_transfer_cartoon')?.functions.find(({ id }) => id === funcId);
  const file = { width, height, contentType: 'image/png', bytes: 1 };
  const engine = { name: 'local', painting: async () => file };
  const context = {
    func,
    inputs: { style: 'oil', strength: 60, brush: 40, format: 'png' },
    engines: [engine as unknown as Engine],
    limits: func?.maxPixels ? { maxPixels: func.maxPixels } : {},
    openImage: async () => 'photo',
    newPath: () => 'painting',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  return (await styleTransferCartoon(context as unknown as RecipeContext)).result;
}

it.each([
  [200, 150, 'run', true],
  [200, 150, 'preview', true],
  [800, 600, 'run', false],
  // A panorama of 4,000 × 1,000 pixels, shrunk to what a preview may have.
  [1000, 250, 'preview', false],
])('a painting of %i × %i by %s is tiny: %s', async (width, height, funcId, tiny) => {
  expect(await paint(width, height, funcId)).toMatchObject({ tiny });
});
