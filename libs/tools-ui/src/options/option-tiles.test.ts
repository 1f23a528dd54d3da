import { tools } from '@tintory/catalog';
import { describe, expect, it } from 'vitest';
import { optionTiles } from './option-tiles.ts';

/** Said in words, so that there is nothing to draw of it beforehand. */
const inWords = ['pet_photo.scene.prompt'];

const choices = tools.flatMap(({ id, functions: [func] }) =>
  func.fields.flatMap((field) => {
    const tiles = field.kind === 'choice' && optionTiles(id, field.key);
    return tiles ? [{ name: `${id}.${field.key}`, options: field.options, tiles }] : [];
  }),
);

describe('the pictures of options', () => {
  it.each(['change_background.studio', 'style_transfer_cartoon.style'])('show %s', (name) => {
    expect(choices.map((choice) => choice.name)).toContain(name);
  });

  it.each(choices)(
    'leave out none of $name, and keep none that went',
    ({ name, options, tiles }) => {
      const drawn = options.filter((option) => !inWords.includes(`${name}.${option}`));
      expect(Object.keys(tiles).sort()).toEqual([...drawn].sort());
    },
  );
});
