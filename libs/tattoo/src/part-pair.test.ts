import { expect, it } from 'vitest';
import { layOut } from './layout.ts';
import { motifBounds } from './motif-bounds.ts';
import { roleOf } from './catalogue/catalogue.ts';
import { extentOf, type Placed } from './placed.ts';
import { hasScraps, outlineShown } from './readable.ts';
import { standIns } from './stand-ins.ts';
import { motifs } from './tattoo-motifs.ts';

const keys = Object.keys(motifs);
const known =
  /\/(wolf-head|lion|death-skull|snake|cobra|rose|lotus|plain-dagger|broadsword|arrow|feather|skeleton-key|sun|moon|peaks|flame|pine-tree|hearts|shield|infinity|butterfly|mushrooms|crown|waves)$/;
const asked = keys.filter((motif) => known.test(motif));
const boundsOf = await motifBounds([...keys, ...standIns]);

const pairOf = (first: string, second: string): Placed[] =>
  layOut([thing(first), thing(second)], 'none', boundsOf, 2);

const thing = (motif: string) => ({ motif, name: motif, count: 1 });

/** Of a pair the two of whom one lies over the other. */
function overlap(placed: Placed[]): [below: Placed, above: Placed] | undefined {
  const [below, above] = [...placed].sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  if (placed.length !== 2 || !below || !above || below.level === above.level) return undefined;
  return /coiled-/.test(above.motif) ? undefined : [below, above];
}

function sideOf(placed: Placed[]): number {
  const { left, right, top, bottom } = extentOf(placed);
  return Math.max(right - left, bottom - top);
}

/** Every pair of those that are asked for most, and each other motif with another one. */
const pairs = [
  ...asked.flatMap((first, i) => asked.slice(i + 1).map((second) => [first, second] as const)),
  ...keys.map((first, i) => [first, keys[(i * 7 + 3) % keys.length] ?? first] as const),
].filter(([first, second]) => first !== second);

it('shows two thirds of the outline of each of any two motifs, half of a blade in another', () => {
  const hidden = pairs.filter(([first, second]) => {
    const both = overlap(pairOf(first, second));
    return both && outlineShown(...both, sideOf(both)) < (goesThrough(...both) ? 0.5 : 0.65);
  });
  expect(hidden).toEqual([]);
});

const goesThrough = (below: Placed, above: Placed) =>
  roleOf(below.motif) === 'long' && roleOf(above.motif) !== 'long';

it.each([
  ['lorc/snake', 'lorc/rose'],
  ['lorc/wolf-head', 'tintory/moon'],
  ['delapouite/feather', 'lorc/wolf-head'],
])('leaves no scrap of %s and %s', (first, second) => {
  const both = overlap(pairOf(keyOf(first), keyOf(second)));
  if (both) expect(hasScraps(...both, sideOf(both))).toBe(false);
});

const keyOf = (motif: string): string =>
  keys.find((key) => key.endsWith(motif.slice(motif.indexOf('/')))) ?? motif;

it.each(['/death-skull', '/hearts', '/lion', '/shield'])(
  'drives a blade down through %s, hilt above and point below',
  (through) => {
    const both = overlap(pairOf(keyOf(through), keyOf('/broadsword')));
    const [blade, thing] = (both ?? []).map((one) => extentOf([one]));
    expect(blade && thing && blade.top < thing.top).toBe(true);
    expect(blade && thing && blade.bottom > thing.bottom).toBe(true);
  },
);

it('lays a flower on the blade of a dagger, and an arrow through a heart', () => {
  const [dagger, rose] = overlap(pairOf(keyOf('/rose'), keyOf('/plain-dagger'))) ?? [];
  expect(dagger?.motif).toMatch(/dagger$/);
  expect(rose?.motif).toMatch(/rose$/);
  const [arrow, heart] = overlap(pairOf(keyOf('/hearts'), keyOf('/arrow'))) ?? [];
  expect(heart?.motif).toMatch(/hearts$/);
  expect(arrow?.motif).toMatch(/arrow$/);
});

it('has infinity lie below what it is with', () => {
  const [lion, infinity] = pairOf(keyOf('/lion'), keyOf('/infinity')) as [Placed, Placed];
  expect(extentOf([infinity]).top).toBeGreaterThan(extentOf([lion]).bottom);
});
