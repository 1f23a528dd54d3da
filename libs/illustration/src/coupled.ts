import type { Thing } from '@tintory/prompts';
import { isContained } from './contain.ts';
import { isHeld } from './held.ts';

/** `In a coat and a hat`, `with a hat and a book`: the owner of the first has the second too. */
export const couple = (things: readonly Thing[]): Thing[] =>
  things.reduce<Thing[]>((coupled, thing) => {
    const relation = coupled.at(-1)?.relation;
    const owner = relation?.kind === 'beside' ? things[relation.to] : undefined;
    const isOwned =
      relation !== undefined &&
      owner !== undefined &&
      !thing.relation &&
      !relation.apart &&
      isHad(coupled.at(-1)?.motif ?? '', owner.motif) &&
      isHad(thing.motif, owner.motif);
    return [...coupled, isOwned ? { ...thing, relation } : thing];
  }, []);

const isHad = (motif: string, owner: string): boolean =>
  isHeld(motif, owner) || isContained(motif, owner);
