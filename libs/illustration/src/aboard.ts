import type { Thing } from '@tintory/prompts';
import { is, isCreature, motifOf } from './catalogue/catalogue.ts';
import { widthOf, type Item } from './item-size.ts';

/** Share of the height that shows above the sill: head and shoulders. */
const seen = { person: 0.43, face: 0.62, other: 0.8 };

/** Whether somebody is seen through a window of the vehicle they are in, drive or are on. */
function isAboard({ relation, motif }: Thing, things: readonly Thing[]): boolean {
  const vehicle = relation && things[relation.to]?.motif;
  if (!vehicle || !motifOf(vehicle).windows || !isCreature(motif)) return false;
  if (relation.kind === 'in' || relation.isDriven) return true;
  return relation.kind === 'on' && (is(vehicle, 'boarded') || is(motif, 'person'));
}

/** Number of windows taken by things named earlier. */
const takenBefore = (things: readonly Thing[], index: number): number =>
  things
    .slice(0, index)
    .filter((other) => other.relation?.to === things[index]?.relation?.to)
    .filter((other) => isAboard(other, things))
    .reduce((sum, { count }) => sum + count, 0);

const windowsOf = ({ relation }: Thing, things: readonly Thing[]): number =>
  motifOf(things[relation?.to ?? -1]?.motif ?? '').windows?.middles.length ?? 0;

/** Whether no window is left for somebody in a vehicle. */
export const isHidden = (things: readonly Thing[], index: number): boolean => {
  const thing = things[index] as Thing;
  return isAboard(thing, things) && takenBefore(things, index) >= windowsOf(thing, things);
};

/** Gives everybody in a vehicle a window of their own. */
export function board(things: readonly Thing[]): Thing[] {
  const others: Thing[] = [];
  const boarding = things.map((thing, i): Thing => {
    const { relation, motif, count } = thing;
    if (!relation || !isAboard(thing, things)) return thing;
    const first = takenBefore(things, i);
    const face = motifOf(motif).as?.frontal ?? motif;
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

/** Places somebody behind a window, hidden below its sill. */
export function lookOut(item: Item, vehicle: Item): Item | undefined {
  const { motif, relation } = item.thing;
  const { windows } = motifOf(vehicle.thing.motif);
  if (!windows || relation?.seat === undefined) return undefined;
  const { top, sill, wide, middles } = windows;
  const { art, mirrored } = vehicle;
  const unit = vehicle.height / (art.bottom - art.top);
  const share = is(motif, 'person') ? seen.person : is(motif, 'frontal') ? seen.face : seen.other;
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
