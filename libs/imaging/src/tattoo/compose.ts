import type { Thing } from '../prompts/prompt-reading.ts';
import { composeAlone } from './compose-alone.ts';
import { composePair } from './compose-pair.ts';
import { partPair } from './part-pair.ts';
import { placeBehind, placeLight, placeRing } from './place-behind.ts';
import { liesAtFoot, placeBodies } from './place-bodies.ts';
import { placeAtFoot, placeBanner, placeGround, placeTrees } from './place-below.ts';
import { placeAround, placeBetween } from './place-around.ts';
import { placeFlyers, placeHeadwear, placeSparks } from './place-above.ts';
import { startDrawing, type Drawing } from './drawing.ts';
import { leadOf, roleOf, ungrouped, type Role } from './motif-traits.ts';
import type { Placed, Put } from './placed.ts';
import { putSized } from './sizes.ts';
import { asPart } from './stand-ins.ts';

/** Copies beside the lead, beyond which a drawing becomes a heap. */
const mostBeside = 8;

/**
 * Composes things as one drawing: one leads, and each of the others takes the place that its nature
 * gives it – blades and lights behind, flowers before the foot, crowns on the head, birds at the
 * sides – or the place that the prompt tells.
 */
export function compose(things: readonly Thing[], put: Put): Placed[] {
  return partPair(composeAsTold(withinReason(things.map(ungrouped)), put), put);
}

function composeAsTold(shown: readonly Thing[], put: Put): Placed[] {
  const pair = composePair(shown, put);
  if (pair) return pair;
  const parts = shown.map((thing) =>
    shown.length > 1 || thing.count > 1 ? asPart(thing, shown) : thing,
  );
  const lead = leadOf(parts);
  if (!lead) return [];
  const others = parts.filter((thing) => thing !== lead);
  const drawing = startDrawing(composeAlone(lead, put), putSized(put, others, lead));
  const told = placeAsTold(drawing, lead, others, parts);
  const free = others.filter((thing) => !told.has(thing));
  const partOf = (thing: Thing) => (liesAtFoot(thing, lead) ? 'bloom' : roleOf(thing.motif));
  for (const [role, place] of places) {
    const group = free.filter((thing) => partOf(thing) === role);
    if (group.length > 0) place(drawing, group, lead, free);
  }
  return drawing.placed;
}

type Place = (
  drawing: Drawing,
  group: readonly Thing[],
  lead: Thing,
  others: readonly Thing[],
) => void;

/** In this order: what lies behind, then what stands about, then what lies before. */
const places: [Role, Place][] = [
  ['ring', placeRing],
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

/** What stands between others has them at its sides; what others are around is ringed by them. */
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
  // Between this and that: what is named after it belongs to it.
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
