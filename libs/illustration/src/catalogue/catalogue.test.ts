import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emojiArt } from '../emoji-art.ts';
import { catalogue, motifOf } from './catalogue.ts';

const src = join(import.meta.dirname, '..');
const data = join(src, '..', 'data', 'motifs');

it('has one record for each motif', () => {
  const ids = readdirSync(data).flatMap((name) =>
    [
      ...readFileSync(join(data, name), 'utf8').matchAll(/^- id: (?:>-\n)?((?:.+|\n {4}.+)+)/gm),
    ].flatMap(([, id = '']) => id.trim().split(/\s+/)),
  );
  expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([]);
  expect([...catalogue.keys()].toSorted()).toEqual(ids.toSorted());
});

it('names only motifs that have a drawing', async () => {
  const named = [...catalogue.values()].flatMap(({ as = {}, equipment = [] }) => [
    ...Object.values(as),
    ...equipment,
  ]);
  for (const id of new Set(named)) await expect(emojiArt(id), id).resolves.toBeDefined();
});

it('has something to hold for each that holds, and something to print on for each print', () => {
  const motifs = [...catalogue.values()];
  const kinds = (property: 'holds' | 'goesIn' | 'lacks' | 'toppings') =>
    [...new Set(motifs.flatMap((motif) => motif[property] ?? []))].toSorted();
  expect(kinds('holds')).toEqual(kinds('goesIn'));
  expect(kinds('lacks')).toEqual(kinds('toppings'));
});

it('gives a composed motif the hands of who is in it, and another the defaults', () => {
  expect(motifOf('tintory-broom-woman-mage').legs).toEqual(motifOf('woman-mage').legs);
  expect(motifOf('tintory-lying-man-standing').is).toContain('person');
  expect(motifOf('no-motif')).toEqual({ height: 0.4, is: [] });
});

it('is all that knows ids: no code compares one', () => {
  const code = readdirSync(src).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const known = code.flatMap((name) =>
    [...readFileSync(join(src, name), 'utf8').matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)]
      .filter(([, id = '']) => catalogue.has(id))
      .map(([, id = '']) => `${name} ${id}`),
  );
  // The group of smileys has a few things in it, which Emojibase does not tell apart.
  expect(known.filter((one) => !one.startsWith('emoji-motifs.ts'))).toEqual([]);
});
