import type { Thing } from '@tintory/prompts';
import { isHat, spotOf } from './anchors.ts';
import { is, motifOf } from './catalogue/catalogue.ts';

/** Whether `in` a garment means wearing it. */
const isDressed = (garment: string, wearer: string): boolean =>
  spotOf(garment, wearer) !== undefined ||
  (is(wearer, 'person') && (motifOf(garment).fits !== undefined || isHat(garment)));

/**
 * Turns `a woman in a dress` around: the dress is beside her, and relations to the dress become
 * relations to her.
 */
export function dress(things: readonly Thing[]): Thing[] {
  const wearers = new Map<number, number>();
  things.forEach(({ relation, motif }, i) => {
    const garment = relation?.kind === 'in' ? things[relation.to] : undefined;
    if (relation && garment && isDressed(garment.motif, motif)) wearers.set(relation.to, i);
  });
  return things.map((thing, i) => {
    const wearer = wearers.get(i);
    const said = things.find((one, at) => one.posture && wearers.get(at) === i)?.posture;
    const { relation, ...plain } = { ...thing, ...(said && { posture: said }) };
    if (wearer !== undefined)
      return { ...plain, count: 1, relation: { kind: 'beside', to: wearer } };
    if (!relation || !wearers.has(relation.to)) return relation ? { ...plain, relation } : plain;
    const to = wearers.get(relation.to) as number;
    if (to !== i) return { ...plain, relation: { ...relation, to } };
    const own = things[relation.to]?.relation;
    return own && own.to !== i ? { ...plain, relation: own } : plain;
  });
}
