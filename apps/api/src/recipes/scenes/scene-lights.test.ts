import { describe, expect, it } from 'vitest';
import { readScene } from './scene-words.ts';

/** The pictures of a prompt, each as its place and what is added to its light. */
const picturesOf = (prompt: string, pictures?: number) =>
  readScene(prompt, pictures).places.map(({ studio, lights }) => [studio, ...lights].join(' '));

const places = [
  ['marble', 'on marble', 'auf Marmor', 'على رخام'],
  ['wood', 'on wood', 'auf Holz', 'على خشب'],
  ['wood', 'on the table', 'auf dem Tisch', 'على طاولة'],
  ['linen', 'on linen', 'auf Leinen', 'على كتان'],
  ['stone', 'on concrete', 'auf Beton', 'على خرسانة'],
  ['color', 'on pink paper', 'auf rosa Papier', 'على ورق وردي'],
  ['white', 'white background', 'weißer Hintergrund', 'خلفية بيضاء'],
  ['garden', 'in a garden', 'im Garten', 'في حديقة'],
  ['sand', 'at the beach', 'am Strand', 'على شاطئ'],
] as const;

const lights = [
  ['window', 'in window light', 'im Fensterlicht', 'في ضوء نافذة'],
  ['blinds', 'with blinds', 'mit Jalousien', undefined],
  ['leaves', 'with leaf shadows', 'mit Blattschatten', 'مع ظلال أوراق'],
  ['sunset', 'at sunset', 'bei Sonnenuntergang', 'عند الغروب'],
  ['sunset', 'in golden light', 'in goldenem Licht', 'في ضوء ذهبي'],
  ['night', 'at night', 'bei Nacht', 'ليلا'],
  ['neon', 'in neon light', 'im Neonlicht', 'في ضوء نيون'],
  ['dim', 'dark and moody', 'gedimmt', 'خافت'],
  ['snow', 'in the snow', 'im Schnee', 'في الثلج'],
  ['fog', 'in fog', 'im Nebel', 'في ضباب'],
] as const;

/** Lights that these places have anyway. */
const own = ['linen leaves', 'garden leaves', 'sand leaves', 'stone window'];

const table = places.flatMap(([studio, ...inWords]) =>
  lights.flatMap(([light, ...lit]) =>
    inWords.flatMap((place, language) => {
      const words = lit[language];
      const scene = `${studio} ${light}`;
      return words ? [[place, words, own.includes(scene) ? studio : scene] as const] : [];
    }),
  ),
);

describe('a place and a light', () => {
  it.each(table)('are one picture: “%s” and “%s”', (place, light, scene) => {
    for (const prompt of [`${place} ${light}`, `${place}, ${light}`, `${light}, ${place}`]) {
      expect([prompt, picturesOf(prompt)]).toEqual([prompt, [scene]]);
      expect([prompt, readScene(prompt, 1).unknown]).toEqual([prompt, []]);
    }
  });

  it.each([
    ['in window light', ['warm']],
    ['at sunset', ['sunset']],
    ['at night', ['night']],
    ['neon', ['night neon']],
    ['in the snow', ['garden snow']],
    ['window light at sunset', ['warm window sunset']],
    ['sunny beach', ['sand']],
    ['on marble in warm light', ['marble warm']],
    ['on marble, by the window, at night', ['marble window night']],
    ['in a snowy garden at night', ['garden snow night']],
    ['city in the snow', ['night snow night']],
    ['golden window light on linen', ['linen window warm']],
    ['red room at sunset', ['warm sunset']],
  ])('are found without each other, and with a third: “%s”', (prompt, pictures) => {
    expect(picturesOf(prompt)).toEqual(pictures);
    expect(readScene(prompt, 1).unknown).toEqual([]);
  });
});

describe('several pictures', () => {
  it.each([
    ['on marble in window light and on wood at sunset', ['marble window', 'wood sunset']],
    ['on marble in window light and on wood', ['marble window', 'wood']],
    ['on marble and on wood, at sunset', ['marble sunset', 'wood sunset']],
    ['marble and wood at sunset', ['marble sunset', 'wood sunset']],
    ['at sunset, on marble and on wood', ['marble sunset', 'wood sunset']],
    ['on marble, at sunset and at night', ['marble sunset', 'marble night']],
    ['on marble at sunset or at night', ['marble sunset', 'marble night']],
    ['at sunset and at night', ['sunset', 'night']],
    ['clean white, then window light', ['white', 'warm']],
    ['auf Marmor oder am Fenster', ['marble', 'warm']],
    [
      'marble and wood, at sunset and night',
      ['marble sunset', 'wood night', 'marble night', 'wood sunset'],
    ],
  ])('are each as it is wished: “%s”', (prompt, pictures) => {
    expect(picturesOf(prompt)).toEqual(pictures);
    expect(readScene(prompt, 2).unknown).toEqual([]);
  });

  it('that are not made have words that are not understood', () => {
    expect(readScene('on marble at sunset and on wood at night', 1)).toMatchObject({
      understood: ['marble', 'sunset'],
      unknown: ['wood', 'night'],
    });
    expect(readScene('on oak and on a marble table', 1).unknown).toEqual(['marble', 'table']);
  });
});

describe('a light that is not wanted', () => {
  it.each([
    ['on marble at sunset, no window', ['marble sunset']],
    ['on concrete without window light', ['stone even']],
    ['auf Leinen ohne Blattschatten', ['linen even']],
    ['marble, not at night', ['marble']],
    ['رخام بدون ثلج', ['marble']],
  ])('is not there, and that is understood: “%s”', (prompt, pictures) => {
    expect(picturesOf(prompt)).toEqual(pictures);
    expect(readScene(prompt).unknown).toEqual([]);
  });
});

describe('words of a light', () => {
  it.each([
    ['blue sunset on marble', ['blue']],
    ['studio lights on marble', ['lights']],
  ])('that nothing draws are named: “%s”', (prompt, unknown) => {
    expect(readScene(prompt).unknown).toEqual(unknown);
  });
});
