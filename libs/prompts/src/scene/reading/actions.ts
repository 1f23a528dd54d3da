import type { Thing } from '../prompt-reading.ts';
import { pairOf } from '../reader-rules.ts';
import type { Action, Posture } from '../sense.ts';
import { leaveUnknown, understand, type Draft } from './draft.ts';

/** Actions that are not reported where no drawing shows them. */
const quiet = new Set<Action>(['walking']);

/** Applies a pending action to the things before it; reports it where no motif shows it. */
export function act(draft: Draft): boolean {
  if (!draft.action) return false;
  const { value, text, of } = draft.action;
  draft.action = undefined;
  let isShown = quiet.has(value);
  for (const index of of) {
    const thing = draft.reading.things[index] as Thing;
    const motif = draft.motifs.acting(thing.motif, value);
    if (!motif) continue;
    if (thing.motif === motif && value === 'jumping') thing.leaps = true;
    thing.motif = motif;
    understand(draft, text);
    isShown = true;
  }
  if (!isShown) leaveUnknown(draft, text);
  return isShown;
}

/** `Flying over the city`: the things before it are in the air. */
export function lift(draft: Draft): void {
  draft.isLifting = false;
  for (const index of draft.group) (draft.reading.things[index] as Thing).aloft = true;
}

/** A posture after its noun, `a dog sitting`, or before it, `a sitting dog`. */
export function takePosture(
  { reading, waiting, group, isBegun }: Draft,
  is: Posture,
  text: string,
) {
  if (waiting.denied) return;
  if (!isBegun || group.length === 0) waiting.posture = { is, text };
  else for (const index of group) (reading.things[index] as Thing).posture = { is, text };
}

/** Sets the stance of two things. */
export function stand(draft: Draft): void {
  if (!draft.stance) return;
  const { value, text } = draft.stance;
  const pair = pairOf(draft.reading.things);
  if (!pair) return leaveUnknown(draft, text);
  for (const thing of pair) thing.stance = value;
  understand(draft, text);
}
