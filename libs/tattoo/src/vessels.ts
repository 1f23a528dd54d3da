import type { Thing } from '@tintory/prompts';
import { isCreature } from './creatures.ts';
import { levels } from './drawing.ts';
import { extentOf, type Placed, type Put } from './placed.ts';
import { uprightTurn } from './motif-traits.ts';

/** A motif that shows its inside, and the room there in its box of 512 units. */
type Vessel = { motif: string; middle: [x: number, y: number]; room: [wide: number, high: number] };

const lying: Vessel = { motif: 'tintory/lying-bottle', middle: [190, 230], room: [270, 176] };
const standing: Vessel = { motif: 'tintory/upright-bottle', middle: [256, 330], room: [186, 270] };
const cage: Vessel = { motif: 'delapouite/bird-cage', middle: [256, 300], room: [250, 230] };
const jar: Vessel = { motif: 'delapouite/mason-jar', middle: [250, 310], room: [190, 250] };
const glass: Vessel = { motif: 'lorc/wine-glass', middle: [256, 196], room: [180, 130] };

/** Bottles lie for those who sail. */
const sails = /\/(galleon|sailboat|drakkar|paper-boat)$/;

/** Of solid ink, or with something in them already: nothing else shows there. */
const isFull =
  /\/(crystal-ball|hourglass|coffee-cup|beer-stein|cauldron|light-bulb|lantern-flame|potion-ball|magic-lamp|pocket-watch)$/;

/** Every motif that stands for a vessel. */
export const vesselMotifs: readonly string[] = [lying, standing].map(({ motif }) => motif);

function vesselFor(holder: string, inner: string): Vessel | undefined {
  if (holder.endsWith('/square-bottle')) return sails.test(inner) ? lying : standing;
  return [cage, jar, glass].find(({ motif }) => motif === holder);
}

/** What is in which, of two. */
function inAndOut(things: readonly Thing[]): [inner: Thing, outer: Thing] | undefined {
  const at = things.findIndex(({ relation }) => relation?.kind === 'in');
  const inner = things[at];
  const outer = inner?.relation && things[inner.relation.to];
  return things.length === 2 && inner && outer ? [inner, outer] : undefined;
}

/** A thing within a vessel that is open to the eye; undefined where the one is not in the other. */
export function contained(things: readonly Thing[], put: Put): Placed[] | undefined {
  const [inner, outer] = inAndOut(things) ?? [];
  const vessel = inner && outer && vesselFor(outer.motif, inner.motif);
  if (!vessel || inner.count > 1 || outer.count > 1) return undefined;
  // Bars and lights on the glass are cut about what is before them; a bottle stays whole.
  const level = vesselMotifs.includes(vessel.motif) ? levels.lead : levels.ring;
  return [put(vessel.motif, 0, 0, 1, { level }), within(vessel, inner.motif, put)];
}

/** As large as the room lets it be; a ship is down on the sea. */
function within(vessel: Vessel, motif: string, put: Put): Placed {
  const { bounds, scale } = put(vessel.motif, 0, 0, 1);
  const turn = uprightTurn(motif);
  const one = put(motif, 0, 0, 1, { turn, level: levels.lead });
  const { left, right, top, bottom } = extentOf([one]);
  const [wide, high] = vessel.room;
  const share = Math.min((wide * scale) / (right - left), (high * scale) / (bottom - top));
  const x = (vessel.middle[0] - (bounds.left + bounds.right) / 2) * scale;
  const y = (vessel.middle[1] - (bounds.top + bounds.bottom) / 2) * scale;
  const low = vessel === lying ? (high * scale) / 2 - bottom * share : 0;
  return { ...one, x: x - ((left + right) / 2) * share, y: y + low, scale: one.scale * share };
}

/** Whether one is said to be in a vessel and not drawn there. */
export const isLostWithin = (things: readonly Thing[], put: Put): boolean =>
  !contained(things, put) &&
  things.some(({ relation }) => {
    const outer = relation?.kind === 'in' && things[relation.to]?.motif;
    return outer && (isCreature(outer) || isFull.test(outer) || vesselFor(outer, '') !== undefined);
  });
