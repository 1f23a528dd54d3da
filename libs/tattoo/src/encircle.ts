import type { Thing } from '@tintory/prompts';
import { is, motifOf, roleOf } from './catalogue/catalogue.ts';
import { coilAmong, isAround } from './coiled-pair.ts';
import type { Put } from './placed.ts';

/** Whether a mandala opens for the other thing of two. */
const isOpened = ({ motif, count }: Thing, things: readonly Thing[]): boolean =>
  is(motif, 'opens') && count === 1 && things.length === 2;

/** Replaces things around another by their ring, unless they coil. */
export const encircle = (things: readonly Thing[], put: Put): Thing[] =>
  things.map((thing) => {
    const isRing = isAround(thing) || isOpened(thing, things);
    const ring = isRing && motifOf(thing.motif).as?.ring;
    return ring && !coilAmong(things, put) ? { ...thing, motif: ring, count: 1 } : thing;
  });

/** The words for being around that the drawing does not show. */
export function unwound(things: readonly Thing[], put: Put): string[] {
  const drawn = encircle(things, put);
  if (coilAmong(drawn, put)) return [];
  return drawn.flatMap((thing) =>
    isAround(thing) && !isRound(thing, drawn) ? [thing.relation?.about ?? 'around'] : [],
  );
}

/** Whether several parts stand for one. */
const isSeveral = (motif: string): boolean => {
  const { as, several = 1 } = motifOf(motif);
  return as?.part !== undefined && several > 1;
};

/** Whether a drawing shows a thing around another: rings, many copies, or one body behind another. */
function isRound({ motif, count, relation }: Thing, things: readonly Thing[]): boolean {
  if (roleOf(motif) === 'ring' || count > 2 || isSeveral(motif)) return true;
  const inner = things[relation?.to ?? -1];
  return things.length === 2 && isBody(motif) && inner !== undefined && isBody(inner.motif);
}

const isBody = (motif: string): boolean => roleOf(motif) === 'body' && !is(motif, 'serpent');
