import { ownColors } from './words/place-words.ts';
import {
  isJoinedAnd,
  meaningOf,
  type Joint,
  type Meaning,
  type Noun,
} from './words/scene-lexicon.ts';

/** A word of a prompt as it was written, in lower case, and what it says of the place. */
export type Token = { word: string; meaning: Meaning | undefined };

/** Words that say one thing together: a noun and what describes it, or either of them alone. */
export type Phrase = {
  tokens: Token[];
  noun?: Noun;
  /** The word that says that this is not wanted. */
  negation?: Token;
  /** Counts the wishes of a prompt: what stands between its commas and its `and`. */
  clause: number;
};

/** Nobody describes one picture in more words. */
const mostTokens = 400;

function tokensOf(prompt: string): Token[] {
  const words =
    prompt.toLowerCase().match(/\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?|[,.;:!?&+/\n،؛]/gu) ?? [];
  return words.slice(0, mostTokens).flatMap((word): Token[] => {
    const parts: Token = { word: '', meaning: { kind: 'joint', joint: 'then' } };
    if (!/^\p{L}/u.test(word)) return [parts];
    const token = { word, meaning: meaningOf(word) };
    const and: Token = { word: '', meaning: { kind: 'joint', joint: 'and' } };
    return isJoinedAnd(word) ? [and, token] : [token];
  });
}

const nounOf = ({ meaning }: Token): Noun | undefined =>
  meaning && ['place', 'room', 'paper', 'ground', 'thing'].includes(meaning.kind)
    ? (meaning as Noun)
    : undefined;

const isArabic = (word: string): boolean => /^[\u0600-\u06FF]/u.test(word);

/** How much a noun says of the place: a marble table is marble, whatever a table may be. */
const weight = { thing: 0, ground: 1, room: 2, paper: 3, place: 4 } as const;

/** The noun of two that stand together, if they are one: marble and garden are two. */
function joinNouns(first: Noun, second: Noun): Noun | undefined {
  if ('studio' in first && 'studio' in second && first.studio === second.studio) {
    return weight[first.kind] >= weight[second.kind] ? first : second;
  }
  if (first.kind === 'place' && second.kind === 'place') return undefined;
  if (first.kind === 'paper' && second.kind === 'place') return undefined;
  return weight[first.kind] >= weight[second.kind] ? first : second;
}

/** Whether a place only says which shade a colour has: a forest is a place, forest green is none. */
const namesShade = (noun: Noun, { meaning }: Token): boolean =>
  noun.kind === 'place' &&
  meaning?.kind === 'color' &&
  ownColors[noun.studio].split(' ').includes(meaning.color);

/** Parts a prompt into phrases. */
export function readPhrases(prompt: string): Phrase[] {
  const tokens = tokensOf(prompt);
  const reader = new PhraseReader();
  for (const [at, token] of tokens.entries()) reader.read(token, tokens[at + 1]);
  return reader.end();
}

class PhraseReader {
  readonly #phrases: Phrase[] = [];
  #open: Phrase | undefined;
  #clause = 0;
  #negation: { token: Token; isUsed: boolean } | undefined;

  read(token: Token, next: Token | undefined): void {
    const { meaning } = token;
    switch (meaning?.kind) {
      case 'silent':
        return;
      case 'relation':
        this.#close();
        if (this.#negation?.isUsed) this.#negation = undefined;
        return;
      case 'joint':
        return this.#part(meaning.joint, next);
      case 'negation':
        this.end();
        this.#negation = { token, isUsed: false };
        return;
      default:
        return this.#add(token);
    }
  }

  /** What negates nothing is a phrase of its own. */
  end(): Phrase[] {
    this.#close();
    if (this.#negation && !this.#negation.isUsed) {
      this.#phrases.push({ tokens: [], negation: this.#negation.token, clause: this.#clause });
    }
    this.#negation = undefined;
    return this.#phrases;
  }

  #part(joint: Joint, next: Token | undefined): void {
    this.#close();
    this.#clause += 1;
    if (!this.#negation?.isUsed) return;
    const goesOn = joint === 'or' || (joint === 'and' && next?.meaning?.kind !== 'relation');
    if (goesOn) this.#negation.isUsed = false;
    else this.#negation = undefined;
  }

  #add(token: Token): void {
    const noun = nounOf(token);
    const before = this.#open?.noun;
    if (this.#open && before && !noun && !isArabic(token.word)) {
      if (namesShade(before, token)) delete this.#open.noun;
      else this.#close();
    }
    if (before && noun && !joinNouns(before, noun)) this.#close();
    this.#open ??= { tokens: [], clause: this.#clause };
    this.#open.tokens.push(token);
    const joined = noun && this.#open.noun ? joinNouns(this.#open.noun, noun) : noun;
    if (joined) this.#open.noun = joined;
  }

  #close(): void {
    if (!this.#open) return;
    const negation = this.#negation?.isUsed === false ? this.#negation : undefined;
    if (negation) {
      this.#open.negation = negation.token;
      negation.isUsed = true;
    }
    this.#phrases.push(this.#open);
    this.#open = undefined;
  }
}
