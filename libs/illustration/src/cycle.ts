import { without, type Thing } from '@tintory/prompts';

/** Who has a drawing of them on a bicycle, or on a surfboard. */
const riders: Record<string, string> = {
  'man-standing': 'man',
  'tintory-bearded-man': 'man',
  'tintory-boy': 'man',
  'woman-standing': 'woman',
  'tintory-girl': 'woman',
  'person-standing': 'person',
  'tintory-child': 'person',
};

/** What they are drawn on, and what they do there. */
const ridden: Record<string, string> = { bicycle: 'biking', 'tintory-surfboard': 'surfing' };

/** The bicycle or the surfboard, by index, on which somebody is drawn; two on one bicycle are not. */
export function bicycleOf(things: readonly Thing[], { motif, relation, count }: Thing) {
  const bike = relation?.kind === 'on' ? things[relation.to] : undefined;
  if (!relation || !bike || !ridden[bike.motif] || !riders[motif]) return undefined;
  const all = things.filter(
    (one) => one.relation?.kind === 'on' && one.relation.to === relation.to,
  );
  return bike.count === 1 && (all.length > 1 || count > 1) ? undefined : relation.to;
}

/** Whether people are said to be on a bicycle on which no drawing has them. */
export const isCrowded = (things: readonly Thing[], index: number): boolean =>
  ridden[things[index]?.motif ?? ''] !== undefined &&
  things.some(
    (thing) =>
      riders[thing.motif] !== undefined &&
      thing.relation?.kind === 'on' &&
      thing.relation.to === index &&
      bicycleOf(things, thing) === undefined,
  );

/** A girl on a bicycle is one drawing of both: she sits on it, and its colour is that of its frame. */
export function cycle(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const seated = things.map((thing, i): Thing => {
    const index = bicycleOf(things, thing);
    const bike = index === undefined ? undefined : things[index];
    if (index === undefined || !bike) return thing;
    gone.set(index, i);
    const rider = { ...thing, motif: `${riders[thing.motif]}-${ridden[bike.motif]}` };
    delete rider.relation;
    if (bike.relation && bike.relation.to !== i) rider.relation = bike.relation;
    const part = bike.motif === 'bicycle' ? 'bicycle' : 'board';
    return bike.color ? { ...rider, parts: { [part]: bike.color } } : rider;
  });
  return without(seated, gone);
}
