import type { Thing } from '../prompts/prompt-reading.ts';
import { dress } from './dress.ts';
import { canWear } from './wearable.ts';

/** Things as they are worn; what is told after clothes is told of who wears them. */
export function clothe(things: readonly Thing[]): Thing[] {
  const dressed = dress(things);
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
