import type { Thing } from '@tintory/prompts';
import { fitOf } from './dress.ts';
import { widthOf, type Item } from './item-size.ts';
import { isAnimal } from './kinds.ts';
import { canLie } from './lie.ts';
import { people } from './people.ts';
import { isMount, isSeat } from './seats.ts';

/** Who sits down: all who stand on two legs in grey trousers. */
const sitters =
  /^(man|woman|person)-standing$|^tintory-(boy|girl|child|old-man|old-woman|bearded-man)$/;

/** Animals that another drawing has sitting. */
const sitting: Record<string, string> = {
  cat: 'cat-face',
  dog: 'dog-face',
  tiger: 'tiger-face',
};
/** Those that sit in the only drawing of them. */
const seated =
  /^(wolf|fox|raccoon|lion|bear|polar-bear|koala|panda|hamster|frog|orangutan|rabbit|monkey)$/;
/** Nobody sees whether a bird sits or stands. */
const birds = /^(bird|owl|penguin|duck|goose|swan|eagle)$/;

const books = /^(open-book|closed-book|books|newspaper)$/;

/** Whether a drawing shows somebody on a seat, or sitting where they are said to. */
function isSeated(thing: Thing, index: number, things: readonly Thing[]): boolean {
  const { relation, motif, posture } = thing;
  const seat = relation && things[relation.to]?.motif;
  if (!seat || !sitters.test(motif) || isMount(seat)) return false;
  if (posture && posture.is !== 'sitting') return false;
  const isOn = relation.kind === 'on' || (relation.kind === 'in' && isSeat(seat));
  return isOn && (isSeat(seat) || posture !== undefined) && !isClad(index, things);
}

/** Clothes that hang down over the legs are drawn on who stands. */
const isClad = (index: number, things: readonly Thing[]): boolean =>
  things.some(({ motif, relation }) => {
    const fit = relation?.to === index ? fitOf(motif) : undefined;
    return fit !== undefined && fit[0] < 0.4;
  });

/** Things with those who sit as they are drawn sitting. */
export const sit = (things: readonly Thing[]): Thing[] =>
  things.map((thing, i): Thing => {
    if (isSeated(thing, i, things)) return { ...thing, sits: true };
    const isAsked = thing.posture?.is === 'sitting' && !thing.parts;
    return { ...thing, motif: (isAsked && sitting[thing.motif]) || thing.motif };
  });

/** Sitting, standing and lying where the drawing shows another posture; what is no animal may be said to do each. */
export const unposed = (things: readonly Thing[]): string[] =>
  things.flatMap((thing, i) => {
    const { motif, posture } = thing;
    if (!posture || birds.test(motif) || !(isAnimal(motif) || people.test(motif))) return [];
    return shows(thing, i, things) ? [] : [posture.text];
  });

function shows(thing: Thing, index: number, things: readonly Thing[]): boolean {
  const { motif, posture, relation, parts } = thing;
  if (posture?.is === 'standing') return !seated.test(motif);
  if (posture?.is === 'lying') return canLie(thing, index, things);
  const under = relation?.kind === 'on' ? things[relation.to]?.motif : undefined;
  const isRiding = under !== undefined && isMount(under) && sitters.test(motif);
  const isDrawn = seated.test(motif) || (!parts && sitting[motif] !== undefined);
  return isDrawn || isRiding || isSeated(thing, index, things);
}

/** Reading, of who has the book at their side. */
export const unread = (things: readonly Thing[]): string[] =>
  things.flatMap(({ relation, motif }) => {
    const reader = relation && things[relation.to];
    const isRead = books.test(motif) && /^(reading|liest)/.test(relation?.held ?? '');
    if (!isRead || !relation?.held || !reader || isSeated(reader, relation.to, things)) return [];
    return [relation.held];
  });

/** Whoever has a thing in hand on a seat: `a girl on a chair reading a book` reads, and no chair does. */
export const takeUp = (things: readonly Thing[]): Thing[] =>
  things.map((thing) => {
    const { relation } = thing;
    const seat = relation?.held ? things[relation.to]?.motif : undefined;
    if (!relation || !seat || !isSeat(seat)) return thing;
    const by = things.findIndex(
      (one) => one !== thing && one.relation?.kind === 'on' && one.relation.to === relation.to,
    );
    return by < 0 ? thing : { ...thing, relation: { ...relation, to: by } };
  });

const trousers =
  /<path fill="#533566" d="M16\.1 30\.03[^"]*"\/><path fill="#9b9b9b" d="m12\.59 16l[^"]*"\/>/;

/** Thighs towards the eye, shins that hang, and shoes, in the colours of the legs they are drawn for. */
const lap =
  '<path fill="#533566" d="M12.300 25.300h2.900v1.600h-3.900c.1-.9.400-1.300 1-1.600zM18.900 25.300H16v1.600h3.900c-.1-.9-.400-1.300-1-1.600z"/><path fill="#868686" d="M12.200 19.500h3l-.1 6.100h-2.700zM16 19.500h3l-.2 6.100h-2.700z"/><path fill="#9b9b9b" d="M12.500 15.800h6.200l.8 3.100c.2 1-.5 1.800-1.400 1.800h-1.700c-.5 0-.8-.3-.8-.9c0 .6-.3.9-.8.900h-1.700c-.9 0-1.600-.8-1.400-1.800z"/>';

/** Share of a sitter's height, standing, at which they touch what they sit on. */
const thigh = 0.336;

/** Seats somebody at the front edge of a thing, that many of its heights above its foot. */
export function seat(item: Item, on: Item, front: number): Item {
  const body = item.art.body.replace(trousers, lap);
  if (body === item.art.body) return item;
  const y = on.y - on.height * front + item.height * thigh;
  return { ...item, art: { ...item.art, body }, y };
}

/** A book lies in the lap of who sits. */
export function inLap(item: Item, holder: Item): Item | undefined {
  if (!holder.thing.sits || !books.test(item.thing.motif)) return undefined;
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
