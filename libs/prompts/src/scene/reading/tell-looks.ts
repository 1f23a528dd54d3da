import type { Thing } from '../prompt-reading.ts';
import { describe } from '../reader-rules.ts';
import { understand, type Draft, type Look, type Waiting } from './draft.ts';

/** The adjectives that apply: of two colours the last one. */
const counting = ({ said = [] }: Waiting): readonly Look[] =>
  said.filter(
    ({ isColor }, at) => !said.some((other, later) => later > at && other.isColor === isColor),
  );

export const looksOf = (waiting: Waiting): string[] => counting(waiting).map(({ text }) => text);

/** Lists the last thing as understood, in the prompt's words. */
export function tell(draft: Draft, looks: readonly string[], text: string): void {
  draft.last = { looks, text };
  const thing = draft.reading.things.at(-1) as Thing;
  thing.said = describe(thing, looks, text);
  understand(draft, thing.said);
}

/** Gives the last thing the adjectives after it. */
export function look(draft: Draft, thing: Thing): void {
  const { waiting, reading, last } = draft;
  const late = counting(waiting).filter(({ isColor }) => !thing[isColor ? 'color' : 'size']);
  if (waiting.color) thing.color ??= waiting.color;
  if (waiting.size) thing.size ??= waiting.size;
  if (!last || late.length === 0) return;
  const before = describe(thing, last.looks, last.text);
  last.looks = [...last.looks, ...late.map(({ text }) => text)];
  const now = describe(thing, last.looks, last.text);
  thing.said = now;
  reading.understood = reading.understood.map((text) => (text === before ? now : text));
}
