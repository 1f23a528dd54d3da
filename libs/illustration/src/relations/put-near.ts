import { is } from '../catalogue/catalogue.ts';
import type { Item } from '../item-size.ts';
import type { Placer } from './placer.ts';

export function putUnder(placer: Placer): Item[] {
  const { thing, to, unit, wide, share } = placer;
  const own = placer.own();
  const room = Math.max(wide * 0.8, own * 1.02 * (thing.count - 1) + own);
  // A trunk that a wide thing hides would leave a crown on its roof.
  const isHollow = is(to.thing.motif, 'hollow') && own < wide;
  const aside = isHollow ? 0 : own > wide * 0.6 ? own * 0.5 : wide * 0.2;
  const off = !share.isAlone ? share.shift : thing.count === 1 ? share.side * aside : 0;
  return placer.spread(room - own, (x, i) =>
    placer.make(
      to.x + off + x,
      to.y + unit * (12 + (i % 2) * 12),
      to.order + 1 + i * 0.01,
      to.stands,
    ),
  );
}

export function putBehind(placer: Placer): Item[] {
  const { thing, to, unit, wide, share } = placer;
  const off = share.isAlone ? share.side * wide * 0.42 : share.shift;
  return placer.spread(wide * 0.9 + placer.own() * (thing.count - 1), (x) =>
    placer.make(to.x + off + x, to.y - unit * 22, to.order - 1, to.stands),
  );
}

export function putInFront(placer: Placer): Item[] {
  const { thing, to, unit, wide, share } = placer;
  const own = placer.own();
  const y = to.y + unit * 44;
  // Of what is no wider than this nothing would be seen behind it.
  const aside = own > wide * 0.65 ? (wide + own) * 0.3 : wide * 0.16;
  const off = share.isAlone ? share.side * aside : share.shift;
  return placer.spread(own * 1.1 * (thing.count - 1), (x, i) =>
    placer.make(to.x + off + x, y + (i % 2) * unit * 10, to.order + 2, to.stands),
  );
}

export function putAbove(placer: Placer): Item[] {
  const { thing, to, unit, share } = placer;
  return placer.spread(placer.own() * 1.3 * (thing.count - 1), (x, i) =>
    placer.make(
      to.x + share.shift + x,
      to.y - to.height * 1.12 - (i % 2) * unit * 24,
      to.order,
      'air',
    ),
  );
}
