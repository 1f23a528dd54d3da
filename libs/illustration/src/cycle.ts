import { without, type Thing } from '@tintory/prompts';
import { motifOf } from './catalogue/catalogue.ts';

/** The motif that shows somebody on a bicycle or a surfboard. */
function drawnOn(motif: string, vehicle: string): string | undefined {
  const { ridden } = motifOf(vehicle);
  return ridden && motifOf(motif).as?.[ridden.as];
}

/** Index of the vehicle that somebody is drawn on together with it; none where two share one. */
export function bicycleOf(things: readonly Thing[], { motif, relation, count }: Thing) {
  const bike = relation?.kind === 'on' ? things[relation.to] : undefined;
  if (!relation || !bike || !drawnOn(motif, bike.motif)) return undefined;
  const all = things.filter(
    (one) => one.relation?.kind === 'on' && one.relation.to === relation.to,
  );
  return bike.count === 1 && (all.length > 1 || count > 1) ? undefined : relation.to;
}

/** Whether a vehicle has riders that no drawing shows on it. */
export const isCrowded = (things: readonly Thing[], index: number): boolean =>
  things.some(
    (thing) =>
      drawnOn(thing.motif, things[index]?.motif ?? '') !== undefined &&
      thing.relation?.kind === 'on' &&
      thing.relation.to === index &&
      bicycleOf(things, thing) === undefined,
  );

/** Replaces a rider and a bicycle by one motif of both; the bicycle's colour goes to its frame. */
export function cycle(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const seated = things.map((thing, i): Thing => {
    const index = bicycleOf(things, thing);
    const bike = index === undefined ? undefined : things[index];
    if (index === undefined || !bike) return thing;
    gone.set(index, i);
    const rider = { ...thing, motif: drawnOn(thing.motif, bike.motif) ?? thing.motif };
    delete rider.relation;
    if (bike.relation && bike.relation.to !== i) rider.relation = bike.relation;
    const { part } = motifOf(bike.motif).ridden ?? {};
    return bike.color && part ? { ...rider, parts: { [part]: bike.color } } : rider;
  });
  return without(seated, gone);
}
