import type { PromptReading, Thing } from '../prompt-reading.ts';
import type { Action, Manner, RelationKind, Stance } from '../sense.ts';

/** Unknown words that are named, and letters of each. */
const maxUnknown = 20;
const longestUnknown = 40;

/** Words that wait for the noun they belong to. */
export type Waiting = Pick<Thing, 'color' | 'size'> & {
  count?: number;
  /** The count as a number was written: nothing to be left out in silence. */
  digits?: string;
  aloft?: boolean;
  relation?: RelationKind;
  manner?: Manner | 'within';
  denied?: boolean;
  /** The adjectives as they were written. */
  said?: readonly string[];
  /** An unknown noun may have been meant. */
  stranded?: boolean;
};

/** The motif that shows a motif's thing in an action. */
export type Acting = (motif: string, action: Action) => string | undefined;

/** A reading as far as the words have been taken, and what they leave open for those that follow. */
export type Draft = {
  reading: PromptReading;
  acting: Acting;
  waiting: Waiting;
  /** The things that the next relation is told of: those of this clause. */
  group: number[];
  objectTaken: boolean;
  /** `Flying` was said of the group, unless a noun comes next: who flies a kite stands. */
  isLifting: boolean;
  /** An action waits for the noun that follows; `of` are those who were named before it. */
  action?: { value: Action; text: string; of: readonly number[] } | undefined;
  /** Said of two, wherever in the prompt they are. */
  stance?: { value: Stance; text: string };
  /** What was said for the place. */
  placeText: string;
  /** `And` begins something new: what is told after it is not of what came before. */
  isBegun: boolean;
};

export const startDraft = (acting: Acting): Draft => ({
  reading: { things: [], understood: [], unknown: [] },
  acting,
  waiting: {},
  group: [],
  objectTaken: false,
  isLifting: false,
  placeText: '',
  isBegun: false,
});

export function understand({ reading }: Draft, text: string): void {
  if (!reading.understood.includes(text)) reading.understood.push(text);
}

export function leaveUnknown({ reading, waiting }: Draft, text: string): void {
  const word = text.slice(0, longestUnknown);
  const isNew = !reading.unknown.includes(word) && reading.unknown.length < maxUnknown;
  if (!waiting.denied && isNew) reading.unknown.push(word);
  // `A red vintage car`: the colour goes on to the noun, but no further.
  waiting.stranded = true;
}
