import type { RelationKind, Thing } from '@tintory/prompts';
import { is } from '../catalogue/catalogue.ts';
import { climbUp } from '../climb.ts';
import type { Item } from '../item-size.ts';
import type { Sized } from '../item.ts';
import { Placer, type Share } from './placer.ts';
import { putBeside } from './put-beside.ts';
import { putIn } from './put-in.ts';
import { putAbove, putBehind, putInFront, putUnder } from './put-near.ts';
import { putOn } from './put-on.ts';

/** Without wings and without a leap nobody is above another but on its back. */
function isOnBack(kind: RelationKind, thing: Thing, other: Thing): boolean {
  const isGround = is(thing.motif, 'walks') || is(other.motif, 'bridge');
  const flies = is(thing.motif, 'flies') || thing.leaps || thing.aloft;
  return kind === 'above' && isGround && !flies;
}

/** Puts copies of a thing where its relation to another says; `unit` as in the canvas. */
export function relate(
  sized: Sized,
  kind: RelationKind,
  to: Item,
  person: number,
  unit: number,
  share: Share,
): Item[] {
  const placer = new Placer({ sized, to, person, unit, share });
  const isSeated = kind === 'in' && is(to.thing.motif, 'seat');
  const climber = kind === 'on' || kind === 'in' ? climbUp(placer.makeOn(), to) : undefined;
  if (climber) return [climber];
  switch (isOnBack(kind, sized.thing, to.thing) || isSeated ? 'on' : kind) {
    case 'on':
      return putOn(placer);
    case 'in':
      return putIn(placer);
    case 'under':
      return putUnder(placer);
    case 'behind':
      return putBehind(placer);
    case 'in front of':
      return putInFront(placer);
    case 'above':
      return putAbove(placer);
    case 'left of':
    case 'right of':
    case 'beside':
      return putBeside(placer, kind);
  }
}
