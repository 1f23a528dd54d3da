import type { Thing } from '@tintory/prompts';
import { catalogue, is, motifOf } from './catalogue/catalogue.ts';

/** All motifs that may be drawn in place of a named one. */
export const standIns: readonly string[] = [
  ...new Set([...catalogue.values()].flatMap(({ as = {} }) => Object.values(as))),
];

/** The motifs that may show a motif, itself first. */
export function shownAs(motif: string): string[] {
  const { part, 'in woods': inWoods } = motifOf(motif).as ?? {};
  return [motif, part, inWoods].filter((one) => one !== undefined);
}

/** A thing as it is drawn beside others: a crescent without its star, single flowers. */
export function asPart(thing: Thing, all: readonly Thing[]): Thing {
  const isWood =
    all.some(({ motif }) => is(motif, 'woods')) && all.some(({ motif }) => is(motif, 'creature'));
  const { as, several = 1 } = motifOf(thing.motif);
  const motif = (isWood && as?.['in woods']) || as?.part;
  return motif ? { ...thing, motif, count: thing.count > 1 ? thing.count : several } : thing;
}
