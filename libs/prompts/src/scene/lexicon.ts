import { inflections } from '../lemmas.ts';
import { tableOf, wordsOf } from '../read-words.ts';
import type { Sense } from './sense.ts';

/** Most words of an entry: `on the left side of`. */
export const longestSense = 5;

const senses = new Map<string, Sense>();

/** Of two sections with the same word, the first one counts. */
function addWords(words: readonly string[], sense: Sense): void {
  for (const word of words) {
    if (!senses.has(word)) senses.set(word, sense);
  }
}

/** The keys of a table are the values of its sense, see `sense.ts`. */
function addTable(section: string, sense: (value: never) => Sense): void {
  for (const [value, words] of tableOf(section)) addWords(words, sense(value as never));
}

addTable('relations', (value) => ({ kind: 'relation', value }));
addTable('backwards', (value) => ({ kind: 'relation', value, isBack: true }));
addWords(wordsOf('wearing'), { kind: 'relation', value: 'beside', isWorn: true });
addWords(wordsOf('apart'), { kind: 'relation', value: 'beside', isApart: true });
addWords(wordsOf('holding'), { kind: 'relation', value: 'beside', isHeld: true });
addWords(wordsOf('heldBy'), { kind: 'relation', value: 'beside', isHeld: true, isPassive: true });
addWords(wordsOf('inHand'), { kind: 'in hand' });
addTable('sides', (value) => ({ kind: 'side', value }));
addWords(wordsOf('onTop'), { kind: 'on top' });
addWords(wordsOf('turns'), { kind: 'undrawn' });
addWords(wordsOf('centre'), { kind: 'undrawn' });
addTable('manners', (manner) => ({ kind: 'relation', value: 'beside', manner }));
addTable('colors', (value) => ({ kind: 'color', value }));
addTable('sizes', (value) => ({ kind: 'size', value }));
addTable('counts', (value) => ({ kind: 'count', value: Number(value) }));
addTable('times', (value) => ({ kind: 'time', value }));
addTable('weathers', (value) => ({ kind: 'weather', value }));
addTable('seasons', (value) => ({ kind: 'season', value }));
addTable('places', (value) => ({ kind: 'place', value }));
addTable('moods', (value) => ({ kind: 'mood', value }));
addTable('styles', (value) => ({ kind: 'style', value }));
addTable('stances', (value) => ({ kind: 'stance', value }));
addTable('postures', (value) => ({ kind: 'posture', value }));
addWords(wordsOf('aloft'), { kind: 'aloft' });
addTable('actions', (value) => ({ kind: 'action', value }));
addWords(wordsOf('conjunctions'), { kind: 'and' });
addWords(wordsOf('negations'), { kind: 'not' });
addWords(wordsOf('fillers'), { kind: 'filler' });

const among = (section: string): ((word: string) => boolean) => {
  const all = new Set(wordsOf(section));
  return (word) => all.has(word);
};

export const isCentre = among('centre');
export const isUnseen = among('unseen');
export const isWooden = among('wooden');
export const isColorful = among('colorful');

/** The closed-class meaning of adjacent words. */
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
