import type { Thing } from '@tintory/prompts';
import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import type { Role } from './catalogue/traits.ts';
import { weightOf } from './sizes.ts';

/** From whom a drawing is made about first; of equals the one named first leads. */
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

/** Which of the things the drawing is made about: one alone goes before several of its rank. */
export function leadOf(things: readonly Thing[]): Thing | undefined {
  const weight = (thing: Thing) =>
    ranks[roleOf(thing.motif)] - (thing.count > 1 ? 0.5 : 0) + weightOf(thing);
  return things.reduce<Thing | undefined>(
    (best, thing) => (best && weight(best) >= weight(thing) ? best : thing),
    undefined,
  );
}

/** Whether a motif has to be mirrored to look towards the left or the right. */
export const mirroredTo = (motif: string, way: -1 | 1): boolean =>
  is(motif, 'leftward') ? way > 0 : way < 0;

/** The thing with as many copies of its motif as show the number asked for. */
export const ungrouped = (thing: Thing): Thing => ({
  ...thing,
  count: Math.max(1, Math.round(thing.count / motifOf(thing.motif).shows)),
});
