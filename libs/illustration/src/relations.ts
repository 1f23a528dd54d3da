import type { RelationKind } from '@tintory/prompts';
import { lookOut } from './aboard.ts';
import { widthOf, type Item } from './item-size.ts';
import { type Sized } from './item.ts';
import { climbUp } from './climb.ts';
import { arrange, isFan } from './flowers.ts';
import { hold, holdBunch, isBunch, isHeld } from './held.ts';
import { footIn, insideOf } from './inside.ts';
import { fliers, walkers } from './real-sizes.ts';
import { ride } from './ride.ts';
import { seat } from './seated.ts';
import { edgeOf, isSeat, rides, roomOn, seatOf } from './seats.ts';
import { wheel } from './wheels.ts';

/** What is narrower at its foot. */
const isBasket = /^(basket|bucket)$/;
/** Who is over it goes over it. */
const isPath = /bridge$/;
/** What has room for somebody between its legs. */
const hollow = /chair|table$|bench/;

/** What is left for one of the things that have the same relation to another. */
export type Share = {
  /** Of the other's width, for what is on it. */
  from: number;
  to: number;
  /** Pixels from the other's middle, for what is in a row by it. */
  shift: number;
  side: -1 | 1;
  isAlone: boolean;
};

/** Puts copies of a thing where its relation to another says; `unit` as in the canvas. */
export function relate(
  sized: Sized,
  kind: RelationKind,
  to: Item,
  person: number,
  unit: number,
  { from, to: end, shift, side, isAlone }: Share,
): Item[] {
  const { thing, art, tall } = sized;
  const wide = widthOf(to);
  let height = tall * person;
  const make = (x: number, y: number, order: number, stands: Item['stands']): Item => ({
    thing,
    art,
    x,
    y,
    height,
    mirrored: x > to.x,
    order,
    stands,
  });
  const own = () => widthOf(make(0, 0, 0, 'ground'));
  const spread = (span: number, place: (x: number, i: number) => Item) =>
    Array.from({ length: thing.count }, (_, i) => {
      const along = thing.count === 1 ? 0 : i / (thing.count - 1) - 0.5;
      return place(along * span, i);
    });
  // Without wings and without a leap nobody is above another but on its back.
  const isGround = walkers.test(thing.motif) || isPath.test(to.thing.motif);
  const isOnBack =
    kind === 'above' && isGround && !fliers.test(thing.motif) && !thing.leaps && !thing.aloft;
  const isSeated = kind === 'in' && isSeat(to.thing.motif);
  const climber = /^(on|in)$/.test(kind) ? climbUp(make(0, 0, 0, 'thing'), to) : undefined;
  if (climber) return [climber];
  switch (isOnBack || isSeated ? 'on' : kind) {
    case 'on': {
      const astride = thing.count === 1 && isAlone ? ride(make(0, 0, 0, 'thing'), to) : undefined;
      if (astride) return astride;
      const wheeled = thing.count === 1 && isAlone ? wheel(make(0, 0, 0, 'thing'), to) : undefined;
      if (wheeled) return [wheeled];
      const isRider = rides(thing.motif, to.thing.motif);
      const room = wide * roomOn(to.thing.motif);
      const part = room * (end - from);
      // What sits on another is no wider than it, all together.
      const fits = part / (own() * thing.count);
      height *= Math.min(1, Math.max(isRider ? 0.75 : 0.35, fits));
      const y = to.y - to.height * seatOf(thing.motif, to.thing.motif) + unit * 2;
      const middle = to.x + room * ((from + end) / 2 - 0.5);
      const onSeat = (item: Item) => (thing.sits ? seat(item, to, edgeOf(to.thing.motif)) : item);
      return spread(Math.max(0, part - own()), (x) =>
        onSeat(make(middle + x, y, to.order + (isRider ? -0.1 : 0.1), 'thing')),
      );
    }
    case 'in': {
      const behindGlass = lookOut(make(0, 0, 0, 'thing'), to);
      if (behindGlass) return [behindGlass];
      const seen = insideOf(to.thing.motif);
      height = Math.min(height, to.height * (seen?.high ?? 1.1));
      // A pig in a bathtub is hardly wider than it.
      const room = isBasket.test(to.thing.motif) ? 0.96 : 1.15;
      if (!seen && thing.count === 1) height *= Math.min(1, Math.max(0.7, (wide * room) / own()));
      // Several lie side by side within its walls.
      if (isBasket.test(to.thing.motif) && thing.count > 1)
        height *= Math.min(1, (wide * (thing.count === 2 ? 0.5 : 0.34)) / own());
      if (isFan(thing.motif, to.thing.motif))
        return arrange(make(to.x, 0, 0, 'thing'), to, thing.count);
      const y = to.y - to.height * (seen?.foot ?? footIn(to.thing.motif, height / to.height));
      const order = to.order + (seen ? 0.1 : -0.1);
      const middle = isAlone ? to.x : to.x + wide * 0.8 * ((from + end) / 2 - 0.5);
      return spread(wide * (isAlone ? 0.5 : 0.3), (x) => make(middle + x, y, order, 'thing'));
    }
    case 'under': {
      const room = Math.max(wide * 0.8, own() * 1.02 * (thing.count - 1) + own());
      // A trunk that a wide thing hides would leave a crown on its roof.
      const isHollow = hollow.test(to.thing.motif) && own() < wide;
      const aside = isHollow ? 0 : own() > wide * 0.6 ? own() * 0.5 : wide * 0.2;
      const off = !isAlone ? shift : thing.count === 1 ? side * aside : 0;
      return spread(room - own(), (x, i) =>
        make(to.x + off + x, to.y + unit * (12 + (i % 2) * 12), to.order + 1 + i * 0.01, to.stands),
      );
    }
    case 'behind':
      return spread(wide * 0.9 + own() * (thing.count - 1), (x) =>
        make(
          to.x + (isAlone ? side * wide * 0.42 : shift) + x,
          to.y - unit * 22,
          to.order - 1,
          to.stands,
        ),
      );
    case 'in front of': {
      const y = to.y + unit * 44;
      // Of what is no wider than this nothing would be seen behind it.
      const aside = own() > wide * 0.65 ? (wide + own()) * 0.3 : wide * 0.16;
      return spread(own() * 1.1 * (thing.count - 1), (x, i) =>
        make(
          to.x + (isAlone ? side * aside : shift) + x,
          y + (i % 2) * unit * 10,
          to.order + 2,
          to.stands,
        ),
      );
    }
    case 'above':
      return spread(own() * 1.3 * (thing.count - 1), (x, i) =>
        make(to.x + shift + x, to.y - to.height * 1.12 - (i % 2) * unit * 24, to.order, 'air'),
      );
    case 'left of':
    case 'right of':
    case 'beside': {
      const isOff = thing.aloft && !to.thing.aloft;
      const isHad = kind === 'beside' && !isOff && !thing.relation?.apart;
      if (isHad && isHeld(thing.motif, to.thing.motif)) {
        const item = make(0, 0, 0, 'thing');
        if (thing.count === 1) return [hold(item, to, side)];
        if (isBunch(thing.motif)) return holdBunch(item, to, side, thing.count);
      }
      const gap = unit * 16;
      return Array.from({ length: thing.count }, (_, i) => {
        const away = wide / 2 + gap + own() * (i + 0.5) + shift;
        const flies = fliers.test(thing.motif) && to.stands !== 'air';
        const lift = (thing.aloft ? 1.25 : 0.72) + (i % 2) * 0.2;
        const y = flies ? to.y - to.height * lift : to.y + unit * 8;
        return make(to.x + side * away, y, to.order + 0.5, flies ? 'air' : to.stands);
      });
    }
  }
}
