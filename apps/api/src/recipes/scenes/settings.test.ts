import { describe, expect, it } from 'vitest';
import { readScene } from './scene-words.ts';

const places = (prompt: string) =>
  readScene(prompt).places.map(({ studio, setting, tint }) =>
    [setting, studio, ...(tint ? ['tinted'] : [])].filter(Boolean).join(' '),
  );

describe('a room, or a street, behind what things stand on', () => {
  it.each([
    ['in the kitchen', ['kitchen wood']],
    ['on a kitchen table', ['kitchen wood']],
    ['auf dem Küchentisch', ['kitchen wood']],
    ['in der Küche', ['kitchen wood']],
    ['في مطبخ', ['kitchen wood']],
    ['in a bathroom', ['bathroom marble']],
    ['in the living room', ['living wood']],
    ['im Wohnzimmer', ['living wood']],
    ['in a bedroom', ['bedroom wood']],
    ['in a café', ['cafe wood']],
    ['in a coffee shop', ['cafe wood']],
    ['on a street', ['street stone']],
    ['on a city street', ['street stone']],
    ['auf einer Straße in der Stadt', ['street stone']],
    ['under the Christmas tree', ['christmas wood']],
    ['weihnachtlich', ['christmas wood']],
  ])('has a surface of its own: “%s”', (prompt, wanted) => {
    expect(places(prompt)).toEqual(wanted);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it.each([
    ['on marble in a kitchen', ['kitchen marble']],
    ['in a kitchen on marble', ['kitchen marble']],
    ['on a marble counter, blurred kitchen in the background', ['kitchen marble']],
    ['wooden table in a bathroom', ['bathroom wood']],
    ['auf Leinen im Schlafzimmer', ['bedroom linen']],
    ['in a marble bathroom', ['bathroom marble']],
    ['on a white kitchen table', ['kitchen wood tinted']],
  ])('is seen behind the one that is named: “%s”', (prompt, wanted) => {
    expect(places(prompt)).toEqual(wanted);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it.each([
    ['in a kitchen and in a bathroom', ['kitchen wood', 'bathroom marble']],
    ['in a kitchen, then on marble', ['kitchen wood', 'marble']],
    ['in a kitchen and in a garden', ['kitchen wood', 'garden']],
    ['at Christmas in the forest', ['christmas wood', 'forest']],
  ])('is one picture of several: “%s”', (prompt, wanted) => {
    expect(places(prompt)).toEqual(wanted);
  });

  it.each([
    ['kitchen knife on wood', ['wood'], ['kitchen', 'knife']],
    ['my bathroom scale on wood', ['wood'], ['bathroom', 'scale']],
    ['street shoes on stone', ['stone'], ['street', 'shoes']],
  ])('is none where a thing is called after it: “%s”', (prompt, wanted, unknown) => {
    expect(places(prompt)).toEqual(wanted);
    expect(readScene(prompt).unknown).toEqual(expect.arrayContaining(unknown));
  });

  it('that is not wanted takes nothing else away', () => {
    const { avoided, places: drawn } = readScene('on wood, no kitchen');
    expect(avoided).toEqual([]);
    expect(drawn).toEqual([{ studio: 'wood', lights: [] }]);
  });

  it('has what is in it anyway, but nothing that is not wanted', () => {
    expect(readScene('in a living room with a sofa').unknown).toEqual([]);
    expect(readScene('in a living room without a sofa').unknown).toEqual(['without sofa']);
    expect(readScene('on marble with a sofa').unknown).toEqual(['sofa']);
  });

  it('has no weather but on a street', () => {
    expect(readScene('in a living room in the snow')).toMatchObject({
      places: [{ studio: 'wood', setting: 'living', lights: [] }],
      unknown: ['snow'],
    });
    expect(readScene('on a street in the snow').places[0]?.lights).toEqual(['snow']);
  });

  it('has the light that is asked for', () => {
    expect(readScene('in a kitchen at night').places).toEqual([
      { studio: 'wood', setting: 'kitchen', lights: ['night'] },
    ]);
    expect(readScene('in a café in window light').places).toEqual([
      { studio: 'wood', setting: 'cafe', lights: ['window'] },
    ]);
  });
});

describe('a forest in autumn', () => {
  it.each([
    'in autumn leaves',
    'an autumn forest',
    'in a park in autumn',
    'im Herbstlaub',
    'in fall',
    'في الخريف',
  ])('is meant by “%s”', (prompt) => {
    expect(readScene(prompt)).toMatchObject({ studios: ['autumn'], unknown: [] });
  });

  it('is none where shadows fall on something', () => {
    expect(places('on marble where leaf shadows fall')).toEqual(['marble']);
  });
});
