import { isAmount } from '../reader-rules.ts';
import type { Sense } from '../sense.ts';
import { lift } from './actions.ts';
import { leaveUnknown, strand, type Draft } from './draft.ts';
import { leaveSide } from './sides.ts';
import { paintLate } from './take-part.ts';
import { look } from './tell-looks.ts';

export function takeAdjective(
  draft: Draft,
  { kind, value }: Sense & { kind: 'color' | 'size' },
  text: string,
): void {
  const { waiting, reading } = draft;
  // `A red blue cat`: the last colour applies.
  const beaten = waiting[kind] && waiting[kind] !== value && waiting.said?.at(-1)?.text;
  if (beaten) leaveUnknown(draft, beaten);
  const said = [
    ...(waiting.said ?? []),
    { text, after: reading.unknown.length, isColor: kind === 'color' },
  ];
  draft.waiting = { ...waiting, [kind]: value, said };
}

/** Takes a count; dates and the second of two numbers are none. */
export function takeCount(draft: Draft, count: number, text: string): void {
  const { waiting } = draft;
  const isNumber = /^\p{N}/u.test(text);
  if (isNumber && (!isAmount(text) || waiting.digits)) return leaveUnknown(draft, text);
  waiting.count = count;
  waiting.counted = text;
  if (isNumber) waiting.digits = text;
}

const driving = /^(driving|drives|steering|steers|fährt|steuert|يقود|تقود)$/;

export function takeRelation(
  draft: Draft,
  sense: Sense & { kind: 'relation' },
  text: string,
): void {
  // `A car in red under a tree`: a colour without a noun belongs to what came before.
  settle(draft);
  if (draft.isLifting) lift(draft);
  draft.waiting.relation = sense.value;
  // `A dog in the snow with a hat`: the hat is the dog's.
  if (sense.value === 'beside' && !sense.isApart && draft.group.length === 0)
    draft.group = draft.within ?? [];
  if (sense.isWorn) draft.waiting.worn = text;
  if (sense.isHeld) draft.waiting.held = text;
  if (sense.isPassive) draft.waiting.isPassive = true;
  if (/^(riding|reitet|reitend)/.test(text)) draft.waiting.isRidden = true;
  if (driving.test(text)) draft.waiting.driven = text;
  if (/(^| )out of$/.test(text)) draft.waiting.isOut = true;
  if (sense.value === 'above') draft.waiting.above = text;
  if (sense.isApart) draft.waiting.apart = true;
  if (sense.isBack) draft.waiting.isBack = true;
  if (sense.manner) draft.waiting.manner = sense.manner;
  if (sense.manner === 'around' || sense.manner === 'within') draft.waiting.about = text;
}

/** `A shelf with a cat on it`: relates the last thing to the one before. */
export function pointBack(draft: Draft): void {
  const { things } = draft.reading;
  const { relation } = draft.waiting;
  const last = things.at(-1);
  if (!relation || !last || things.length < 2) return;
  last.relation = { kind: relation, to: last.relation?.to ?? things.length - 2 };
  draft.waiting = {};
}

/** Things whose contents are drawn. */
const vessel = /^(basket|tintory-bowl|bowl-with-spoon|amphora|bucket|bouquet)$/;

/** `A basket of apples`: the next noun is in the basket. */
export function fill(draft: Draft): void {
  const last = draft.reading.things.at(-1);
  const isNext = Object.keys(draft.waiting).length === 0 && draft.group.length > 0;
  if (last && isNext && vessel.test(last.motif)) draft.waiting = { relation: 'in', isBack: true };
}

/** `Of apples and bananas`: continues the contents, unless an article follows. */
export function fillOn(draft: Draft): void {
  const { things } = draft.reading;
  const { relation } = things.at(-1) ?? {};
  const holder = relation?.kind === 'in' ? things[relation.to] : undefined;
  if (holder && vessel.test(holder.motif))
    draft.waiting = { relation: 'in', isBack: true, isCoupled: true };
}

/** Gives what waits for a noun to the last thing, where no noun follows. */
export function settle(draft: Draft): void {
  const { waiting, reading } = draft;
  leaveSide(draft);
  if (waiting.digits) leaveUnknown(draft, waiting.digits);
  if (waiting.worn) leaveUnknown(draft, waiting.worn);
  if (waiting.held) leaveUnknown(draft, waiting.held);
  if (waiting.driven) leaveUnknown(draft, waiting.driven);
  strand(draft);
  const last = waiting.stranded ? undefined : reading.things.at(-1);
  // `A violet and a rose`: nothing waits.
  if (!last && !waiting.stranded)
    for (const { text } of waiting.said ?? []) leaveUnknown(draft, text);
  if (!paintLate(draft) && last) look(draft, last);
  draft.waiting = {};
}
