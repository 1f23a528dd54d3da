import type { Item } from '../item-size.ts';
import { ride } from '../ride.ts';
import { seat } from '../seated.ts';
import { edgeOf, rides, roomOn, seatOf } from '../seats.ts';
import { wheel } from '../wheels.ts';
import type { Placer } from './placer.ts';

/** On the back, the seat or the top of another. */
export function putOn(placer: Placer): Item[] {
  const { thing, to, unit, share } = placer;
  const { from, to: end, isAlone } = share;
  if (thing.count === 1 && isAlone) {
    const astride = ride(placer.makeOn(), to);
    if (astride) return astride;
    const wheeled = wheel(placer.makeOn(), to);
    if (wheeled) return [wheeled];
  }
  const isRider = rides(thing.motif, to.thing.motif);
  const room = placer.wide * roomOn(to.thing.motif);
  const part = room * (end - from);
  // What sits on another is no wider than it, all together.
  const fits = part / (placer.own() * thing.count);
  placer.height *= Math.min(1, Math.max(isRider ? 0.75 : 0.35, fits));
  const y = to.y - to.height * seatOf(thing.motif, to.thing.motif) + unit * 2;
  const middle = to.x + room * ((from + end) / 2 - 0.5);
  const onSeat = (item: Item) => (thing.sits ? seat(item, to, edgeOf(to.thing.motif)) : item);
  return placer.spread(Math.max(0, part - placer.own()), (x) =>
    onSeat(placer.make(middle + x, y, to.order + (isRider ? -0.1 : 0.1), 'thing')),
  );
}
