import { without, type Thing } from '@tintory/prompts';
import { tabletop } from './on-table.ts';

/** What holds what, where one is said to be with the other. */
const holders: [holder: RegExp, held: RegExp][] = [
  [/^amphora$/, /^(tulip|rose|sunflower|blossom|hibiscus|hyacinth|bouquet|lotus)$/],
  [/^bouquet$/, /^(tulip|rose|sunflower|blossom|hibiscus|hyacinth)$/],
  [
    /^(deciduous-tree|christmas-tree)$/,
    /^(red-apple|green-apple|tangerine|lemon|pear|peach|cherries|bird|owl)$/,
  ],
  [/wall$/, /^(door|window)$/],
  [/nest$/, /^(egg|bird|baby-chick|hatching-chick)$/],
  [
    /^(basket|tintory-bowl|bucket)$/,
    /^(red-apple|green-apple|banana|grapes|tangerine|lemon|pear|peach|strawberry|cherries|egg|bread|carrot|tomato|kiwi-fruit|tulip|rose|mushroom)$/,
  ],
  [
    /^(basket|bucket|tintory-teacup)$/,
    /^(dog|cat|rabbit|frog|hedgehog|mouse|hamster|baby-chick|crab|turtle|duck)$/,
  ],
];

/** How one has another that is said to be with it: in it, or on it. */
const kindOf = (motif: string, holder: string): 'in' | 'on' | undefined =>
  holder === 'tintory-table' && tabletop.test(motif)
    ? 'on'
    : holders.some(([by, held]) => by.test(holder) && held.test(motif))
      ? 'in'
      : undefined;

export const isContained = (motif: string, holder: string): boolean =>
  kindOf(motif, holder) !== undefined;

/** `A vase with roses`: they are in it. */
export const contain = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const to = isWith(thing) ? thing.relation?.to : undefined;
    const kind = to === undefined ? undefined : kindOf(thing.motif, things[to]?.motif ?? '');
    return to !== undefined && kind ? { ...thing, relation: { kind, to } } : thing;
  });

/** Brown eggs are hardly seen in a basket of straw. */
export const paleEggs = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const { motif, color, relation } = thing;
    const isBare = motif === 'egg' && !color && !thing.isColorful && relation?.kind === 'in';
    return isBare && things[relation.to]?.motif === 'basket' ? { ...thing, color: 'white' } : thing;
  });

/** A bouquet of sunflowers is as many as make one, in its place. */
export function bind(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const bound = things.map((thing, i): Thing => {
    const { relation, ...flower } = thing;
    const bouquet = relation?.kind === 'in' ? things[relation.to] : undefined;
    if (!relation || bouquet?.motif !== 'bouquet') return thing;
    gone.set(relation.to, i);
    const place = bouquet.relation && bouquet.relation.to !== i && bouquet.relation;
    return { ...flower, count: Math.max(3, thing.count), ...(place && { relation: place }) };
  });
  return without(bound, gone);
}

const swimming = /^(fish|tropical-fish|blowfish|turtle|octopus)$/;

/** What a fish is in is of glass. */
export const glaze = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i) => {
    const isTank =
      thing.motif === 'tintory-bowl' &&
      things.some(
        ({ motif, relation }) =>
          relation?.kind === 'in' && relation.to === i && swimming.test(motif),
      );
    return isTank ? { ...thing, motif: 'tintory-fish-bowl' } : thing;
  });

const sailing = /ship$|^sailboat$/;
const bottle = /^tintory-(wine|water)-bottle$/;

/** A ship in a bottle is one drawing, of a bottle that lies. */
export function bottleShips(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const bottled = things.map((ship, i): Thing => {
    const to = ship.relation?.kind === 'in' ? ship.relation.to : -1;
    const around = things[to];
    const isOne = ship.count === 1 && around?.count === 1 && !gone.has(to);
    if (!around || !isOne || !sailing.test(ship.motif) || !bottle.test(around.motif)) return ship;
    gone.set(to, i);
    const { color, ...rest } = ship;
    delete rest.relation;
    if (around.relation && around.relation.to !== i) rest.relation = around.relation;
    return { ...rest, motif: 'tintory-ship-bottle', ...(color && { parts: { ship: color } }) };
  });
  return without(bottled, gone);
}

/** Candles on a birthday cake are as many as are told, and in their colour. */
export function light(things: readonly Thing[]): Thing[] {
  const gone = new Map<number, number>();
  const candlesOf = new Map<number, Thing>();
  things.forEach((thing, i) => {
    const to = thing.relation?.to ?? -1;
    const isOn = isWith(thing) || thing.relation?.kind === 'on';
    if (thing.motif !== 'candle' || !isOn || things[to]?.motif !== 'birthday-cake') return;
    if (candlesOf.has(to)) return;
    gone.set(i, to);
    candlesOf.set(to, thing);
  });
  const lit = things.map((thing, i): Thing => {
    const candles = candlesOf.get(i);
    if (!candles) return thing;
    const motif = `tintory-cake-${candles.count}`;
    return { ...thing, motif, ...(candles.color && { parts: { candle: candles.color } }) };
  });
  return without(lit, gone);
}

const isWith = ({ relation }: Thing): boolean =>
  relation?.kind === 'beside' && !relation.apart && !relation.manner;
