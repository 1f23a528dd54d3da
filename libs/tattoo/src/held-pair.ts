import type { Thing } from '@tintory/prompts';
import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import type { Motif } from './catalogue/motif.ts';
import { levels } from './drawing.ts';
import { nestle } from './nestle.ts';
import { extentOf, type Placed, type Put } from './placed.ts';

type Grip = NonNullable<Motif['grip']>;

/** The motif of a holding hand, if a thing is a hand. */
const openHand = ({ motif }: Thing) => motifOf(motif).as?.holding;

/** Places a holder and what it holds; undefined without a grip. */
export function held(things: readonly Thing[], put: Put): Placed[] | undefined {
  const [holder, thing] = holderAndHeld(things) ?? [];
  if (!holder || !thing || thing.count > 1) return undefined;
  const hand = openHand(holder);
  if (hand) return inHands(hand, holder.count, thing.motif, put);
  const { grip } = motifOf(holder.motif);
  return grip && holder.count === 1 ? gripped(holder.motif, thing.motif, grip, put) : undefined;
}

/** Of two things, which holds which. Two hands always hold. */
function holderAndHeld(things: readonly Thing[]): [Thing, Thing] | undefined {
  const [first, second] = things;
  if (!first || !second || things.length > 2) return undefined;
  const hands = things.find((thing) => openHand(thing) && thing.count === 2);
  if (hands) return [hands, hands === first ? second : first];
  if (second.relation?.held) return [first, second];
  if (first.relation?.held) return [second, first];
  return first.relation?.kind === 'in' && openHand(second) ? [second, first] : undefined;
}

/** Places a thing in one palm or on two that meet. Undefined for a flower in one hand. */
function inHands(hand: string, count: number, motif: string, put: Put): Placed[] | undefined {
  const role = roleOf(motif);
  if (count > 2 || (count === 1 && (role === 'bloom' || role === 'long'))) return undefined;
  const level = levels.lead;
  const left = put(hand, 0, 0, 1, { level });
  const hands =
    count === 1
      ? [left]
      : [left, nestle(put(hand, 0, 0, 1, { level, mirrored: true }), [left], 0, 0.04)];
  const { left: from, right: to } = extentOf(hands);
  // In the palm, between the ball of the thumb and the fingers.
  const x = count === 1 ? from + (to - from) * 0.62 : (from + to) / 2;
  const turn = motifOf(motif).turn;
  const one = put(motif, x, 0, count === 1 ? 0.72 : 0.95, { turn, level });
  return [...hands, nestle(one, hands, -90, 0.04)];
}

function gripped(holder: string, motif: string, { at, how, size }: Grip, put: Put): Placed[] {
  const one = put(holder, 0, 0, 1, { level: levels.lead });
  const { bounds, scale } = one;
  const x = (at[0] - (bounds.left + bounds.right) / 2) * scale;
  const y = (at[1] - (bounds.top + bounds.bottom) / 2) * scale;
  const isFlower = roleOf(motif) === 'bloom';
  const isLong = roleOf(motif) === 'long' || is(motif, 'stem');
  const lies = how === 'across' && isLong;
  const turn = motifOf(motif).turn + (lies ? 90 : 0);
  const share = isLong && !isFlower ? size : Math.min(size, isFlower ? 0.62 : 0.5);
  const thing = put(motif, x, y, share, { turn, level: levels.foot });
  const { left, top } = extentOf([thing]);
  if (how === 'upright') return [one, thing];
  // Claws close around a flower's stem, below its head.
  if (lies) return [one, { ...thing, y: isFlower ? y + 0.08 : y }];
  const aside = how === 'hanging' ? x - left - 0.07 : 0;
  return [one, { ...thing, x: x + aside, y: 2 * y - top - 0.02 }];
}

/** The words for holding that the drawing does not show. */
export const unheld = (things: readonly Thing[], put: Put): string[] =>
  held(things, put)
    ? []
    : things.flatMap(({ relation, motif }) => {
        const holder = relation && things[relation.to];
        const isInPalm = holder && openHand(holder) && roleOf(motif) === 'bloom';
        return relation?.held && !isInPalm ? [relation.held] : [];
      });
