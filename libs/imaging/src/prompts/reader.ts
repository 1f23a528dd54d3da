import type { PromptReading, Thing } from './prompt-reading.ts';
import { describe, isAmount, isClause, pairOf } from './reader-rules.ts';
import { meet } from './places.ts';
import type { Action, Manner, RelationKind, Sense, Stance } from './sense.ts';

/** Takes a prompt's words one after the other. */
export type Reader = {
  /** @param text the noun as the person wrote it */
  noun(noun: { motif: string; name: string; plural: boolean }, text: string): void;
  sense(sense: Sense, text: string): void;
  unknown(text: string): void;
  finish(): PromptReading;
};

/** Things in one picture beyond which nothing could be told apart. */
const maxThings = 8;
const maxCount = 12;
/** Unknown words that are named, and letters of each. */
const maxUnknown = 20;
const longestUnknown = 40;
/** How many `cats` are. */
const unsaidPlural = 3;

/** Nobody misses these in a picture of who does them. */
const quiet = new Set<Action>(['walking']);

const pronoun = /^(it|them|ihm|ihr|ihnen)$/;

/** Words that wait for the noun they belong to. */
type Waiting = Pick<Thing, 'color' | 'size'> & {
  count?: number;
  /** The count as a number was written: nothing to be left out in silence. */
  digits?: string;
  aloft?: boolean;
  relation?: RelationKind;
  manner?: Manner | 'within';
  denied?: boolean;
  /** An unknown noun may have been meant. */
  stranded?: boolean;
};

/** @param acting the motif that shows a motif's thing in an action */
export function createReader(
  acting: (motif: string, action: Action) => string | undefined,
): Reader {
  const reading: PromptReading = { things: [], understood: [], unknown: [] };
  let waiting: Waiting = {};
  /** The things that the next relation is told of: those of this clause. */
  let group: number[] = [];
  let objectTaken = false;
  /** `Flying` was said of the group, unless a noun comes next: who flies a kite stands. */
  let isLifting = false;
  /** An action waits for the noun that follows; `of` are those who were named before it. */
  let action: { value: Action; text: string; of: readonly number[] } | undefined;
  /** Said of two, wherever in the prompt they are. */
  let stance: { value: Stance; text: string } | undefined;
  /** What was said for the place. */
  let placeText = '';
  /** `And` begins something new: what is told after it is not of what came before. */
  let isBegun = false;

  const understand = (text: string) => {
    if (!reading.understood.includes(text)) reading.understood.push(text);
  };

  function noun({ motif: named, name, plural }: Parameters<Reader['noun']>[0], noun: string): void {
    const shown = action && acting(named, action.value);
    const [motif, text] = shown && action ? [shown, `${action.text} ${noun}`] : [named, noun];
    const leaps = shown === named && action?.value === 'jumping';
    if (shown) action = undefined;
    act();
    isBegun = true;
    if (isLifting) {
      waiting = { ...waiting, aloft: true, relation: waiting.relation ?? 'beside' };
      isLifting = false;
    }
    const { relation, manner, denied, count, color, size, aloft } = waiting;
    const traits = {
      ...(color && { color }),
      ...(size && { size }),
      ...(aloft && { aloft }),
      ...(leaps && { leaps }),
    };
    waiting = {};
    if (denied || reading.things.length >= maxThings) return;
    const index = reading.things.length;
    const amount = Math.min(maxCount, count ?? (plural ? unsaidPlural : 1));
    reading.things.push({ motif, name, count: Math.max(1, amount), ...traits });
    understand(describe(reading.things[index] as Thing, text));
    if (relation === 'beside' && manner !== 'around' && group.length > 0) {
      // Being side by side has no direction; what is named first is the subject.
      relate(index, relation, group.at(-1) as number, manner === 'within' ? 'around' : manner);
      group = [...group, index];
    } else if (relation && group.length > 0) {
      for (const other of group)
        relate(other, relation, index, manner === 'around' ? manner : undefined);
      group = [index];
      objectTaken = true;
    } else {
      group = objectTaken ? [index] : [...group, index];
      objectTaken = false;
    }
  }

  /** Gives a waiting action to those named before it; what no motif shows is not understood. */
  function act(): void {
    if (!action) return;
    const { value, text, of } = action;
    action = undefined;
    let isShown = quiet.has(value);
    for (const index of of) {
      const thing = reading.things[index] as Thing;
      const motif = acting(thing.motif, value);
      if (!motif) continue;
      if (thing.motif === motif && value === 'jumping') thing.leaps = true;
      thing.motif = motif;
      understand(text);
      isShown = true;
    }
    if (!isShown) unknown(text);
  }

  function relate(index: number, kind: RelationKind, to: number, manner?: Manner): void {
    const thing = reading.things[index] as Thing;
    thing.relation ??= { kind, to, ...(manner && { manner }) };
  }

  /** `Flying over the city`: who is meant is in the air. */
  function lift(): void {
    isLifting = false;
    for (const index of group) (reading.things[index] as Thing).aloft = true;
  }

  function place(value: NonNullable<PromptReading['place']>, text: string): void {
    const { relation, denied } = waiting;
    waiting = {};
    if (isLifting) lift();
    if (denied) return;
    if (relation === 'above' || (value === 'sky' && group.length > 0)) lift();
    // `A forest in the snow`: snow is a place only where there is no other.
    const other = reading.place && reading.place !== value;
    if (other && (value === 'snow' || reading.place === 'snow')) {
      reading.weather ??= 'snow';
      if (value !== 'snow') reading.place = value;
    }
    group = [];
    meetPlace(value, text);
  }

  /** The picture is of one place; of a second it shows what belongs to it, or nothing. */
  function meetPlace(value: NonNullable<PromptReading['place']>, text: string): void {
    const { place, backdrop, lost } = meet(reading.place, value);
    if (lost === 'second') return unknown(text);
    if (lost === 'first') {
      reading.understood = reading.understood.filter((said) => said !== placeText);
      unknown(placeText);
    }
    reading.place = place;
    if (backdrop) reading.backdrop = backdrop;
    placeText = text;
    understand(text);
  }

  /** Scenery is told once; what comes first stands. */
  function note<Key extends 'time' | 'weather' | 'season' | 'mood' | 'style'>(
    key: Key,
    value: NonNullable<PromptReading[Key]>,
    text: string,
  ): void {
    const { denied } = waiting;
    if (key !== 'mood' && key !== 'style') waiting = {};
    if (denied) return;
    reading[key] ??= value;
    understand(text);
  }

  function sense(sense: Sense, text: string): void {
    if (isClause(sense)) act();
    switch (sense.kind) {
      case 'action':
        if (!waiting.denied) action = { value: sense.value, text, of: isBegun ? group : [] };
        return;
      case 'color':
      case 'size':
        waiting = { ...waiting, [sense.kind]: sense.value };
        return;
      case 'count':
        return countOf(sense.value, text);
      case 'relation':
        // `A car in red under a tree`: a colour without a noun belongs to what came before.
        settle();
        if (isLifting) lift();
        waiting.relation = sense.value;
        if (sense.manner) waiting.manner = sense.manner;
        return;
      case 'place':
        return place(sense.value, text);
      case 'time':
        return note('time', sense.value, text);
      case 'weather':
        return note('weather', sense.value, text);
      case 'season':
        return note('season', sense.value, text);
      case 'mood':
        return note('mood', sense.value, text);
      case 'style':
        return note('style', sense.value, text);
      case 'aloft':
        if (group.length === 0) waiting.aloft = true;
        else isLifting = true;
        return;
      case 'stance':
        stance = { value: sense.value, text };
        return;
      case 'and':
        if (isLifting) lift();
        settle();
        isBegun = false;
        return;
      case 'not':
        waiting.denied = true;
        return;
      case 'filler':
        if (pronoun.test(text)) pointBack();
        return;
      case 'undrawn':
        return;
    }
  }

  /** A date is no count, nor is the second of two numbers. */
  function countOf(count: number, text: string): void {
    const isNumber = /^\p{N}/u.test(text);
    if (isNumber && (!isAmount(text) || waiting.digits)) return unknown(text);
    waiting.count = count;
    if (isNumber) waiting.digits = text;
  }

  /** `A shelf with a cat on it`: the relation is that of who was named last, to who was before. */
  function pointBack(): void {
    const { relation } = waiting;
    const last = reading.things.at(-1);
    if (!relation || !last || reading.things.length < 2) return;
    last.relation = { kind: relation, to: last.relation?.to ?? reading.things.length - 2 };
    waiting = {};
  }

  function settle(): void {
    if (waiting.digits) unknown(waiting.digits);
    const last = waiting.stranded ? undefined : reading.things.at(-1);
    if (last && waiting.color) last.color ??= waiting.color;
    if (last && waiting.size) last.size ??= waiting.size;
    waiting = {};
  }

  function unknown(text: string): void {
    const word = text.slice(0, longestUnknown);
    const isNew = !reading.unknown.includes(word) && reading.unknown.length < maxUnknown;
    if (!waiting.denied && isNew) reading.unknown.push(word);
    // `A red vintage car`: the colour goes on to the noun, but no further.
    waiting.stranded = true;
  }

  function stand(): void {
    if (!stance) return;
    const { value, text } = stance;
    const pair = pairOf(reading.things);
    if (!pair) return unknown(text);
    for (const thing of pair) thing.stance = value;
    understand(text);
  }

  return {
    noun,
    sense,
    unknown,
    finish() {
      act();
      if (isLifting) lift();
      settle();
      stand();
      return reading;
    },
  };
}
