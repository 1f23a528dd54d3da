import { actions } from './lexicon/actions.ts';
import { colors, counts, moods, sizes, styles } from './lexicon/adjectives.ts';
import {
  aloft,
  apart,
  backwards,
  centre,
  colorful,
  conjunctions,
  fillers,
  manners,
  negations,
  onTop,
  postures,
  relations,
  sides,
  stances,
  turns,
  unseen,
  wooden,
  heldBy,
  holding,
  inHand,
  wearing,
} from './lexicon/function-words.ts';
import { places, seasons, times, weathers } from './lexicon/scenery.ts';
import { inflections } from '../lemmas.ts';
import type { Sense } from './sense.ts';
import { normalizeArabic } from '../tokenize.ts';

/** Most words that one entry has: `on the left side of`. */
export const longestSense = 5;

const senses = new Map<string, Sense>();

function addWords(words: string, sense: Sense): void {
  for (const word of normalizeArabic(words).split(', ')) {
    if (!senses.has(word)) senses.set(word, sense);
  }
}

function addTable<Value extends string>(
  table: Record<Value, string>,
  sense: (value: Value) => Sense,
): void {
  for (const value of Object.keys(table) as Value[]) addWords(table[value], sense(value));
}

addTable(relations, (value) => ({ kind: 'relation', value }));
addTable(backwards, (value) => ({ kind: 'relation', value, isBack: true }));
addWords(wearing, { kind: 'relation', value: 'beside', isWorn: true });
addWords(apart, { kind: 'relation', value: 'beside', isApart: true });
addWords(holding, { kind: 'relation', value: 'beside', isHeld: true });
addWords(heldBy, { kind: 'relation', value: 'beside', isHeld: true, isPassive: true });
addWords(inHand, { kind: 'in hand' });
addTable(sides, (value) => ({ kind: 'side', value }));
addWords(onTop, { kind: 'on top' });
addWords(turns, { kind: 'undrawn' });
addWords(centre, { kind: 'undrawn' });
addTable(manners, (manner) => ({ kind: 'relation', value: 'beside', manner }));
addTable(colors, (value) => ({ kind: 'color', value }));
addTable(sizes, (value) => ({ kind: 'size', value }));
addTable(counts, (value) => ({ kind: 'count', value: Number(value) }));
addTable(times, (value) => ({ kind: 'time', value }));
addTable(weathers, (value) => ({ kind: 'weather', value }));
addTable(seasons, (value) => ({ kind: 'season', value }));
addTable(places, (value) => ({ kind: 'place', value }));
addTable(moods, (value) => ({ kind: 'mood', value }));
addTable(styles, (value) => ({ kind: 'style', value }));
addTable(stances, (value) => ({ kind: 'stance', value }));
addTable(postures, (value) => ({ kind: 'posture', value }));
addWords(aloft, { kind: 'aloft' });
addTable(actions, (value) => ({ kind: 'action', value }));
addWords(conjunctions, { kind: 'and' });
addWords(negations, { kind: 'not' });
addWords(fillers, { kind: 'filler' });

const among = (words: string): ((word: string) => boolean) => {
  const all = new Set(words.split(', '));
  return (word) => all.has(word);
};

export const isCentre = among(centre);
export const isUnseen = among(unseen);
export const isWooden = among(wooden);
export const isColorful = among(colorful);

/** The closed-class meaning of words that stand together, if they have one. */
export function findSense(words: readonly string[]): Sense | undefined {
  const exact = senses.get(words.join(' '));
  if (exact || words.length > 1) return exact;
  const [word = ''] = words;
  if (/^\p{N}+$/u.test(word)) return { kind: 'count', value: Number(word) };
  for (const lemma of inflections(word)) {
    const sense = senses.get(lemma);
    // Function words do not inflect: `ins` is no plural of `in`.
    if (sense && inflects.has(sense.kind)) return sense;
  }
  return undefined;
}

const inflects = new Set<Sense['kind']>([
  'color',
  'size',
  'mood',
  'place',
  'time',
  'weather',
  'season',
]);
