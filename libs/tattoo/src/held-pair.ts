import type { Thing } from '@tintory/prompts';
import { levels } from './drawing.ts';
import { hasStem, roleOf, uprightTurn } from './motif-traits.ts';
import { nestle } from './nestle.ts';
import { extentOf, type Placed, type Put } from './placed.ts';

/** Where a motif has something, in its box of 512 units, and how: across both claws, or hanging. */
type Grip = { at: [x: number, y: number]; how: 'across' | 'hanging' | 'upright'; size: number };

const grips: [RegExp, Grip][] = [
  [/\/owl$/, { at: [256, 486], how: 'across', size: 0.9 }],
  [/\/barn-owl$/, { at: [250, 488], how: 'across', size: 0.7 }],
  [/\/eagle-emblem$/, { at: [256, 426], how: 'across', size: 0.95 }],
  [/\/raven$/, { at: [476, 92], how: 'hanging', size: 0.5 }],
  [/\/swallow$/, { at: [474, 112], how: 'hanging', size: 0.4 }],
  [/\/skeleton$/, { at: [366, 262], how: 'upright', size: 0.4 }],
];

const isHand = ({ motif }: Thing) => motif.endsWith('/palm');
/** Seen from its side, with the palm up. */
const openHand = 'delapouite/open-palm';
export const holdingMotifs: readonly string[] = [openHand];

/** One that holds another; undefined where neither does, or nobody could draw how. */
export function held(things: readonly Thing[], put: Put): Placed[] | undefined {
  const [holder, thing] = holderAndHeld(things) ?? [];
  if (!holder || !thing || thing.count > 1) return undefined;
  if (isHand(holder)) return inHands(holder.count, thing.motif, put);
  const grip = grips.find(([kind]) => kind.test(holder.motif))?.[1];
  return grip && holder.count === 1 ? gripped(holder.motif, thing.motif, grip, put) : undefined;
}

/** Two hands with one thing have it, whatever else is said. */
function holderAndHeld(things: readonly Thing[]): [Thing, Thing] | undefined {
  const [first, second] = things;
  if (!first || !second || things.length > 2) return undefined;
  const hands = things.find((thing) => isHand(thing) && thing.count === 2);
  if (hands) return [hands, hands === first ? second : first];
  if (second.relation?.held) return [first, second];
  if (first.relation?.held) return [second, first];
  return first.relation?.kind === 'in' && isHand(second) ? [second, first] : undefined;
}

/** In one palm or on two that meet. A flower lies in an open hand as it does beside others. */
function inHands(count: number, motif: string, put: Put): Placed[] | undefined {
  const role = roleOf(motif);
  if (count > 2 || (count === 1 && (role === 'bloom' || role === 'long'))) return undefined;
  const level = levels.lead;
  const left = put(openHand, 0, 0, 1, { level });
  const hands =
    count === 1
      ? [left]
      : [left, nestle(put(openHand, 0, 0, 1, { level, mirrored: true }), [left], 0, 0.04)];
  const { left: from, right: to } = extentOf(hands);
  // In the palm, between the ball of the thumb and the fingers.
  const x = count === 1 ? from + (to - from) * 0.62 : (from + to) / 2;
  const turn = uprightTurn(motif);
  const one = put(motif, x, 0, count === 1 ? 0.72 : 0.95, { turn, level });
  return [...hands, nestle(one, hands, -90, 0.04)];
}

function gripped(holder: string, motif: string, { at, how, size }: Grip, put: Put): Placed[] {
  const one = put(holder, 0, 0, 1, { level: levels.lead });
  const { bounds, scale } = one;
  const x = (at[0] - (bounds.left + bounds.right) / 2) * scale;
  const y = (at[1] - (bounds.top + bounds.bottom) / 2) * scale;
  const isFlower = roleOf(motif) === 'bloom';
  const isLong = roleOf(motif) === 'long' || hasStem(motif);
  const lies = how === 'across' && isLong;
  const turn = uprightTurn(motif) + (lies ? 90 : 0);
  const share = isLong && !isFlower ? size : Math.min(size, isFlower ? 0.62 : 0.5);
  const thing = put(motif, x, y, share, { turn, level: levels.foot });
  const { left, top } = extentOf([thing]);
  if (how === 'upright') return [one, thing];
  // The head of a flower is broader than what claws close about.
  if (lies) return [one, { ...thing, y: isFlower ? y + 0.08 : y }];
  const aside = how === 'hanging' ? x - left - 0.07 : 0;
  return [one, { ...thing, x: x + aside, y: 2 * y - top - 0.02 }];
}

/** The words for holding, where a drawing does not show it. */
export const unheld = (things: readonly Thing[], put: Put): string[] =>
  held(things, put)
    ? []
    : things.flatMap(({ relation, motif }) => {
        const holder = relation && things[relation.to];
        const isInPalm = holder && isHand(holder) && roleOf(motif) === 'bloom';
        return relation?.held && !isInPalm ? [relation.held] : [];
      });
