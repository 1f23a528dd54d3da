import { tools } from '@tintory/catalog';
import { describe, expect, it } from 'vitest';
import { optionTiles } from './option-tiles.ts';

const choices = tools.flatMap(({ id, functions: [func] }) =>
  func.fields.flatMap((field) => {
    const tiles = field.kind === 'choice' && optionTiles(id, field.key);
    return tiles ? [{ name: `${id}.${field.key}`, options: field.options, tiles }] : [];
  }),
);

describe('the pictures of options', () => {
  it('show the styles of paintings', () => {
    expect(choices.map(({ name }) => name)).toContain('style_transfer_cartoon.style');
  });

  it.each(choices)('leave out none of $name, and keep none that went', ({ options, tiles }) => {
    expect(Object.keys(tiles).sort()).toEqual([...options].sort());
  });
});
