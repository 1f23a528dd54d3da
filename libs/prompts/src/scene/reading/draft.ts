import type { PromptReading, Thing } from '../prompt-reading.ts';
import type { Action, Manner, RelationKind, Side, Stance } from '../sense.ts';

/** Most unknown words that are reported, and most letters of each. */
const maxUnknown = 20;
const longestUnknown = 40;

/** An adjective as written, and the number of unknown words before it. */
export type Look = { text: string; after: number; isColor: boolean };

/** What waits for the next noun. */
export type Waiting = Pick<Thing, 'color' | 'size' | 'posture' | 'counted'> & {
  count?: number;
  /** Whether the count was written as a number, which is always reported. */
  digits?: string;
  aloft?: boolean;
  relation?: RelationKind;
  manner?: Manner | 'within';
  /** The word for being above. */
  above?: string;
  /** Seen from what was named before. */
  isBack?: boolean;
  /** Whether only `and` joins it to a thing that is in another, so that it is in there too. */
  isCoupled?: boolean;
  /** The word for being around. */
  about?: string;
  /** The word for wearing. */
  worn?: string;
  /** The word for holding. */
  held?: string;
  /** Whether the next thing holds it. */
  isPassive?: boolean;
  /** Whether it is only near, neither held nor worn. */
  apart?: boolean;
  /** Whether it is ridden, one for each rider. */
  isRidden?: boolean;
  /** Whether it comes out of the next thing. */
  isOut?: boolean;
  /** The word for driving. */
  driven?: string;
  /** Whether it has many colours. */
  isColorful?: boolean;
  /** Whether a field is full of it. */
  isCrowd?: boolean;
  side?: { value: Side; text: string };
  denied?: boolean;
  said?: readonly Look[];
  /** Whether it may belong to an unknown noun. */
  stranded?: boolean;
};

/** A named part: how many are seen, whether the word is a plural, whether it takes a colour. */
export type Part = { part: string; seen: number; plural: boolean; isPaintable: boolean };

/** The part of a motif's thing that a word names. */
export type FindPart = (motif: string, word: string) => Part | undefined;

/** What a motif's name is to a noun beside it. */
type NounTrait = 'flavor' | 'dish' | 'vessel' | 'planted' | 'instrument';

export type HasTrait = (motif: string, trait: NounTrait) => boolean;

/** What a motif library knows of its motifs. */
export type Motifs = {
  /** The motif that shows a motif's thing in an action. */
  acting: (motif: string, action: Action) => string | undefined;
  part: FindPart;
  is: HasTrait;
};

/** The reading so far, and what is open for the words that follow. */
export type Draft = {
  reading: PromptReading;
  motifs: Motifs;
  waiting: Waiting;
  /** The things of this clause, subjects of the next relation. */
  group: number[];
  objectTaken: boolean;
  /** Whether `flying` applies to the group, unless a noun follows, as in `flying a kite`. */
  isLifting: boolean;
  /** An action that waits for a noun; `of` are the things before it. */
  action?: { value: Action; text: string; of: readonly number[] } | undefined;
  /** Stance of two things anywhere in the prompt. */
  stance?: { value: Stance; text: string };
  /** Whether sides come before their nouns. */
  areSidesFirst?: boolean;
  /** The thing whose part was named last; the next part may be its too. */
  owner?: number | undefined;
  /** A part of that thing without a colour so far. */
  plainPart?: { part: string; text: string } | undefined;
  /** Whether a place was named last; its plants may follow. */
  isPlaced?: boolean;
  /** Things in the place named last; what they have may follow. */
  within?: number[] | undefined;
  /** The last thing's words. */
  last?: { looks: readonly string[]; text: string };
  /** The place's words. */
  placeText: string;
  /** Whether `and` came last, so that what follows does not belong to what came before. */
  isBegun: boolean;
};

export const startDraft = (motifs: Motifs): Draft => ({
  reading: { things: [], understood: [], unknown: [] },
  motifs,
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
  // `A red vintage car`: the colour passes an unknown word to the noun.
  waiting.stranded = true;
  const isNew = !reading.unknown.includes(word) && reading.unknown.length < maxUnknown;
  if (!waiting.denied && isNew) reading.unknown.push(word);
}

/** Reports an unknown noun with its adjectives, in the prompt's order. */
export function strand({ reading: { unknown }, waiting }: Draft): void {
  if (!waiting.stranded || waiting.denied) return;
  for (const { text, after } of (waiting.said ?? []).toReversed())
    if (!unknown.includes(text) && unknown.length < maxUnknown) unknown.splice(after, 0, text);
}
