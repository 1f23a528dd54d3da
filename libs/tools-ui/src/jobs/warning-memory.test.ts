import { findTool } from '@tintory/catalog';
import type { JobInput } from '@tintory/contract';
import { describe, expect, it } from 'vitest';
import { aJob } from '../testing/fake-services.tsx';
import { createWarningMemory, type Preview } from './warning-memory.ts';

function previewOf(toolId: string, inputs: Record<string, JobInput['value']>): Preview {
  const func = findTool(toolId)?.functions.find(({ id }) => id === 'preview');
  if (!func) throw new Error(`There is no preview of ${toolId}.`);
  const list = Object.entries(inputs).map(([key, value]) => ({ key, value }));
  return {
    func,
    body: { tool_id: toolId, func_id: func.id, call_type: func.callType, inputs: list },
  };
}

const product = (inputs: Record<string, JobInput['value']>) =>
  previewOf('product_model', { object_id: 'cup', ...inputs });
const saying = (...unknown: string[]) => aJob({ status: 'succeeded', result: { unknown } });
const unsure = aJob({ status: 'succeeded', result: { confidence: 0.2 } });
const strokes = [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }] as never;

describe('what was told before a charge', () => {
  it('is known of the same wishes, and of those that differ in colour or kind of file', () => {
    const memory = createWarningMemory();
    const remove = (inputs: Record<string, JobInput['value']>) =>
      previewOf('remove_background', { object_id: 'cat', ...inputs });
    memory.note(remove({ background: 'color', color: '#ffffff', format: 'png' }), unsure);
    expect(memory.knows(remove({ background: 'color', color: '#ff0000', format: 'webp' }))).toBe(
      true,
    );
    expect(memory.knows(remove({ background: 'blur', format: 'png' }))).toBe(false);
  });

  it.each([
    ['product_model', { prompt: 'on marble and a beach', num: 2 }, { num: 1 }],
    ['product_model', { studio: 'cafe' }, { studio: '', prompt: 'on a beach' }],
    ['image_upscale', { noise: 'low' }, { noise: 'none' }],
    ['seamless_image', { mode: 'mirror' }, { mode: 'auto' }],
  ])('is not known of other options of %s', (tool, before, change) => {
    const memory = createWarningMemory();
    memory.note(previewOf(tool, { object_id: 'photo', ...before }), aJob({ status: 'succeeded' }));
    expect(memory.knows(previewOf(tool, { object_id: 'photo', ...before, ...change }))).toBe(false);
  });

  it('is said once of each picture', () => {
    const memory = createWarningMemory();
    expect(memory.note(product({ num: 1 }), unsure)).toBe(true);
    expect(memory.note(product({ num: 2 }), unsure)).toBe(false);
    expect(memory.note(product({ object_id: 'vase', num: 2 }), unsure)).toBe(true);
  });

  it('is each word by itself', () => {
    const memory = createWarningMemory();
    expect(memory.note(product({ num: 2 }), saying('zeppelin'))).toBe(true);
    expect(memory.note(product({ num: 3 }), saying('zeppelin'))).toBe(false);
    expect(memory.note(product({ num: 1 }), saying('zeppelin', 'beach'))).toBe(true);
  });

  it('is known once the cutout is marked, and not the other way round', () => {
    const [before, after] = [createWarningMemory(), createWarningMemory()];
    before.note(product({ num: 1 }), saying());
    expect(before.knows(product({ num: 1, strokes }))).toBe(true);
    after.note(product({ num: 1, strokes }), saying());
    expect(after.knows(product({ num: 1, strokes }))).toBe(true);
    expect(after.knows(product({ num: 1 }))).toBe(false);
  });

  it('of an outline is answered by strokes of one’s own, and of words is not', () => {
    const memory = createWarningMemory();
    expect(memory.note(product({ strokes }), unsure)).toBe(false);
    expect(memory.note(product({ strokes, num: 2 }), saying('zeppelin'))).toBe(true);
  });
});
