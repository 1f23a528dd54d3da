import { isAmount } from '../reader-rules.ts';
import type { Sense } from '../sense.ts';
import { lift } from './actions.ts';
import { leaveUnknown, strand, type Draft } from './draft.ts';
import { leaveSide } from './sides.ts';

export function takeAdjective(
  draft: Draft,
  { kind, value }: Sense & { kind: 'color' | 'size' },
  text: string,
): void {
  const { waiting, reading } = draft;
  const said = [...(waiting.said ?? []), { text, after: reading.unknown.length }];
  draft.waiting = { ...waiting, [kind]: value, said };
}

/** A date is no count, nor is the second of two numbers. */
export function takeCount(draft: Draft, count: number, text: string): void {
  const { waiting } = draft;
  const isNumber = /^\p{N}/u.test(text);
  if (isNumber && (!isAmount(text) || waiting.digits)) return leaveUnknown(draft, text);
  waiting.count = count;
  if (isNumber) waiting.digits = text;
}

export function takeRelation(draft: Draft, sense: Sense & { kind: 'relation' }): void {
  // `A car in red under a tree`: a colour without a noun belongs to what came before.
  settle(draft);
  if (draft.isLifting) lift(draft);
  draft.waiting.relation = sense.value;
  if (sense.isBack) draft.waiting.isBack = true;
  if (sense.manner) draft.waiting.manner = sense.manner;
}

/** `A shelf with a cat on it`: the relation is that of who was named last, to who was before. */
export function pointBack(draft: Draft): void {
  const { things } = draft.reading;
  const { relation } = draft.waiting;
  const last = things.at(-1);
  if (!relation || !last || things.length < 2) return;
  last.relation = { kind: relation, to: last.relation?.to ?? things.length - 2 };
  draft.waiting = {};
}

/** What waited for a noun that does not come belongs to the last one, if there is one. */
export function settle(draft: Draft): void {
  const { waiting, reading } = draft;
  leaveSide(draft);
  if (waiting.digits) leaveUnknown(draft, waiting.digits);
  strand(draft);
  const last = waiting.stranded ? undefined : reading.things.at(-1);
  // `A violet and a rose`: it waited for nothing.
  if (!last && !waiting.stranded)
    for (const { text } of waiting.said ?? []) leaveUnknown(draft, text);
  if (last && waiting.color) last.color ??= waiting.color;
  if (last && waiting.size) last.size ??= waiting.size;
  draft.waiting = {};
}
