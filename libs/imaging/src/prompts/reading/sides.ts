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
  const { reading, waiting, group } = draft;
  const last = reading.things.at(-1);
  const relation = last?.relation;
  const isWith = relation?.kind === 'beside' && !relation.manner && group.length > 0;
  if (!last || !relation || !isWith || waiting.denied) return leaveUnknown(draft, text);
  last.relation = { kind: 'on', to: relation.to };
  understand(draft, text);
}

/** Names the side of a noun that does not come. */
export function leaveSide(draft: Draft): void {
  const { side } = draft.waiting;
  if (side) leaveUnknown(draft, side.text);
}
