import type { Thing } from '@tintory/prompts';
import { describe, expect, it } from 'vitest';
import { toHsl } from './color-math.ts';
import { emojiArt } from './emoji-art.ts';
import { paintParts, paintedParts } from './parts.ts';
import { recolor } from './recolor.ts';
import { readScene } from './testing/place-prompt.ts';

describe('a part of a thing', () => {
  it.each([
    ['a house with a blue door and a red roof', { door: 'blue', roof: 'red' }],
    ['a snowman with a red scarf', { scarf: 'red' }],
    ['a snowman wearing a black hat and a green scarf', { hat: 'black', scarf: 'green' }],
    ['a snowman with a hat, a red scarf and a nose', { hat: 'own', scarf: 'red', nose: 'own' }],
    ['a black cat with green eyes', { eye: 'green' }],
    ['a blue car with yellow wheels', { wheel: 'yellow' }],
    ['a house with a door', { door: 'own' }],
    ['a house with a door in blue', { door: 'blue' }],
    ['ein Haus mit einer roten Tür und einem blauen Dach', { door: 'red', roof: 'blue' }],
    ['بيت أبيض مع باب أزرق', { door: 'blue' }],
  ])('has the colour told of it, and is no thing beside it: %s', (prompt, parts) => {
    const { things, unknown } = readScene(prompt);
    expect(things).toHaveLength(1);
    expect(things[0]?.parts).toEqual(parts);
    expect(unknown).toEqual([]);
  });

  it.each([
    ['a house with green windows', ['green', 'windows']],
    ['a house without a door', ['door']],
    ['a dog without wings', []],
    ['a house with a big door', ['big']],
    ['a cat with a blue roof', ['blue', 'roof']],
    ['a tractor with big wheels', ['big', 'wheels']],
    ['a heart with wings', ['wings']],
    ['a black car with a white roof', ['white', 'roof']],
    ['a plane with red wings', ['red', 'wings']],
  ])('is named where the drawing has other ones: %s', (prompt, unknown) => {
    expect(readScene(prompt).unknown).toEqual(unknown);
    expect(readScene(prompt).things).toHaveLength(1);
  });

  it('is a thing of its own by itself, and beside another', () => {
    expect(readScene('a blue door').things).toMatchObject([{ motif: 'door', color: 'blue' }]);
    expect(readScene('a house next to a door').things).toHaveLength(2);
  });

  it('leaves a tree on the roof on top of the car', () => {
    expect(readScene('a car with a christmas tree on the roof')).toMatchObject({
      things: [{ motif: 'automobile' }, { relation: { kind: 'on', to: 0 } }],
      unknown: [],
    });
    expect(readScene('a cat sitting on the roof of a house')).toMatchObject({
      things: [{ relation: { kind: 'on', to: 1 } }, { motif: 'house' }],
      unknown: [],
    });
  });

  it.each(paintedParts)(
    'is painted, and the rest of the drawing stays: %s, its %s',
    async (motif, part) => {
      const art = await emojiArt(motif === 'tintory-cake' ? 'tintory-cake-3' : motif);
      const thing = (parts: Thing['parts']): Thing => ({
        motif,
        name: '',
        count: 1,
        ...(parts && { parts }),
      });
      const blue = paintParts(art.body, art, thing({ [part]: 'blue' }));
      const green = paintParts(art.body, art, thing({ [part]: 'green' }));
      expect(blue).not.toBe(green);
      expect(paintParts(art.body, art, thing({ [part]: 'own' }))).toBe(art.body);
    },
  );

  it('keeps its colour on a thing of another', async () => {
    const art = await emojiArt('house');
    const thing: Thing = { motif: 'house', name: 'house', count: 1, parts: { door: 'blue' } };
    const fills = [
      ...paintParts(recolor(art, 'white'), art, thing).matchAll(/fill="(#[0-9a-f]+)"/g),
    ];
    const hues = fills
      .map(([, fill = '']) => toHsl(fill))
      .filter(({ s, h }) => s > 0.5 && h > 205 && h < 220);
    expect(hues.length).toBeGreaterThan(0);
  });
});
