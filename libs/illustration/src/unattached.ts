import type { Thing } from '@tintory/prompts';
import { isHidden } from './aboard.ts';
import { isCreature, motifOf } from './catalogue/catalogue.ts';
import { bicycleOf, isCrowded } from './cycle.ts';
import { canWear, isShared, isWearable } from './wearable.ts';

/** Indices of things that no drawing shows where the prompt has them. */
export const unattached = (things: readonly Thing[]): number[] =>
  things.flatMap((thing, i) => {
    const { relation, motif } = thing;
    if (isCrowded(things, i) || isHidden(things, i)) return [i];
    const owner = relation?.kind === 'beside' && !relation.manner && things[relation.to];
    if (!owner || relation.apart) return [];
    const isPrint = lacks(owner.motif, motif);
    const isClad = isWearable(motif) && (relation.worn !== undefined || isCreature(owner.motif));
    const isWorn =
      canWear(motif, owner.motif) &&
      isShared(thing, owner) &&
      bicycleOf(things, owner) === undefined;
    return isPrint || (isClad && !isWorn) ? [i] : [];
  });

/** Whether a drawing lacks what is printed on it or lies on it as food. */
const lacks = (owner: string, motif: string): boolean =>
  motifOf(owner).lacks?.some((kind) => motifOf(motif).toppings?.includes(kind)) ?? false;
