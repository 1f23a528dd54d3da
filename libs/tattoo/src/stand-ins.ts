import type { Thing } from '@tintory/prompts';
import { catalogue, is, motifOf } from './catalogue/catalogue.ts';

/** Every motif that a drawing may have instead of those that were named. */
export const standIns: readonly string[] = [
  ...new Set([...catalogue.values()].flatMap(({ as = {} }) => Object.values(as))),
];

/** The motifs that show what a motif names, itself first. */
export function shownAs(motif: string): string[] {
  const { part, 'in woods': inWoods } = motifOf(motif).as ?? {};
  return [motif, part, inWoods].filter((one) => one !== undefined);
}

/** The thing as a part of a drawing: the crescent leaves its star away, flowers stand apart. */
export function asPart(thing: Thing, all: readonly Thing[]): Thing {
  const isWood =
    all.some(({ motif }) => is(motif, 'woods')) && all.some(({ motif }) => is(motif, 'creature'));
  const { as, several = 1 } = motifOf(thing.motif);
  const motif = (isWood && as?.['in woods']) || as?.part;
  return motif ? { ...thing, motif, count: thing.count > 1 ? thing.count : several } : thing;
}
