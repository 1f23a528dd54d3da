import { without, type Thing } from '@tintory/prompts';
import { compose, is, motifOf } from './catalogue/catalogue.ts';

/** Whether a thing named with a holder is in it or on it. */
const kindOf = (motif: string, holder: string): 'in' | 'on' | undefined =>
  is(holder, 'table') && is(motif, 'tabletop') ? 'on' : holds(holder, motif) ? 'in' : undefined;

const holds = (holder: string, motif: string): boolean =>
  motifOf(holder).holds?.some((kind) => motifOf(motif).goesIn?.includes(kind)) ?? false;

export const isContained = (motif: string, holder: string): boolean =>
  kindOf(motif, holder) !== undefined;

/** `A vase with roses`: the roses are in it. */
export const contain = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const to = isWith(thing) ? thing.relation?.to : undefined;
    const kind = to === undefined ? undefined : kindOf(thing.motif, things[to]?.motif ?? '');
    return to !== undefined && kind ? { ...thing, relation: { kind, to } } : thing;
  });

/** Paints uncoloured eggs white in a straw basket, where brown ones hardly show. */
export const paleEggs = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const { motif, color, relation } = thing;
    const isBare =
      is(motif, 'straw-colored') && !color && !thing.isColorful && relation?.kind === 'in';
    return isBare && is(things[relation.to]?.motif ?? '', 'straw')
      ? { ...thing, color: 'white' }
      : thing;
  });

/** Replaces a bouquet of sunflowers by at least three sunflowers. */
export function bind(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const bound = things.map((thing, i): Thing => {
    const { relation, ...flower } = thing;
    const bouquet = relation?.kind === 'in' ? things[relation.to] : undefined;
    if (!relation || !bouquet || !is(bouquet.motif, 'bouquet')) return thing;
    gone.set(relation.to, i);
    const place = bouquet.relation && bouquet.relation.to !== i && bouquet.relation;
    return { ...flower, count: Math.max(3, thing.count), ...(place && { relation: place }) };
  });
  return without(bound, gone);
}

/** Replaces a bowl with fish in it by a glass one. */
export const glaze = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i) => {
    const { tank } = motifOf(thing.motif).as ?? {};
    const isTank = things.some(
      ({ motif, relation }) => relation?.kind === 'in' && relation.to === i && is(motif, 'fish'),
    );
    return tank && isTank ? { ...thing, motif: tank } : thing;
  });

/** Replaces a ship in a bottle by one motif of both. */
export function bottleShips(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const settled = things.map((ship, i): Thing => {
    const to = ship.relation?.kind === 'in' ? ship.relation.to : -1;
    const around = things[to];
    const isOne = ship.count === 1 && around?.count === 1 && !gone.has(to);
    const bottled = around && motifOf(around.motif).as?.ship;
    if (!around || !bottled || !isOne || !is(ship.motif, 'ship')) return ship;
    gone.set(to, i);
    const { color, ...rest } = ship;
    delete rest.relation;
    if (around.relation && around.relation.to !== i) rest.relation = around.relation;
    return { ...rest, motif: bottled, ...(color && { parts: { ship: color } }) };
  });
  return without(settled, gone);
}

/** Replaces a cake and its candles by one motif with that number and colour of candles. */
export function light(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const candlesOf = new Map<number, Thing>();
  things.forEach((thing, i) => {
    const to = thing.relation?.to ?? -1;
    const isOn = isWith(thing) || thing.relation?.kind === 'on';
    const isLit = is(thing.motif, 'candle') && isOn && is(things[to]?.motif ?? '', 'candles');
    if (!isLit || candlesOf.has(to)) return;
    gone.set(i, to);
    candlesOf.set(to, thing);
  });
  const lit = things.map((thing, i): Thing => {
    const candles = candlesOf.get(i);
    if (!candles) return thing;
    const motif = compose('cake', `${candles.count}`);
    return { ...thing, motif, ...(candles.color && { parts: { candle: candles.color } }) };
  });
  return without(lit, gone);
}

const isWith = ({ relation }: Thing): boolean =>
  relation?.kind === 'beside' && !relation.apart && !relation.manner;
