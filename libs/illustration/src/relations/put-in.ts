import { lookOut } from '../aboard.ts';
import { is, motifOf } from '../catalogue/catalogue.ts';
import { arrange, isFan } from '../flowers.ts';
import { footIn } from '../inside.ts';
import type { Item } from '../item-size.ts';
import type { Placer } from './placer.ts';

/** Between the walls of another, or behind its glass. */
export function putIn(placer: Placer): Item[] {
  const { thing, to, wide, share } = placer;
  const { from, to: end, isAlone } = share;
  const behindGlass = lookOut(placer.makeOn(), to);
  if (behindGlass) return [behindGlass];
  fitInto(placer);
  if (isFan(thing.motif, to.thing.motif)) {
    return arrange(placer.make(to.x, 0, 0, 'thing'), to, thing.count);
  }
  const seen = motifOf(to.thing.motif).inside;
  const y = to.y - to.height * (seen?.foot ?? footIn(to.thing.motif, placer.height / to.height));
  const order = to.order + (seen ? 0.1 : -0.1);
  const middle = isAlone ? to.x : to.x + wide * 0.8 * ((from + end) / 2 - 0.5);
  return placer.spread(wide * (isAlone ? 0.5 : 0.3), (x) =>
    placer.make(middle + x, y, order, 'thing'),
  );
}

function fitInto(placer: Placer): void {
  const { thing, to, wide } = placer;
  const seen = motifOf(to.thing.motif).inside;
  placer.height = Math.min(placer.height, to.height * (seen?.high ?? 1.1));
  // A pig in a bathtub is hardly wider than it.
  const room = is(to.thing.motif, 'narrow-foot') ? 0.96 : 1.15;
  if (!seen && thing.count === 1) {
    placer.height *= Math.min(1, Math.max(0.7, (wide * room) / placer.own()));
  }
  // Several lie side by side within its walls.
  if (is(to.thing.motif, 'narrow-foot') && thing.count > 1) {
    placer.height *= Math.min(1, (wide * (thing.count === 2 ? 0.5 : 0.34)) / placer.own());
  }
}
