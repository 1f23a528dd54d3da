import { describe, expect, it } from 'vitest';
import { inputsSchema } from './inputs-schema.ts';
import type { Field } from './field.ts';
import { findTool, tools, type ToolId } from './tools.ts';

const photo = { object_id: '0193a1de-0000-7000-8000-000000000000' };

const read = (tool: ToolId, inputs: Record<string, unknown>) =>
  inputsSchema(findTool(tool)?.functions[0]?.fields ?? []).safeParse({ ...photo, ...inputs });

const placeOf = (id: ToolId) =>
  findTool(id)?.functions[0]?.fields.find(({ kind }) => kind === 'place');
const withPlace = tools.filter(({ id }) => placeOf(id));

describe('the choice of a place', () => {
  it.each(withPlace)('is left to the product by $id', ({ id }) => {
    const { key = '' } = placeOf(id) ?? {};
    expect(read(id, {}).data).toMatchObject({ surface: '', direction: 0, depth: 50, [key]: '' });
  });

  it('takes any id, also one of an operator', () => {
    const { data } = read('product_model', { studio: 'our-own-shop-2', surface: 'marble-white' });
    expect(data).toMatchObject({ studio: 'our-own-shop-2', surface: 'marble-white' });
  });

  it.each(['../secret', 'A Place', 'x'.repeat(61)])('takes no %s', (studio) => {
    expect(read('product_model', { studio }).error?.issues[0]?.path).toEqual(['studio']);
  });

  it.each([
    ['change_background', 'studio', 'marble', 'acrylic-studio'],
    ['change_background', 'studio', 'sand', 'beach'],
  ] as const)('of %s takes an earlier %s, %s, for the nearest place', (tool, key, old, place) => {
    expect(read(tool, { [key]: old }).data?.[key]).toBe(place);
  });

  it('is open where an earlier one is none of them any more', () => {
    const fields: Field[] = [{ key: 'scene', kind: 'place', formerly: { prompt: '' } }];
    expect(inputsSchema(fields).parse({ scene: 'prompt' })).toEqual({ scene: '' });
  });
});
