import type { RelationKind } from '@tintory/prompts';
import { is } from '../catalogue/catalogue.ts';
import { hold, holdBunch, isHeld } from '../held.ts';
import type { Item } from '../item-size.ts';
import type { Placer } from './placer.ts';

/** At the side of another, in its hand, or in the air by it. */
export function putBeside(placer: Placer, kind: RelationKind): Item[] {
  return inHand(placer, kind) ?? inRow(placer);
}

function inHand(placer: Placer, kind: RelationKind): Item[] | undefined {
  const { thing, to, share } = placer;
  const isOff = thing.aloft && !to.thing.aloft;
  const isHad = kind === 'beside' && !isOff && !thing.relation?.apart;
  if (!isHad || !isHeld(thing.motif, to.thing.motif)) return undefined;
  const item = placer.makeOn();
  if (thing.count === 1) return [hold(item, to, share.side)];
  return is(thing.motif, 'bunch') ? holdBunch(item, to, share.side, thing.count) : undefined;
}

function inRow(placer: Placer): Item[] {
  const { thing, to, unit, wide, share } = placer;
  const gap = unit * 16;
  return Array.from({ length: thing.count }, (_, i) => {
    const away = wide / 2 + gap + placer.own() * (i + 0.5) + share.shift;
    const flies = is(thing.motif, 'flies') && to.stands !== 'air';
    const lift = (thing.aloft ? 1.25 : 0.72) + (i % 2) * 0.2;
    const y = flies ? to.y - to.height * lift : to.y + unit * 8;
    const stands = flies ? 'air' : to.stands;
    return placer.make(to.x + share.side * away, y, to.order + 0.5, stands);
  });
}
