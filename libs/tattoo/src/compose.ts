import type { Thing } from '@tintory/prompts';
import { is, roleOf } from './catalogue/catalogue.ts';
import type { Role } from './catalogue/traits.ts';
import { coilAmong, isAround } from './coiled-pair.ts';
import { composeAlone } from './compose-alone.ts';
import { composePair } from './compose-pair.ts';
import { partPair } from './part-pair.ts';
import { placeBehind, placeLight, placeRing, placeWings } from './place-behind.ts';
import { liesAtFoot, placeBodies } from './place-bodies.ts';
import { placeAtFoot, placeBanner, placeGround, placeTrees } from './place-below.ts';
import { placeAround, placeBetween } from './place-around.ts';
import { placeFlyers, placeHeadwear, placeSparks } from './place-above.ts';
import { startDrawing, type Drawing } from './drawing.ts';
import { encircle } from './encircle.ts';
import { held } from './held-pair.ts';
import { leadOf, ungrouped } from './lead.ts';
import type { Placed, Put } from './placed.ts';
import { putSized } from './sizes.ts';
import { asPart } from './stand-ins.ts';
import { contained } from './vessels.ts';

/** Most copies beside the lead. */
const mostBeside = 8;

/**
 * Composes things as one drawing: one leads, and each of the others takes the place that its nature
 * gives it – blades and lights behind, flowers before the foot, crowns on the head, birds at the
 * sides – or the place that the prompt tells.
 */
export function compose(things: readonly Thing[], put: Put): Placed[] {
  const shown = withinReason(encircle(things.map(ungrouped), put));
  return joined(shown, put) ?? partPair(composeAsTold(shown, put), put);
}

/** Two of which one is in the other, about it, or has it. */
const joined = (shown: readonly Thing[], put: Put): Placed[] | undefined =>
  contained(shown, put) ?? coilOf(shown, put) ?? held(shown, put);

const coilOf = (shown: readonly Thing[], put: Put): Placed[] | undefined =>
  shown.length === 2 ? coilAmong(shown, put)?.placed : undefined;

function composeAsTold(shown: readonly Thing[], put: Put): Placed[] {
  const pair = composePair(shown, put);
  if (pair) return pair;
  const parts = shown.map((thing) =>
    shown.length > 1 || thing.count > 1 ? asPart(thing, shown) : thing,
  );
  const first = leadOf(parts);
  if (!first) return [];
  const coil = coilLed(parts, first, put);
  const lead = coil?.winder ?? first;
  const seat = coil ? undefined : seatedOn(lead, parts, put);
  const others = parts.filter((thing) => ![lead, coil?.shaft, seat?.on].includes(thing));
  const base = coil?.placed ?? seat?.placed ?? composeAlone(lead, put);
  const drawing = startDrawing(base, putSized(put, others, lead));
  // Beside a coil, not beside its long shaft.
  if (coil) drawing.size = coilSize;
  const told = placeAsTold(drawing, lead, others, parts);
  const free = others.filter((thing) => !told.has(thing));
  const partOf = (thing: Thing) => (liesAtFoot(thing, lead) ? 'bloom' : roleOf(thing.motif));
  for (const [role, place] of inOrder(free)) {
    const group = free.filter((thing) => partOf(thing) === role);
    if (group.length > 0) place(drawing, group, lead, free);
  }
  return drawing.placed;
}

/** Who leads on what they are said to be on, where both make a drawing and others come to it. */
function seatedOn(lead: Thing, parts: readonly Thing[], put: Put) {
  const { relation } = lead;
  const on = relation?.kind === 'on' ? parts[relation.to] : undefined;
  if (!relation || !on || on === lead || !is(lead.motif, 'perches') || parts.length < 3)
    return undefined;
  const placed = composePair([{ ...lead, relation: { ...relation, to: 1 } }, on], put);
  return placed && { on, placed };
}

/** A coil leads, unless a creature leads that has no part in it. */
function coilLed(parts: readonly Thing[], lead: Thing, put: Put) {
  const coil = coilAmong(parts, put);
  const isBeside = is(lead.motif, 'creature') && lead !== coil?.winder && !parts.some(isAround);
  return isBeside ? undefined : coil;
}

/** Reference size for things beside a coil. */
const coilSize = 0.9;

type Place = (
  drawing: Drawing,
  group: readonly Thing[],
  lead: Thing,
  others: readonly Thing[],
) => void;

/** From back to front. */
const places: [Role, Place][] = [
  ['ring', placeRing],
  ['wings', placeWings],
  ['light', placeLight],
  ['long', placeBehind],
  ['ground', placeGround],
  ['body', placeBodies],
  ['tree', placeTrees],
  ['headwear', placeHeadwear],
  ['bloom', placeAtFoot],
  ['flyer', placeFlyers],
  ['spark', placeSparks],
  ['banner', placeBanner],
];

/** A light comes after trees, or it would be hidden behind their crowns. */
function inOrder(things: readonly Thing[]): typeof places {
  if (!things.some(({ motif }) => roleOf(motif) === 'tree')) return places;
  const isLight = ([role]: (typeof places)[number]) => role === 'light';
  return [...places.filter((one) => !isLight(one)), ...places.filter(isLight)];
}

/** Places things by `between` and `around`; returns those placed. */
function placeAsTold(
  drawing: Drawing,
  lead: Thing,
  others: readonly Thing[],
  things: readonly Thing[],
): Set<Thing> {
  const index = things.indexOf(lead);
  const told = new Set<Thing>();
  const take = (which: Thing[], place: (drawing: Drawing, group: readonly Thing[]) => void) => {
    if (which.length === 0) return;
    place(drawing, which);
    for (const thing of which) told.add(thing);
  };
  const by = (manner: string) =>
    others.filter(
      ({ relation, motif }) =>
        relation?.to === index && relation.manner === manner && !staysBelow(motif),
    );
  const [between] = by('between');
  // `Between this and that`: a thing without a relation is the second one.
  const both = others.filter((thing) => between && (thing === between || !thing.relation));
  take(between && between.count > 1 ? [between] : both, placeBetween);
  take(
    by('around').filter(({ count }) => count > 2),
    placeAround,
  );
  return told;
}

const staysBelow = (motif: string) => ['ground', 'ring'].includes(roleOf(motif));

function withinReason(things: readonly Thing[]): Thing[] {
  let left = mostBeside;
  return things
    .map((thing, i) => {
      if (i === 0) return thing;
      const count = Math.min(thing.count, left);
      left -= count;
      return { ...thing, count };
    })
    .filter(({ count }) => count > 0);
}
