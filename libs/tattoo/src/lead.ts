import type { Thing } from '@tintory/prompts';
import { motifOf, roleOf } from './catalogue/catalogue.ts';
import type { Role } from './catalogue/traits.ts';
import { weightOf } from './sizes.ts';

/** Rank by which a motif leads a drawing; of equals, the first named leads. */
const ranks: Record<Role, number> = {
  body: 9,
  bloom: 8,
  flyer: 7,
  ground: 6,
  tree: 5,
  light: 4,
  long: 3,
  spark: 2,
  headwear: 1,
  banner: 0,
  wings: 4.5,
  ring: 0,
};

/** The leading thing; a single one comes before several of its rank. */
export function leadOf(things: readonly Thing[]): Thing | undefined {
  const weight = (thing: Thing) =>
    ranks[roleOf(thing.motif)] - (thing.count > 1 ? 0.5 : 0) + weightOf(thing);
  return things.reduce<Thing | undefined>(
    (best, thing) => (best && weight(best) >= weight(thing) ? best : thing),
    undefined,
  );
}

/** A thing with the number of copies that shows its count. */
export const ungrouped = (thing: Thing): Thing => ({
  ...thing,
  count: Math.max(1, Math.round(thing.count / motifOf(thing.motif).shows)),
});
