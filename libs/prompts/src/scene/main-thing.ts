import { isArabic } from '../lemmas.ts';
import type { Match } from './match-words.ts';
import type { Sense } from './sense.ts';
import type { Vocabulary } from './vocabulary.ts';

const determiner =
  /^(a|an|the|my|your|his|her|its|our|their|this|that|these|those|ein|eine|einen|einem|der|die|das|den|dem)$/;
/** Words that begin a singular noun phrase; a plural noun belongs to another. */
const singular = /^(a|an|this|that|one|ein|eine|einen|einem|einer)$/;
/** Words after which the next noun is the head: `a herd of cows`, not `a cart full of cows`. */
const joining = /^(of|von|vom|des|der|eines|einer)$/;
const filling = /^(full|voll|voller)$/;
/** Words without a meaning that end a noun phrase. */
const preposition = /^(at|during|through|across|am|zum|zur|aus|عند|من)$/;
/** Words that stand for the next noun. */
const indefinite = /^(something|anything|etwas|irgendetwas|irgendwas|شيء|شيئا)$/;

const scenery: readonly Sense['kind'][] = ['place', 'time', 'weather', 'season'];
/** Meanings that follow a noun, or precede it as an adjective: `a dancing bear`. */
const verbal: readonly Sense['kind'][] = ['action', 'aloft', 'posture'];
const ending: readonly Sense['kind'][] = ['side', 'stance', 'on top', 'in hand'];

/**
 * The current phrase: its unknown words, and those of phrases joined by `and`.
 * `isLeft`: a preposition came after them. `isFull`: the last word was `full`.
 */
type Phrase = {
  unknown: string[];
  before: string[];
  isSingular: boolean;
  isDetermined: boolean;
  isCounted: boolean;
  isLeft: boolean;
  isFull: boolean;
};

const emptyPhrase = (before: string[] = []): Phrase => ({
  unknown: [],
  before,
  isSingular: false,
  isDetermined: false,
  isCounted: false,
  isLeft: false,
  isFull: false,
});

/**
 * Finds what a prompt is about by the grammar of its first noun phrase: it ends where a relation, a
 * verb or another article begins.
 *
 * @param spelled a match as the person wrote it
 * @returns the words of the phrase where nothing in it is drawn, though something after it may be
 */
export function findMissing(
  matches: readonly Match[],
  lacks: Vocabulary['lacks'],
  spelled: (match: Match) => string,
): string[] | undefined {
  let phrase = emptyPhrase();
  for (let at = 0; at < matches.length; at += 1) {
    const match = matches[at] as Match;
    if (at > 0 && match.clause !== matches[at - 1]?.clause) phrase = emptyPhrase();
    if (match.sense?.kind === 'not') {
      at = endOfDenied(matches, at);
      continue;
    }
    if (ends(matches, at, phrase)) return [...phrase.before, ...phrase.unknown];
    if (isMain(match)) return undefined;
    phrase = read(phrase, match, spelled(match), lacks);
  }
  return undefined;
}

/** Skips what is negated, up to its noun or the end of the clause. */
function endOfDenied(matches: readonly Match[], from: number): number {
  const { clause } = matches[from] as Match;
  let at = from;
  while (matches[at + 1]?.clause === clause && at + 1 < matches.length) {
    at += 1;
    if (matches[at]?.noun) return at;
  }
  return at;
}

/** Whether the phrase before this match has unknown words only. */
function ends(matches: readonly Match[], at: number, phrase: Phrase): boolean {
  if (phrase.unknown.length === 0) return false;
  const { sense, noun, words } = matches[at] as Match;
  if (noun) return isOfAnother(noun.plural, phrase);
  if (!sense) return false;
  if (scenery.includes(sense.kind)) return words.length > 1 || phrase.isLeft;
  if (verbal.includes(sense.kind)) return !matches[at + 1]?.noun;
  if (sense.kind === 'relation') return !isBetween(sense);
  if (ending.includes(sense.kind)) return true;
  const text = words.join(' ');
  return phrase.isDetermined && determiner.test(text) && !joining.test(text);
}

/** Whether a noun cannot belong to the phrase: a plural after a singular article, or Arabic after a count. */
const isOfAnother = (isPlural: boolean, { isSingular, isCounted, unknown }: Phrase): boolean =>
  (isPlural && isSingular) || (isCounted && isArabic(unknown[0] ?? ''));

/** Whether the unknown noun is described by two others: `a battle between a dragon and a knight`. */
const isBetween = (sense?: Sense): boolean =>
  sense?.kind === 'relation' && sense.manner === 'between';

const isJoined = ({ unknown, isFull }: Phrase, text: string): boolean =>
  joining.test(text) && unknown.length > 0 && !isFull;

const isMain = ({ noun, sense }: Match): boolean =>
  noun !== undefined || (sense !== undefined && scenery.includes(sense.kind));

function read(
  phrase: Phrase,
  { words, sense }: Match,
  text: string,
  lacks: Vocabulary['lacks'],
): Phrase {
  if (indefinite.test(text) || isBetween(sense) || isJoined(phrase, text))
    return emptyPhrase(phrase.before);
  if (sense?.kind === 'and') return emptyPhrase([...phrase.before, ...phrase.unknown]);
  const isUnknown = sense ? sense.kind === 'undrawn' && lacks(words) : words.length === 1;
  const isCount = sense?.kind === 'count';
  return {
    ...phrase,
    unknown: isUnknown ? [...phrase.unknown, text] : phrase.unknown,
    isDetermined: phrase.isDetermined || isCount || determiner.test(text),
    isCounted: phrase.isCounted || isCount,
    isSingular: phrase.isSingular || singular.test(text),
    isLeft: phrase.isLeft || preposition.test(text),
    isFull: filling.test(text),
  };
}
