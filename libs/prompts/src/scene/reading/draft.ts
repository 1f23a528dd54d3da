import type { PromptReading, Thing } from '../prompt-reading.ts';
import type { Action, Manner, RelationKind, Side, Stance } from '../sense.ts';

/** Unknown words that are named, and letters of each. */
const maxUnknown = 20;
const longestUnknown = 40;

/** An adjective as it was written, and how many unknown words were before it. */
export type Look = { text: string; after: number; isColor: boolean };

/** Words that wait for the noun they belong to. */
export type Waiting = Pick<Thing, 'color' | 'size' | 'posture' | 'counted'> & {
  count?: number;
  /** The count as a number was written: nothing to be left out in silence. */
  digits?: string;
  aloft?: boolean;
  relation?: RelationKind;
  manner?: Manner | 'within';
  /** The word for being above. */
  above?: string;
  /** Seen from what was named before. */
  isBack?: boolean;
  /** By `and` alone with what is in something, so that it is in there, too. */
  isCoupled?: boolean;
  /** The word for being around. */
  about?: string;
  /** The word for wearing. */
  worn?: string;
  /** The word for holding. */
  held?: string;
  /** Held by who comes next. */
  isPassive?: boolean;
  /** By it and no more. */
  apart?: boolean;
  /** Ridden: each rider has one. */
  isRidden?: boolean;
  /** Coming out of what is named next. */
  isOut?: boolean;
  /** The word for driving. */
  driven?: string;
  /** Of many colours. */
  isColorful?: boolean;
  /** A field full of them. */
  isCrowd?: boolean;
  side?: { value: Side; text: string };
  denied?: boolean;
  said?: readonly Look[];
  /** An unknown noun may have been meant. */
  stranded?: boolean;
};

/** The motif that shows a motif's thing in an action. */
export type Acting = (motif: string, action: Action) => string | undefined;

/** A part that is named: how many of it are seen, if more than one is said, if it takes a colour. */
export type Part = { part: string; seen: number; plural: boolean; isPaintable: boolean };

/** The part of a motif's thing that a word names. */
export type FindPart = (motif: string, word: string) => Part | undefined;

/** A reading as far as the words have been taken, and what they leave open for those that follow. */
export type Draft = {
  reading: PromptReading;
  acting: Acting;
  findPart: FindPart;
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
  /** Sides are told before their nouns, not after them. */
  areSidesFirst?: boolean;
  /** The thing of which a part was named last: the next one may be of it, too. */
  owner?: number | undefined;
  /** A part of it that still has its own colour. */
  plainPart?: { part: string; text: string } | undefined;
  /** A place was named last: what it is full of may come next. */
  isPlaced?: boolean;
  /** Those who are in the place that was named last: what they have may come next. */
  within?: number[] | undefined;
  /** How the last thing was told. */
  last?: { looks: readonly string[]; text: string };
  /** What was said for the place. */
  placeText: string;
  /** `And` begins something new: what is told after it is not of what came before. */
  isBegun: boolean;
};

export const startDraft = (acting: Acting, findPart: FindPart): Draft => ({
  reading: { things: [], understood: [], unknown: [] },
  acting,
  findPart,
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
  // `A red vintage car`: the colour goes on to the noun, but no further.
  waiting.stranded = true;
  const isNew = !reading.unknown.includes(word) && reading.unknown.length < maxUnknown;
  if (!waiting.denied && isNew) reading.unknown.push(word);
}

/** `A blue shirt`, of which nobody knows the noun: the adjectives are named with it, in their place. */
export function strand({ reading: { unknown }, waiting }: Draft): void {
  if (!waiting.stranded || waiting.denied) return;
  for (const { text, after } of (waiting.said ?? []).toReversed())
    if (!unknown.includes(text) && unknown.length < maxUnknown) unknown.splice(after, 0, text);
}
