import type { Thing } from '@tintory/prompts';
import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import { air, levels } from './drawing.ts';
import { apart, backToBack, faceToFace } from './back-to-back.ts';
import { nestle } from './nestle.ts';
import { extentOf, type Placed, type Put } from './placed.ts';
import { putSized, sizeBeside } from './sizes.ts';

const riderSize = 0.66;
/** Size of a rider on flat ground. */
const onLowGround = 0.9;

/**
 * Composes two single motifs as a pair: a sun within a crescent, a cat on a branch, a lion and a wolf
 * back to back. Undefined where one leads and the other is placed by its role.
 */
export function composePair(things: readonly Thing[], plain: Put): Placed[] | undefined {
  const [first, second] = things;
  if (!first || !second || things.length > 2 || first.count > 1 || second.count > 1) {
    return undefined;
  }
  const [one, other] = [first.motif, second.motif];
  const share = sizeBeside(second, first);
  if (first.stance === 'facing') return faceToFace(one, other, plain, share);
  if (first.stance) return backToBack(one, other, plain, share);
  if ([one, other].every((motif) => roleOf(motif) === 'headwear' || is(motif, 'chess')))
    return apart(one, other, plain, share);
  const put = putSized(plain, [second], first);
  const isMoon = [one, other].map((motif) => is(motif, 'horned'));
  const [inArms, moon] = isMoon[0] ? [other, one] : [one, other];
  if (isMoon[0] !== isMoon[1] && is(inArms, 'cradled')) return inTheArms(inArms, moon, put);
  const rising = [one, other].find((motif) => is(motif, 'rises'));
  if (rising && one !== other) return stacked(rising, rising === one ? other : one, put);
  const lies = [one, other].find((motif) => is(motif, 'underline'));
  if (lies && one !== other) return stacked(lies === one ? other : one, lies, put, 1.1);
  const kind = first.relation?.kind;
  if (kind === 'on' && canCarry(other))
    return isMoon[1]
      ? inTheArms(one, other, put)
      : riding(one, other, put, isLow(other) ? onLowGround : riderSize);
  if (![one, other].every((motif) => roleOf(motif) === 'body')) return undefined;
  if (first.relation?.manner === 'around') return wrapped(one, other, put);
  if (kind === 'above') return stacked(one, other, put);
  if (kind === 'under') return stacked(other, one, put);
  if (kind === 'behind') return before(other, one, put);
  if (kind === 'in front of' || kind === 'in') return before(one, other, put);
  const sitter = [one, other].find((motif) => is(motif, 'perches'));
  const seat = sitter === one ? other : one;
  if (sitter && !is(seat, 'creature') && isBroad(seat, put)) return riding(sitter, seat, put, 0.86);
  // Of different sizes, one leads.
  return is(one, 'creature') && is(other, 'creature') && share === 1
    ? backToBack(one, other, put)
    : undefined;
}

const isLow = (motif: string) => roleOf(motif) === 'ground' || is(motif, 'branch');

/** Whether a rider can be placed on a motif. */
const canCarry = (motif: string) => !/^(long|ring)$/.test(roleOf(motif)) || is(motif, 'branch');

function inTheArms(motif: string, horned: string, put: Put): Placed[] {
  const moon = put(motifOf(horned).as?.part ?? horned, 0, 0, 1, { level: levels.lead });
  const held = put(motifOf(motif).as?.part ?? motif, 0.24, 0, 0.58);
  return [moon, { ...nestle(held, [moon], 0, air), level: levels.lead }];
}

/** Places the first on the other's upper edge. */
function riding(rider: string, base: string, put: Put, size: number): Placed[] {
  const turn = is(base, 'branch') ? -45 : 0;
  const below = put(base, 0, 0, turn ? 1.2 : 1, { turn, level: levels.lead });
  // A ship is in the waves, not before them.
  const level = is(base, 'water') ? levels.fire : levels.foot;
  const above = put(rider, 0, 0, size, { level });
  const met = nestle(above, [below], -90, 0.001);
  const { top, bottom } = extentOf([met]);
  // On a flower it sits in its midst, on all else at the edge.
  const depth = roleOf(base) === 'bloom' ? 0.55 : 0.22;
  return [below, { ...met, y: met.y + (bottom - top) * depth }];
}

/** Whether a motif is wide enough for a rider. */
function isBroad(motif: string, put: Put): boolean {
  const { left, right, top, bottom } = put(motif, 0, 0, 1).bounds;
  return right - left > (bottom - top) * 0.75;
}

/** Places the lower, smaller one against the outline of the upper. */
function stacked(upper: string, lower: string, put: Put, size = 0.74): Placed[] {
  const top = put(upper, 0, 0, 1, { level: levels.lead });
  const bottom = put(lower, 0, 0, size, { level: levels.lead });
  return [top, nestle(bottom, [top], 90, air)];
}

function before(front: string, back: string, put: Put): Placed[] {
  const behind = put(back, 0, 0, 1, { level: levels.lead });
  const { right, bottom } = extentOf([behind]);
  return [behind, put(front, right * 0.3, bottom * 0.62, 0.62, { level: levels.foot })];
}

/** Places a motif without a coil behind what it is around. */
function wrapped(outer: string, inner: string, put: Put): Placed[] {
  return [
    put(inner, 0, 0.04, 0.86, { level: levels.lead }),
    put(outer, 0, 0, 1.55, { level: levels.behind }),
  ];
}
