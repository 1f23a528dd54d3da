import type { Thing } from '@tintory/prompts';
import { is, isCreature, motifOf } from './catalogue/catalogue.ts';
import { widthOf, type Item } from './item-size.ts';
import { canLie } from './lie.ts';
import { isMount } from './seats.ts';

/** Whether somebody is drawn sitting on what they are on. */
function isSeated(thing: Thing, index: number, things: readonly Thing[]): boolean {
  const { relation, motif, posture } = thing;
  const seat = relation && things[relation.to]?.motif;
  if (!seat || !is(motif, 'poseable') || isMount(seat)) return false;
  if (posture && posture.is !== 'sitting') return false;
  const isOn = relation.kind === 'on' || (relation.kind === 'in' && is(seat, 'seat'));
  return isOn && (is(seat, 'seat') || posture !== undefined) && !isClad(index, things);
}

/** Whether somebody wears clothes over the legs, which are drawn on standing people only. */
const isClad = (index: number, things: readonly Thing[]): boolean =>
  things.some(({ motif, relation }) => {
    const fit = relation?.to === index ? motifOf(motif).fits : undefined;
    return fit !== undefined && fit[0] < 0.4;
  });

/** Marks those who sit, or replaces them by motifs that sit. */
export const sit = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i): Thing => {
    if (isSeated(thing, i, things)) return { ...thing, sits: true };
    const isAsked = thing.posture?.is === 'sitting' && !thing.parts;
    return { ...thing, motif: (isAsked && motifOf(thing.motif).as?.frontal) || thing.motif };
  });

/** The words for postures that the drawings do not show. Things may stand or lie. */
export const unposed = (things: readonly Thing[]): string[] =>
  things.flatMap((thing, i) => {
    const { motif, posture } = thing;
    if (!posture || is(motif, 'postureless') || !isCreature(motif)) return [];
    return shows(thing, i, things) ? [] : [posture.text];
  });

function shows(thing: Thing, index: number, things: readonly Thing[]): boolean {
  const { motif, posture, relation, parts } = thing;
  if (posture?.is === 'standing') return !is(motif, 'seated');
  if (posture?.is === 'lying') return canLie(thing, index, things);
  const under = relation?.kind === 'on' ? things[relation.to]?.motif : undefined;
  const isRiding = under !== undefined && isMount(under) && is(motif, 'poseable');
  const isDrawn = is(motif, 'seated') || (!parts && motifOf(motif).as?.frontal !== undefined);
  return isDrawn || isRiding || isSeated(thing, index, things);
}

/** The word for reading where the book is not in a lap. */
export const unread = (things: readonly Thing[]): string[] =>
  things.flatMap(({ relation, motif }) => {
    const reader = relation && things[relation.to];
    const isRead = is(motif, 'book') && /^(reading|liest)/.test(relation?.held ?? '');
    if (!isRead || !relation?.held || !reader || isSeated(reader, relation.to, things)) return [];
    return [relation.held];
  });

/** `A girl on a chair reading a book`: gives the book to the girl, not to the chair. */
export const takeUp = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const { relation } = thing;
    const seat = relation?.held ? things[relation.to]?.motif : undefined;
    if (!relation || !seat || !is(seat, 'seat')) return thing;
    const by = things.findIndex(
      (one) => one !== thing && one.relation?.kind === 'on' && one.relation.to === relation.to,
    );
    return by < 0 ? thing : { ...thing, relation: { ...relation, to: by } };
  });

const trousers =
  /<path fill="#533566" d="M16\.1 30\.03[^"]*"\/><path fill="#9b9b9b" d="m12\.59 16l[^"]*"\/>/;

/** Foreshortened thighs, shins and shoes in place of straight legs. */
const lap =
  '<path fill="#533566" d="M12.300 25.300h2.900v1.600h-3.900c.1-.9.400-1.300 1-1.600zM18.900 25.300H16v1.600h3.900c-.1-.9-.400-1.300-1-1.600z"/><path fill="#868686" d="M12.200 19.500h3l-.1 6.100h-2.700zM16 19.500h3l-.2 6.100h-2.700z"/><path fill="#9b9b9b" d="M12.500 15.800h6.200l.8 3.100c.2 1-.5 1.800-1.400 1.800h-1.700c-.5 0-.8-.3-.8-.9c0 .6-.3.9-.8.900h-1.700c-.9 0-1.600-.8-1.400-1.800z"/>';

/** Height at which a sitter touches the seat, in their standing height. */
const thigh = 0.336;

/** Seats somebody on the front edge of a thing, `front` of its heights above its foot. */
export function seat(item: Item, on: Item, front: number): Item {
  const body = item.art.body.replace(trousers, lap);
  if (body === item.art.body) return item;
  const y = on.y - on.height * front + item.height * thigh;
  return { ...item, art: { ...item.art, body }, y };
}

/** Lays a book in a sitter's lap. */
export function inLap(item: Item, holder: Item): Item | undefined {
  if (!holder.thing.sits || !is(item.thing.motif, 'book')) return undefined;
  const scale = Math.min(1, (widthOf(holder) * 0.95) / widthOf(item));
  return {
    ...item,
    x: holder.x,
    y: holder.y - holder.height * (thigh + 0.03),
    height: item.height * scale,
    mirrored: false,
    order: holder.order + 0.05,
    stands: 'thing',
  };
}
