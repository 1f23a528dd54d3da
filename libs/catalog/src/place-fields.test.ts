import { describe, expect, it } from 'vitest';
import { inputsSchema } from './inputs-schema.ts';
import { findTool, type ToolId } from './tools.ts';

const photo = { object_id: '0193a1de-0000-7000-8000-000000000000' };

const read = (tool: ToolId, inputs: Record<string, unknown>) =>
  inputsSchema(findTool(tool)?.functions[0]?.fields ?? []).safeParse({ ...photo, ...inputs });

describe('the choice of a place', () => {
  it.each(['change_background', 'product_model', 'pet_photo'] as const)(
    'is left to the product by %s',
    (tool) => {
      const chosen = { surface: '', direction: 0, depth: 50 };
      const place = tool === 'pet_photo' ? { scene: '' } : { studio: '' };
      expect(read(tool, {}).data).toMatchObject({ ...chosen, ...place });
    },
  );

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
    ['pet_photo', 'scene', 'prompt', ''],
    ['pet_photo', 'scene', 'garden', 'house-garden'],
  ] as const)('of %s takes an earlier %s, %s, for the nearest place', (tool, key, old, place) => {
    expect(read(tool, { [key]: old }).data?.[key]).toBe(place);
  });
});
