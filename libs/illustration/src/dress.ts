import type { Thing } from '@tintory/prompts';
import { hats, spotOf } from './anchors.ts';
import { people } from './people.ts';

/** Where clothes begin and end, in heights of who wears them: the shoulders are at 0.75. */
const fits: [RegExp, readonly [from: number, to: number]][] = [
  [/^(dress|sari|kimono)$/, [0.06, 0.76]],
  [/^(coat|lab-coat)$/, [0.26, 0.78]],
  [/^(t-shirt|womans-clothes|running-shirt|safety-vest|martial-arts-uniform)$/, [0.42, 0.77]],
  [/^(jeans|shorts)$/, [0.06, 0.48]],
  [/^(one-piece-swimsuit|bikini)$/, [0.38, 0.74]],
  [/^necktie$/, [0.5, 0.75]],
  [/^(scarf|tintory-tied-scarf)$/, [0.6, 0.79]],
  [/^tintory-bow-tie$/, [0.71, 0.78]],
];

export const fitOf = (motif: string): readonly [number, number] | undefined =>
  fits.find(([kind]) => kind.test(motif))?.[1];

/** Whether who is in something has it on: a cat in a hat is in none. */
const isDressed = (garment: string, wearer: string): boolean =>
  spotOf(garment, wearer) !== undefined ||
  (people.test(wearer) && (fitOf(garment) !== undefined || hats.test(garment)));

/**
 * A woman in a dress is who the picture is about: the dress is on her, and what is told of both is
 * told of her.
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
