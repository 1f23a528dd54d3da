import { without, type Thing } from '@tintory/prompts';
import { motifOf } from './catalogue/catalogue.ts';

/** Drops things that their owner's drawing already has: a doctor's stethoscope. */
export function equip(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  things.forEach(({ motif, count, color, relation }, i) => {
    const owner = relation?.kind === 'beside' && !relation.apart && things[relation.to];
    if (!owner || color || count > owner.count) return;
    if (motifOf(owner.motif).equipment?.includes(motif)) gone.set(i, relation.to);
  });
  return without(things, gone);
}
