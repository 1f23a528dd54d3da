import { expect, it } from 'vitest';
import { batchFunction } from './batch-function.ts';
import { tools } from './tools.ts';

it('batches what works on one picture, and nothing else', () => {
  const ids = tools.filter(batchFunction).map(({ id }) => id);
  expect(ids).toContain('remove_background');
  expect(ids).toContain('image_upscale');
  expect(ids).not.toContain('face_swap');
  expect(ids).not.toContain('text_to_image');
});

it('asks in a batch for nothing that is about one picture alone', () => {
  const keysOf = (id: string) => {
    const tool = tools.find((one) => one.id === id);
    return tool && batchFunction(tool)?.fields.map(({ key }) => key);
  };
  expect(keysOf('product_model')).toEqual([
    ...['image', 'prompt', 'studio', 'surface', 'direction', 'depth', 'shadow_strength'],
    ...['relight', 'num', 'image_size', 'format'],
  ]);
  expect(keysOf('remove_background')).not.toContain('strokes');
  // A backdrop stands behind any picture.
  expect(keysOf('change_background')).toContain('background_object_id');
});

it('never batches for nothing: the limit of free jobs does not see the jobs of a batch', () => {
  for (const tool of tools) expect(batchFunction(tool)?.credits).not.toBe(0);
});
