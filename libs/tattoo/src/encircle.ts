import type { Thing } from '@tintory/prompts';
import { coilAmong, isAround } from './coiled-pair.ts';
import { roleOf } from './motif-traits.ts';
import type { Put } from './placed.ts';

/** What is in a mandala takes the place of its inner petals. */
const openMandala = 'tintory/open-mandala';
const isOpened = ({ motif, count }: Thing, things: readonly Thing[]): boolean =>
  motif === 'tintory/mandala' && count === 1 && things.length === 2;

/** What is laid in a ring about what it cannot be wound about. */
const rings: [RegExp, string][] = [
  [/\/rope-coil$/, 'tintory/rope-ring'],
  [/\/(breaking-chain|crossed-chains)$/, 'tintory/chain-ring'],
  [/\/(vine-leaf|curling-vines|olive)$/, 'tintory/wreath'],
  [/\/mandala$/, openMandala],
];

export const ringMotifs: readonly string[] = rings.map(([, ring]) => ring);

/** Things with those in the shape of a ring that are said to be around another, and are no coil. */
export const encircle = (things: readonly Thing[], put: Put): Thing[] =>
  things.map((thing) => {
    const isRing = isAround(thing) || isOpened(thing, things);
    const ring = isRing && rings.find(([kind]) => kind.test(thing.motif))?.[1];
    return ring && !coilAmong(things, put) ? { ...thing, motif: ring, count: 1 } : thing;
  });

/** The words for being around, where a drawing does not show it. */
export function unwound(things: readonly Thing[], put: Put): string[] {
  const drawn = encircle(things, put);
  if (coilAmong(drawn, put)) return [];
  return drawn.flatMap((thing) =>
    isAround(thing) && !isRound(thing, drawn) ? [thing.relation?.about ?? 'around'] : [],
  );
}

/** Drawn as three where they are around another. */
const isSeveral = /\/(flowers|star-formation)$/;

/** Rings are, and many; of two bodies the larger comes out behind the other. */
function isRound({ motif, count, relation }: Thing, things: readonly Thing[]): boolean {
  if (roleOf(motif) === 'ring' || count > 2 || isSeveral.test(motif)) return true;
  const inner = things[relation?.to ?? -1];
  return things.length === 2 && isBody(motif) && inner !== undefined && isBody(inner.motif);
}

/** A snake that is not wound about something lies behind it. */
const isBody = (motif: string): boolean =>
  roleOf(motif) === 'body' && !/\/(snake|rattlesnake|cobra|sea-serpent)$/.test(motif);
