import type { Thing } from '@tintory/prompts';
import { widthOf, type Item } from './item-size.ts';
import { isAnimal } from './kinds.ts';
import { people } from './people.ts';

/** A vehicle's windows in units of its drawing's box: the driver's first, and what is behind all of them. */
type Windows = { top: number; sill: number; wide: number; middles: readonly number[] };

const windows: Record<string, Windows> = {
  automobile: { top: 12, sill: 18, wide: 6, middles: [13, 21] },
  'sport-utility-vehicle': { top: 10, sill: 17, wide: 6, middles: [12, 20] },
  taxi: { top: 12, sill: 17, wide: 6, middles: [13, 22] },
  tractor: { top: 9, sill: 16, wide: 7.4, middles: [21.5] },
  bus: { top: 10, sill: 19, wide: 6, middles: [11, 18, 25] },
  locomotive: { top: 8, sill: 14, wide: 6, middles: [24] },
  'delivery-truck': { top: 13, sill: 19, wide: 5, middles: [7.2] },
  'pickup-truck': { top: 13, sill: 19, wide: 5, middles: [10.2] },
  'fire-engine': { top: 9, sill: 18, wide: 5, middles: [9.5] },
};

/** What people are in that they are said to be on. */
const boarded = /^(tractor|bus|locomotive|delivery-truck|fire-engine)$/;

/** Who has a drawing that looks at us, which is what is seen of them in a window. */
const faces = /^(dog|cat|tiger)$/;

/** Of somebody's height, what is seen above the sill: head and shoulders. */
const seen = { person: 0.43, face: 0.62, other: 0.8 };

/** Who is seen through a vehicle's windows: in it or driving it, or on what nobody stands on. */
function isAboard({ relation, motif }: Thing, things: readonly Thing[]): boolean {
  const vehicle = relation && things[relation.to]?.motif;
  if (!vehicle || !windows[vehicle] || !isAnimal(motif)) return false;
  if (relation.kind === 'in' || relation.isDriven) return true;
  return relation.kind === 'on' && (boarded.test(vehicle) || people.test(motif));
}

/** The windows of a vehicle that are taken by those before somebody. */
const takenBefore = (things: readonly Thing[], index: number): number =>
  things
    .slice(0, index)
    .filter((other) => other.relation?.to === things[index]?.relation?.to)
    .filter((other) => isAboard(other, things))
    .reduce((sum, { count }) => sum + count, 0);

const windowsOf = ({ relation }: Thing, things: readonly Thing[]): number =>
  windows[things[relation?.to ?? -1]?.motif ?? '']?.middles.length ?? 0;

/** Whether somebody is in a vehicle all of whose windows others have. */
export const isHidden = (things: readonly Thing[], index: number): boolean => {
  const thing = things[index] as Thing;
  return isAboard(thing, things) && takenBefore(things, index) >= windowsOf(thing, things);
};

/** Things with those who are in a vehicle, or drive it, each at a window of their own. */
export function board(things: readonly Thing[]): Thing[] {
  const others: Thing[] = [];
  const boarding = things.map((thing, i): Thing => {
    const { relation, motif, count } = thing;
    if (!relation || !isAboard(thing, things)) return thing;
    const first = takenBefore(things, i);
    const face = faces.test(motif) ? `${motif}-face` : motif;
    const all = Array.from(
      { length: Math.min(count, windowsOf(thing, things) - first) },
      (_, n): Thing => ({
        ...thing,
        motif: face,
        count: 1,
        relation: { ...relation, kind: 'in', seat: first + n },
      }),
    );
    others.push(...all.slice(1));
    return all[0] ?? thing;
  });
  return [...boarding, ...others];
}

/** Somebody behind a window of a vehicle, hidden from its sill down. */
export function lookOut(item: Item, vehicle: Item): Item | undefined {
  const { motif, relation } = item.thing;
  const places = windows[vehicle.thing.motif];
  if (!places || relation?.seat === undefined) return undefined;
  const { top, sill, wide, middles } = places;
  const { art, mirrored } = vehicle;
  const unit = vehicle.height / (art.bottom - art.top);
  const share = people.test(motif) ? seen.person : /-face$/.test(motif) ? seen.face : seen.other;
  const height = Math.min(
    ((sill - top) * unit * 0.97) / share,
    (item.height / widthOf(item)) * wide * unit,
  );
  const sunk = height * (1 - share);
  const off = ((middles[relation.seat] ?? 16) - (art.left + art.right) / 2) * unit;
  return {
    ...item,
    x: vehicle.x + (mirrored ? -off : off),
    y: vehicle.y - (art.bottom - sill) * unit + sunk,
    height,
    sunk,
    mirrored,
    order: vehicle.order + 0.1,
    stands: 'thing',
  };
}
