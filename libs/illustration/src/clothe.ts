import type { Thing } from '@tintory/prompts';
import { is } from './catalogue/catalogue.ts';
import { dress } from './dress.ts';
import { isHeld } from './held.ts';
import { canWear, isWearable } from './wearable.ts';

type Handover = {
  isMeant: (motif: string) => boolean;
  suits: (motif: string, owner: string) => boolean;
  /** Who may get the thing; anybody without it. */
  isNear?: (other: Thing, owner: number) => boolean;
};

/** Gives a thing that does not suit its owner to the first other it suits. */
function handOver(things: readonly Thing[], { isMeant, suits, isNear }: Handover): Thing[] {
  return things.map((thing) => {
    const { relation, motif } = thing;
    const owner = relation?.kind === 'beside' && !relation.apart ? things[relation.to] : undefined;
    if (!relation || !owner || !isMeant(motif) || suits(motif, owner.motif)) return thing;
    const mayHave = (other: Thing) => isNear?.(other, relation.to) ?? true;
    const to = things.findIndex(
      (other) => other !== thing && mayHave(other) && suits(motif, other.motif),
    );
    return to < 0 ? thing : { ...thing, relation: { ...relation, to } };
  });
}

/** `A frog on a lily pad with a crown`: the frog wears it. */
const handOn = (things: readonly Thing[]): Thing[] =>
  handOver(things, {
    isMeant: isWearable,
    suits: canWear,
    isNear: ({ relation }, owner) => relation?.to === owner,
  });

/** `A man with his dog and an umbrella`: the man holds it. */
const handUp = (things: readonly Thing[]): Thing[] =>
  handOver(things, { isMeant: (motif) => is(motif, 'personal'), suits: isHeld });

/** `A girl with a balloon and a hat`: she has both. */
function couple(things: readonly Thing[]): Thing[] {
  const had: Thing[] = [];
  things.forEach((thing, i) => {
    const to = thing.relation ? undefined : ownerBefore(thing, had, i);
    had.push(to === undefined ? thing : { ...thing, relation: { kind: 'beside', to } });
  });
  return had;
}

/** Index of the owner of the thing named just before, or, for umbrellas and balloons, of that thing. */
function ownerBefore({ motif }: Thing, had: readonly Thing[], index: number): number | undefined {
  const before = had.at(-1);
  const { kind, apart, to = -1 } = before?.relation ?? {};
  const owner = kind === 'beside' && !apart ? had[to] : undefined;
  if (owner && isHeld(motif, owner.motif)) return to;
  return before && is(motif, 'personal') && isHeld(motif, before.motif) ? index - 1 : undefined;
}

/** Gives each of several holders one of as many things. */
const giveEach = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const { relation, count, motif } = thing;
    const holder = relation?.kind === 'beside' && !relation.apart ? things[relation.to] : undefined;
    // Kites of people side by side would fly into each other.
    const isApart = is(motif, 'tangles') || canWear(motif, holder?.motif ?? '');
    const isEachs = count > 1 && count === holder?.count && !isApart;
    return isEachs && isHeld(motif, holder.motif) ? { ...thing, count: 1, isEachs } : thing;
  });

/** Resolves who wears and holds what. Relations to clothes become relations to their wearer. */
export function clothe(things: readonly Thing[]): Thing[] {
  const dressed = giveEach(handUp(handOn(dress(couple(things)))));
  return dressed.map((thing) => {
    const { relation } = thing;
    const worn = relation && dressed[relation.to];
    const by = worn?.relation;
    const wearer = by?.kind === 'beside' && !by.apart ? dressed[by.to] : undefined;
    if (!relation || !worn || !by || !wearer || wearer === thing) return thing;
    if (!canWear(worn.motif, wearer.motif)) return thing;
    return { ...thing, relation: { ...relation, to: by.to } };
  });
}
