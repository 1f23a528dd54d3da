import { describe, expect, it } from 'vitest';
import { readScene } from './scene-words.ts';

/** The places of a prompt, each as its studio and what colours it. */
const placesIn = (prompt: string) =>
  readScene(prompt).places.map(({ studio, tint }) => (tint ? `${studio} ${tint}` : studio));

const [black, green, gray, blue, red] = ['#202023', '#7ea873', '#a3a3a1', '#7fa8d9', '#d94a3a'];

describe('a place in words', () => {
  it.each([
    ['on a marble table', ['marble']],
    ['on a table made of marble', ['marble']],
    ['on a marble top at home', ['marble']],
    ['on a wooden table in the garden', ['garden']],
    ['studio shot on marble, soft shadows', ['marble']],
    ['golden hour', ['sunset']],
    ['dark and moody', ['night']],
    ['at the beach, sunset', ['sand']],
    ['in the garden at night', ['garden']],
    ['in a sunny garden in summer', ['garden']],
    ['on the grass in a park', ['grass']],
    ['on green grass in the garden', ['grass']],
    ['on a sunny meadow in spring', ['grass']],
    ['auf einer Wiese im Park', ['grass']],
    ['im Garten auf grünem Rasen', ['grass']],
    ['على العشب في حديقة', ['grass']],
    ['في المرج', ['grass']],
    ['in a forest', ['forest']],
    ['in the woods', ['forest']],
    ['in the jungle', ['forest']],
    ['on grass in the forest', ['forest']],
    ['auf Moos im Wald', ['forest']],
    ['في الغابة', ['forest']],
    ['on a wooden table in the park', ['garden']],
    ['on wood in the forest', ['garden']],
    ['on grass and in a forest', ['grass', 'forest']],
    ['on the table', ['wood']],
    ['before a sunset', ['sunset']],
    ['on oak and on marble', ['wood', 'marble']],
    ['auf einem Holztisch', ['wood']],
    ['auf einem Marmortisch', ['marble']],
    ['auf einer Steinplatte', ['stone']],
    ['bei warmem Fensterlicht', ['warm']],
    ['auf hölzernem Grund', ['wood']],
    ['على رخام', ['marble']],
    ['على الرُّخـــام', ['marble']],
    ['على طاولة رخام', ['marble']],
    ['على طاولة من الرخام', ['marble']],
    ['خشب ورخام', ['wood', 'marble']],
    ['دافىء', ['warm']],
    ['ورق', ['color']],
  ])('is found in “%s”', (prompt, places) => {
    expect(placesIn(prompt)).toEqual(places);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it.each([
    ['on green paper', [`color ${green}`]],
    ['a green background', [`color ${green}`]],
    ['green', [`color ${green}`]],
    ['background in green', [`color ${green}`]],
    ['plain green background', [`color ${green}`]],
    ['forest green paper', [`color ${green}`]],
    ['black background', [`color ${black}`]],
    ['white paper', ['white']],
    ['a gray background', [`color ${gray}`]],
    ['on orange paper', ['color #ea9348']],
    ['beige backdrop', ['color #dccab0']],
    ['dark background', ['color #2c2d30']],
    ['studio shot, orange backdrop', ['color #ea9348']],
    ['light background', ['white']],
    ['white paper by the window', ['white']],
    ['red and blue paper', [`color ${red}`, `color ${blue}`]],
    ['auf grünem Papier', [`color ${green}`]],
    ['vor schwarzem Hintergrund', [`color ${black}`]],
    ['grauer Hintergrund', [`color ${gray}`]],
    ['vor blauem Papier', [`color ${blue}`]],
    ['Papier, blau', [`color ${blue}`]],
    ['weißer Hintergrund', ['white']],
    ['خلفية حمراء', [`color ${red}`]],
    ['خلفية سوداء', [`color ${black}`]],
    ['خلفية زرقاء', [`color ${blue}`]],
    ['خلفية خضراء', [`color ${green}`]],
    ['على خلفية بيضاء', ['white']],
    ['ورق ازرق', [`color ${blue}`]],
    ['ورق أخضر', [`color ${green}`]],
    ['خلفية سوداء ورخام', [`color ${black}`, 'marble']],
  ])('is the paper of that colour in “%s”', (prompt, places) => {
    expect(placesIn(prompt)).toEqual(places);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it.each([
    ['black marble', [`marble ${black}`]],
    ['on a black marble table', [`marble ${black}`]],
    ['dark wood', ['wood #5d3e28']],
    ['white linen', ['linen #f4f3f0']],
    ['gray concrete', ['stone']],
    ['white marble and green paper', ['marble', `color ${green}`]],
    ['auf schwarzem Marmor', [`marble ${black}`]],
    ['auf dunklem Holz', ['wood #5d3e28']],
    ['auf grauem Stein', ['stone']],
    ['على رخام أسود', [`marble ${black}`]],
    ['طاولة خشبية بيضاء', ['wood #f4f3f0']],
    ['black and white marble', [`marble ${black}`, 'marble']],
    ['in a green garden', ['garden']],
    ['im grünen Garten', ['garden']],
    ['في حديقة خضراء', ['garden']],
    ['a black night', ['night']],
    ['an orange sunset', ['sunset']],
  ])('is of its material, in its colour, in “%s”', (prompt, places) => {
    expect(placesIn(prompt)).toEqual(places);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it.each([
    ['light blue paper', 'blue paper'],
    ['hellblaues Papier', 'blaues Papier'],
    ['ورق أزرق فاتح', 'ورق أزرق'],
  ])('is lighter in “%s” than in “%s”', (light, plain) => {
    const redOf = (prompt: string) => parseInt(readScene(prompt).color?.slice(1, 3) ?? '', 16);
    expect(redOf(light)).toBeGreaterThan(redOf(plain));
    expect(readScene(light).unknown).toEqual([]);
  });
});

describe('a colour that no place can have', () => {
  it.each([
    ['in a purple garden', ['garden'], ['purple']],
    ['my red product on marble', ['marble'], ['red']],
    ['a red shoe on a wooden table', ['wood'], ['red', 'shoe']],
    ['ein roter Schuh auf Marmor', ['marble'], ['roter', 'schuh']],
    ['حذاء أحمر على رخام', ['marble'], ['حذاء', 'أحمر']],
    ['cozy, on marble', ['marble'], ['cozy']],
    ['studio lights', ['color'], ['lights']],
  ])('is named, and left out: “%s”', (prompt, places, unknown) => {
    expect(placesIn(prompt)).toEqual(places);
    expect(readScene(prompt).unknown).toEqual(unknown);
  });
});

describe('what is not wanted', () => {
  it.each([
    ['no beach, in the garden', ['garden'], 'no beach'],
    ['on wood, without marble', ['wood'], 'without marble'],
    ['don’t use wood', [], 'don’t wood'],
    ['not on wood but on marble', ['marble'], 'not wood'],
    ['no wooden table', [], 'no wooden table'],
    ['no green paper, a red background', [`color ${red}`], 'no green paper'],
    ['ohne Holz', [], 'ohne holz'],
    ['kein Strand, im Garten', ['garden'], 'kein strand'],
    ['nicht im Garten, sondern am Strand', ['sand'], 'nicht garten'],
    ['keinen Marmor', [], 'keinen marmor'],
    ['بدون خشب', [], 'بدون خشب'],
    ['لا شاطئ، في الحديقة', ['garden'], 'لا شاطئ'],
    ['على رخام بدون خشب', ['marble'], 'بدون خشب'],
  ])('is no place, and understood: “%s”', (prompt, places, understood) => {
    expect(placesIn(prompt)).toEqual(places);
    expect(readScene(prompt).understood).toContain(understood);
    expect(readScene(prompt).unknown).toEqual([]);
  });

  it('is avoided where nothing else is asked for', () => {
    expect(readScene('no wood or marble').avoided).toEqual(['wood', 'marble']);
    expect(readScene('ohne Holz').avoided).toEqual(['wood']);
  });

  it('is named as not understood where it is no place', () => {
    expect(readScene('on linen without shadows')).toMatchObject({
      studios: ['linen'],
      unknown: ['without shadows'],
    });
    expect(readScene('no zeppelin').unknown).toEqual(['no zeppelin']);
  });
});

describe('the words of a prompt', () => {
  it('have a colour as a whole', () => {
    expect(readScene('pastel pink studio')).toMatchObject({ studios: ['color'], color: '#f2a7b5' });
  });

  it('are told as they were written', () => {
    expect(readScene('أزرق').understood).toEqual(['أزرق']);
    expect(readScene('bei der Ampel').unknown).toEqual(['ampel']);
  });

  it('are named where they were not understood, and none of grammar', () => {
    expect(readScene('on the wooden table beside a zeppelin')).toMatchObject({
      understood: ['wooden', 'table'],
      unknown: ['beside', 'zeppelin'],
    });
  });

  it('may be none, markup, of other scripts and endless', () => {
    expect(readScene('').unknown).toEqual([]);
    expect(readScene('no').unknown).toEqual(['no']);
    expect(readScene('<script>alert(1)</script>').studios).toEqual([]);
    expect(readScene('大理石の上').studios).toEqual([]);
    expect(readScene('zeppelin und wal '.repeat(5_000)).unknown.length).toBeLessThanOrEqual(12);
  });
});

it('takes tags for no words', () => {
  const { places, unknown } = readScene('<b>on marble</b><script src="x"></script>');
  expect(places.map(({ studio }) => studio)).toEqual(['marble']);
  expect(unknown).toEqual([]);
});
