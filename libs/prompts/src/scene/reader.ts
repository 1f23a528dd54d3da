import type { PromptReading } from './prompt-reading.ts';
import { isClause } from './reader-rules.ts';
import { act, lift, stand, takePosture } from './reading/actions.ts';
import { leaveUnknown, startDraft, understand, type Draft, type Motifs } from './reading/draft.ts';
import {
  fill,
  fillOn,
  pointBack,
  settle,
  takeAdjective,
  takeCount,
  takeRelation,
} from './reading/open-words.ts';
import { note, noteWeather, takePlace } from './reading/scenery.ts';
import { takeInHand, takeOnTop, takeSide } from './reading/sides.ts';
import { takeNoun, type Noun } from './reading/take-noun.ts';
import { takePart } from './reading/take-part.ts';
import { isColorful } from './lexicon.ts';
import type { Sense } from './sense.ts';

/** Consumes a prompt's matches in order. */
export type Reader = {
  /** @param text the noun as the person wrote it */
  noun(noun: Noun, text: string): void;
  sense(sense: Sense, text: string): void;
  unknown(text: string): void;
  finish(): PromptReading;
};

const pronoun =
  /^(it|him|them|ihm|ihr|ihnen|(its|his|her) back|their backs|seinem rücken|ihrem rücken)$/;

export function createReader(motifs: Motifs): Reader {
  const draft = startDraft(motifs);
  return {
    noun(noun, text) {
      if (!takePart(draft, text)) takeNoun(draft, noun, text);
    },
    sense: (sense, text) => takeSense(draft, sense, text),
    unknown(text) {
      if (!takePart(draft, text)) leaveUnknown(draft, text);
    },
    finish() {
      act(draft);
      if (draft.isLifting) lift(draft);
      settle(draft);
      stand(draft);
      return draft.reading;
    },
  };
}

function takeSense(draft: Draft, sense: Sense, text: string): void {
  if (isClause(sense)) act(draft);
  const isFull = draft.isPlaced === true && sense.kind === 'filler';
  draft.isPlaced = isFull && text !== 'of';
  if (draft.waiting.isCoupled && !/^(color|size)$/.test(sense.kind)) draft.waiting = {};
  switch (sense.kind) {
    case 'action':
      return takeAction(draft, sense, text);
    case 'color':
    case 'size':
      return takeAdjective(draft, sense, text);
    case 'count':
      return takeCount(draft, sense.value, text);
    case 'relation':
      return takeRelation(draft, sense, text);
    case 'side':
      return takeSide(draft, sense.value, text);
    case 'on top':
      return takeOnTop(draft, text);
    case 'in hand':
      return takeInHand(draft, text);
    case 'place':
      return takePlace(draft, sense.value, text);
    case 'time':
      return note(draft, 'time', sense.value, text);
    case 'weather':
      return noteWeather(draft, sense.value, text);
    case 'season':
      return note(draft, 'season', sense.value, text);
    case 'mood':
      return takeMood(draft, sense, text);
    case 'style':
      return note(draft, 'style', sense.value, text);
    case 'aloft':
      return takeAloft(draft, text);
    case 'posture':
      return takePosture(draft, sense.value, text);
    case 'stance':
      draft.stance = { value: sense.value, text };
      return;
    case 'and':
      return takeAnd(draft);
    case 'not':
      draft.waiting.denied = true;
      return;
    case 'filler':
      return takeFiller(draft, text, isFull);
    case 'undrawn':
      return;
  }
}

type ActionSense = Extract<Sense, { kind: 'action' }>;
type MoodSense = Extract<Sense, { kind: 'mood' }>;

function takeAction(draft: Draft, { value }: ActionSense, text: string): void {
  const of = draft.isBegun ? draft.group : [];
  if (!draft.waiting.denied) draft.action = { value, text, of };
}

function takeMood(draft: Draft, { value }: MoodSense, text: string): void {
  if (isColorful(text)) {
    draft.waiting.isColorful = true;
    draft.reading.colorful = text;
  }
  note(draft, 'mood', value, text);
}

function takeAloft(draft: Draft, text: string): void {
  if (!draft.waiting.denied) understand(draft, text);
  draft.reading.aloft = text;
  if (draft.group.length === 0) draft.waiting.aloft = true;
  else draft.isLifting = true;
}

function takeAnd(draft: Draft): void {
  if (draft.isLifting) lift(draft);
  settle(draft);
  fillOn(draft);
  draft.isBegun = false;
}

function takeFiller(draft: Draft, text: string, isFull: boolean): void {
  if (pronoun.test(text)) pointBack(draft);
  if (text !== 'of') return;
  fill(draft);
  if (isFull) draft.waiting.isCrowd = true;
}
