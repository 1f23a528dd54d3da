import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRefused } from './is-refused.ts';
import { listRecords } from './read-lists.ts';

/** The plain words of a list: patterns and exceptions are left out. */
const wordsOf = (...names: string[]): string[] =>
  names.flatMap((name) =>
    (listRecords.get(name)?.words ?? '')
      .split(/\s+/)
      .filter((word) => word && !/[()[\]{}?|]/.test(word))
      .map((word) => word.replaceAll('_', ' ').replaceAll('*', '')),
  );

const neutral = [
  '',
  'a painting of',
  'in a garden',
  'with a red hat',
  'beside a tree',
  'und ein Boot',
];
const ages = fc
  .tuple(fc.integer({ min: 1, max: 17 }), fc.constantFrom(' years old', 'yo', ' Jahre alt', ' ans'))
  .map(([age, unit]) => `${age}${unit}`);

const childWords = wordsOf('minors', 'agedWords');
const neighbour = fc.constantFrom(...neutral);
const child = fc.oneof(fc.constantFrom(...childWords), ages);

const join = (...parts: string[]) => parts.filter(Boolean).join(' ');

/** Every word of the lists at least once, among neutral neighbours, in both orders. */
function passing(
  words: readonly string[],
  children: readonly string[] = ['child', '13 years old'],
) {
  const pairs = words.flatMap((word) => children.map((one) => [word, one] as const));
  return pairs.filter(
    ([word, one], i) =>
      !isRefused(join(one, neutral[i % neutral.length] ?? '', word)) ||
      !isRefused(join(word, neutral[(i + 1) % neutral.length] ?? '', one)),
  );
}

/** Ages and undress as people write them beyond single words; each stands beside each. */
const writtenAges = `fourteen-year-old; aged sixteen; age of 15; seventeen years of age; siebzehnjährige; sechzehn Jahre alt;
  im Alter von zwölf Jahren; de quatorze ans; quince años; quattordicenne; zestien jaar oud; quatorze anos;
  четырнадцать лет; عمرها ١٤ سنة; fifth grader; in year 9; under 18; high school student`;
const writtenUndress = `without any clothes; with no clothes on; taking her clothes off; wearing nothing;
  ohne seine Kleider; splitternackt; sans vêtements; sin ropa; sem roupa; senza vestiti; bez ubrania; без одежды;
  بدون ملابس`;
const parted = (text: string) => text.split(';').map((part) => part.trim());

/** Words for a child and for bareness, by language. */
const languages: Record<string, [children: string, bare: string]> = {
  German: ['Mädchen; Kind; Schülerin; Teenager', 'nackt; nacktes; splitternackte'],
  Dutch: ['meisje; jongen; kindje', 'naakt; blote'],
  Swedish: ['flicka; pojke; barnet', 'naken; nakna'],
  Danish: ['pige; dreng; børn', 'nøgen; nøgne'],
  Finnish: ['tyttö; poika; lapsi', 'alaston'],
  French: ['bébé; fillette; garçon; adolescente; lycéenne', 'dénudée; sans vêtements; sans habits'],
  Spanish: ['niña; menor; adolescente', 'desnuda; sin ropa'],
  Portuguese: ['crianças; menina; garoto', 'nuas; sem roupa'],
  Italian: ['bambina; ragazza; bimbi', 'nuda; senza vestiti'],
  Polish: ['dziewczynka; dzieci; chłopiec', 'nagie; nago'],
  Russian: ['девочка; мальчик; школьница', 'голая; обнажённая; без одежды'],
  Ukrainian: ['дівчинка; хлопчик', 'гола; голий'],
  Greek: ['κορίτσι; παιδί', 'γυμνό'],
  Turkish: ['çocuk; kız', 'çıplak'],
  Arabic: ['طفل; فتيات; بنت', 'عارية; بدون ملابس'],
  Indonesian: ['anak; gadis kecil', 'telanjang'],
  Chinese: ['少女; 女孩; 儿童', '裸体; 全裸; 色\u200b情'],
  Japanese: ['少女; 子供', 'ヌード; エロ'],
  Korean: ['소녀; 아이', '누드; 알몸'],
};

/** Ways to hide a word that are read all the same. */
const disguises: Record<string, (word: string) => string> = {
  'spaced letters': (word) => [...word].join(' '),
  'letters with points': (word) => [...word].join('.'),
  'digits for letters': (word) => word.replaceAll('e', '3').replaceAll('i', '1'),
  'invisible hyphens': (word) => [...word].join('\u00ad'),
  'wide letters': (word) =>
    word.replace(/[a-z]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
  'stretched letters': (word) => word.replace(/[aeiou]/, (vowel) => vowel.repeat(5)),
  accents: (word) => word.replaceAll('e', 'é').replaceAll('i', 'í'),
  'letters of another script': (word) => word.replaceAll('e', 'е'),
};

/** Lists of which one word is not enough, and two lists are. */
const enoughInPairs = [...listRecords].flatMap(([name, { points = 0 }]) =>
  points === 2 || points === 3 ? [name] : [],
);
/** Another list takes them for a pin-up and for care of a baby. */
const exempted = new Set(['calendar girl', 'baby oil']);

/** Fewer words than a list had when its written-out cases left the repository: a list may only grow. */
const leastWords: Record<string, number> = {
  minors: 274,
  agedWords: 40,
  youngAge: 102,
  ofAnAge: 5,
  youthful: 77,
  sexualizedMinors: 32,
  sexual: 266,
  nakedMinor: 10,
  nakedMinorInOneWord: 20,
  revealing: 275,
  suggestive: 155,
  abuse: 29,
  cruel: 218,
  company: 189,
  parents: 31,
  older: 38,
  apart: 23,
  ages: 36,
  secrecy: 118,
  hours: 26,
  voyeur: 48,
  watcher: 16,
  desire: 219,
  attractive: 23,
  childlike: 25,
  force: 89,
  weakness: 18,
  trade: 57,
  camera: 33,
  shoot: 20,
  bed: 77,
  soft: 45,
  bath: 51,
  towel: 28,
  washing: 25,
  undressing: 215,
  changing: 112,
  adornment: 61,
  hosiery: 16,
  fetish: 10,
  drink: 33,
  sheen: 17,
  body: 56,
  love: 52,
  closeKiss: 14,
  touching: 75,
  sucking: 6,
  closeness: 21,
  grip: 76,
  pose: 76,
  coyness: 32,
  posture: 34,
  gaze: 49,
};

/** Lists none of whose words stands beside a minor. */
const refusedBesideMinors = ['sexual', 'abuse', 'revealing', 'suggestive', 'cruel'];
const gravest = [...listRecords].flatMap(([name, { points }]) => (points === 4 ? [name] : []));

describe('a minor', () => {
  it.each([...refusedBesideMinors, ...gravest])('is refused beside each word of %s', (name) => {
    expect(wordsOf(name).length).toBeGreaterThan(5);
    expect(passing(wordsOf(name))).toEqual([]);
  });

  it('is refused as an object of desire by the word alone', () => {
    const words = wordsOf('sexualizedMinors');
    expect(words.filter((word) => !isRefused(join('drawing of', word)))).toEqual([]);
  });

  it('is refused by each word for one', () => {
    expect(childWords.length).toBeGreaterThan(250);
    expect(passing(['naked'], childWords)).toEqual([]);
  });

  it.each(parted(writtenAges))('is refused by the age %s', (age) => {
    expect(passing(parted(writtenUndress), [age])).toEqual([]);
  });

  it.each(Object.entries(languages))('is refused in %s', (_, [children, bare]) => {
    expect(passing(parted(bare), parted(children))).toEqual([]);
  });

  it.each(Object.entries(disguises))('is refused in %s', (_, disguise) => {
    const hidden = ['naked', 'nude'].map(disguise);
    expect(passing(hidden, ['girl', 'kid', 'teen', '12 years old'])).toEqual([]);
    expect(passing(['nude'], ['teen', 'kid', 'girl'].map(disguise))).toEqual([]);
  });

  it.each(enoughInPairs)('is refused where each word of %s meets another list', (name) => {
    const partner = name === 'bed' ? 'kissing' : 'in a bedroom';
    const passed = wordsOf(name).filter((word) => !isRefused(`13 years old, ${word}, ${partner}`));
    expect(passed.filter((word) => !exempted.has(word))).toEqual([]);
  });

  it('is welcome beside neutral neighbours', () => {
    const unwelcome = new Set(wordsOf('sexualizedMinors'));
    const children = wordsOf('minors').filter((one) => !unwelcome.has(one));
    expect(children.filter((one) => neutral.some((next) => isRefused(join(one, next))))).toEqual(
      [],
    );
  });

  it.each(Object.entries(leastWords))(
    'is kept safe by a list that never shrinks: %s',
    (name, least) => {
      const {
        words = '',
        patterns,
        unbounded,
      } = listRecords.get(name) ?? { patterns: [], unbounded: [] };
      const size =
        words.split(/\s+/).length + [...patterns, ...unbounded].join('|').split('|').length;
      expect(size).toBeGreaterThanOrEqual(least);
    },
  );

  it('is refused by any age and word, among neutral neighbours', () => {
    const bad = fc.constantFrom(...wordsOf('sexual', 'abuse'));
    fc.assert(
      fc.property(
        child,
        bad,
        neighbour,
        neighbour,
        fc.boolean(),
        (one, word, left, right, first) => {
          const [a, b] = first ? [one, word] : [word, one];
          expect(isRefused(join(left, a, right, b))).toBe(true);
        },
      ),
      { numRuns: 400 },
    );
  });
});
