import type { Thing } from '../prompt-reading.ts';
import type { Side } from '../sense.ts';
import { leaveUnknown, understand, type Draft } from './draft.ts';

/**
 * Sides after their nouns, `a dog left, a cat right`, or before them, `links ein Hund, rechts eine
 * Katze`; the first side decides for the prompt.
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
  // A place fills the picture and has no side.
  if (waiting.denied || !last || last.side || group.length === 0) return leaveUnknown(draft, text);
  last.side = side;
  understand(draft, text);
}

/** `A cake with a cherry on top`: turns `with` into `on`. */
export function takeOnTop(draft: Draft, text: string): void {
  const last = hadThing(draft);
  if (!last) return leaveUnknown(draft, text);
  last.relation = { kind: 'on', to: last.relation.to };
  understand(draft, text);
}

/** `A raven with a key in its beak`: turns `with` into `held`. */
export function takeInHand(draft: Draft, text: string): void {
  const last = hadThing(draft);
  if (last) last.relation = { ...last.relation, held: text };
  else leaveUnknown(draft, text);
}

type Had = Thing & { relation: NonNullable<Thing['relation']> };

/** The last thing, if it is with another. */
function hadThing({ reading, waiting, group }: Draft): Had | undefined {
  const last = reading.things.at(-1);
  const isWith = last?.relation?.kind === 'beside' && !last.relation.manner && group.length > 0;
  return isWith && !waiting.denied ? (last as Had) : undefined;
}

/** Reports a side without a noun as unknown. */
export function leaveSide(draft: Draft): void {
  const { side } = draft.waiting;
  if (side) leaveUnknown(draft, side.text);
}
