import { describe, expect, it } from 'vitest';
import { readScene } from './scene-words.ts';

/** What a prompt's places are, with their colour, and the words that none of them shows. */
function read(prompt: string) {
  const { places, unknown } = readScene(prompt);
  return {
    places: places.map(({ studio, tint }) => (tint ? `${studio} ${tint}` : studio)),
    unknown,
  };
}

const [pink, orange, olive, gold, mint, coral] = [
  '#f2a7b5',
  '#ea9348',
  '#878a52',
  '#cfa652',
  '#bfe0ea',
  '#f08a72',
];

describe('a thing that has the name of a colour', () => {
  it.each([
    ['on marble with roses', ['marble'], ['roses']],
    ['on marble with a rose', ['marble'], ['rose']],
    ['on marble beside pink roses', ['marble'], ['beside', 'pink', 'roses']],
    ['roses on marble', ['marble'], ['roses']],
    ['on wood, oranges', ['wood'], ['oranges']],
    ['on marble with an orange', ['marble'], ['orange']],
    ['on linen with peaches and olives', ['linen'], ['peaches', 'olives']],
    ['on linen with lavender', ['linen'], ['lavender']],
    ['on stone with mint leaves', ['stone'], ['mint']],
    ['on wood with chocolate', ['wood'], ['chocolate']],
    ['on sand with corals', ['sand'], ['corals']],
    ['on marble with gold coins', ['marble'], ['gold', 'coins']],
    ['on marble and gold', ['marble'], ['gold']],
    ['auf Holz mit Rosen', ['wood'], ['rosen']],
    ['auf Marmor mit einer Rose', ['marble'], ['rose']],
    ['auf Holz mit Orangen', ['wood'], ['orangen']],
    ['auf Leinen mit Lavendel und Pfirsichen', ['linen'], ['lavendel', 'pfirsichen']],
    ['auf Marmor mit Goldmünzen', ['marble'], ['goldmünzen']],
    ['auf Stein mit Minze', ['stone'], ['minze']],
    ['على رخام مع ورود', ['marble'], ['ورود']],
    ['على خشب مع برتقال', ['wood'], ['برتقال']],
    ['على خشب مع زيتون', ['wood'], ['زيتون']],
  ])('is no colour, and is named as not understood: “%s”', (prompt, places, unknown) => {
    const found = read(prompt);
    expect(found.places).toEqual(places);
    expect(found.unknown).toEqual(expect.arrayContaining(unknown));
  });

  it.each([
    ['on rose paper', [`color ${pink}`]],
    ['on dusty rose paper', [`color ${pink}`]],
    ['background in rose', [`color ${pink}`]],
    ['in rose', [`color ${pink}`]],
    ['rose', [`color ${pink}`]],
    ['rose marble', [`marble ${pink}`]],
    ['on an orange background', [`color ${orange}`]],
    ['an orange sunset', ['sunset']],
    ['orange and white paper', [`color ${orange}`, 'white']],
    ['paper, orange', [`color ${orange}`]],
    ['background: orange', [`color ${orange}`]],
    ['olive linen', [`linen ${olive}`]],
    ['pastel mint', [`color ${mint}`]],
    ['coral backdrop', [`color ${coral}`]],
    ['marble in gold', [`marble ${gold}`]],
    ['white and gold', ['white', `color ${gold}`]],
    ['in gold and silver', [`color ${gold}`, 'color #c9cbcd']],
    ['on peach-colored paper', [`color ${coral}`]],
    ['pfirsichfarbener Hintergrund', [`color ${coral}`]],
    ['golden hour', ['sunset']],
    ['gold light', ['sunset']],
    ['auf rosa Papier', [`color ${pink}`]],
    ['auf orangem Papier', [`color ${orange}`]],
    ['Hintergrund in Orange', [`color ${orange}`]],
    ['Hintergrund orange', [`color ${orange}`]],
    ['ورق برتقالي', [`color ${orange}`]],
    ['خلفية وردية', [`color ${pink}`]],
    ['رخام ذهبي', [`marble ${gold}`]],
  ])('is a colour where grammar says so: “%s”', (prompt, places) => {
    const found = read(prompt);
    expect(found.places).toEqual(places);
    expect(found.unknown.filter((word) => word !== 'dusty')).toEqual([]);
  });
});
