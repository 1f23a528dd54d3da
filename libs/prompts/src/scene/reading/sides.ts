import type { Thing } from '../prompt-reading.ts';
import type { Side } from '../sense.ts';
import { leaveUnknown, understand, type Draft } from './draft.ts';

/**
 * `A dog left, a cat right` tells it after the noun, `links ein Hund, rechts eine Katze` before it;
 * what the first of them does, the others do too.
 */
export function takeSide(draft: Draft, side: Side, text: string): void {
  const { reading, waiting, group } = draft;
  draft.areSidesFirst ??= reading.things.length === 0 && !reading.place;
  if (draft.areSidesFirst) {
    leaveSide(draft);
    draft.waiting.side = { value: side, text };
    return;
  }
  const last = reading.things.at(-1);
  // A place has no sides: it is all of the picture.
  if (waiting.denied || !last || last.side || group.length === 0) return leaveUnknown(draft, text);
  last.side = side;
  understand(draft, text);
}

/** `A cake with a cherry on top`: it is on what it was said to be with. */
export function takeOnTop(draft: Draft, text: string): void {
  const last = hadThing(draft);
  if (!last) return leaveUnknown(draft, text);
  last.relation = { kind: 'on', to: last.relation.to };
  understand(draft, text);
}

/** `A raven with a key in its beak`: it is held by who it was said to be with. */
export function takeInHand(draft: Draft, text: string): void {
  const last = hadThing(draft);
  if (last) last.relation = { ...last.relation, held: text };
  else leaveUnknown(draft, text);
}

type Had = Thing & { relation: NonNullable<Thing['relation']> };

/** What was named last, if it was said to be with another. */
function hadThing({ reading, waiting, group }: Draft): Had | undefined {
  const last = reading.things.at(-1);
  const isWith = last?.relation?.kind === 'beside' && !last.relation.manner && group.length > 0;
  return isWith && !waiting.denied ? (last as Had) : undefined;
}

/** Names the side of a noun that does not come. */
export function leaveSide(draft: Draft): void {
  const { side } = draft.waiting;
  if (side) leaveUnknown(draft, side.text);
}
