import { findTool, type ToolId } from '@tintory/catalog';
import { describe, expect, it } from 'vitest';
import { partsOf, placeOf } from './adjustments.ts';
import { defaultValues, formFields, groupFields, valuesOfJob } from './option-values.ts';

const fieldsOf = (id: ToolId) => findTool(id)?.functions[0]?.fields ?? [];
const keysIn = (fields: readonly { key: string }[]) => fields.map(({ key }) => key);

function parts(id: ToolId, changes = {}) {
  const fields = fieldsOf(id);
  const { before, adjust, after } = partsOf(
    formFields(fields, { ...defaultValues(fields), ...changes }),
  );
  return [before, adjust, after].map(keysIn);
}

describe('the form of a tool with places', () => {
  it('has up to its place, then what is set of it, then the others', () => {
    expect(parts('change_background')).toEqual([
      ['background', 'studio'],
      ['surface', 'direction', 'depth', 'relight', 'shadow', 'shadow_strength'],
      ['placement', 'variation', 'format'],
    ]);
  });

  it('sets nothing apart where no place counts', () => {
    const [before, ...others] = parts('change_background', { background: 'color' });
    expect(before).toContain('relight');
    expect(others).toEqual([[], []]);
  });

  it('has one tab for what is set of a place, beside that of the place', () => {
    const fields = fieldsOf('product_model');
    const heads = groupFields(fields, defaultValues(fields)).map(([head]) => head?.key);
    expect(heads).toEqual([
      ...['prompt', 'studio', 'surface', 'num', 'image_size', 'mask_object_id', 'format'],
    ]);
  });
});

it('a place counts while its kind of background does', () => {
  const fields = fieldsOf('change_background');
  expect(placeOf(fields, { background: 'studio', studio: 'beach' })).toBe('beach');
  expect(placeOf(fields, { background: 'color', studio: 'beach' })).toBe('');
});

describe('a place of an older version', () => {
  it.each([
    ['change_background', 'studio', 'sand', 'beach'],
    ['change_background', 'studio', 'our-own-shop', 'our-own-shop'],
    ['change_background', 'studio', 'No Id', ''],
  ] as const)('of %s, %s: %s, is read as “%4$s”', (id, key, value, now) => {
    expect(valuesOfJob(fieldsOf(id), [{ key, value }])[key]).toBe(now);
  });
});
