import { joinNouns, namesShade, nounOf } from './scene-nouns.ts';
import { isArabic, readTokens, type Token } from './scene-tokens.ts';
import type { Joint, Noun } from './words/scene-lexicon.ts';

/** Words that say one thing together: a noun and what describes it, or either of them alone. */
export type Phrase = {
  tokens: Token[];
  noun?: Noun;
  /** The word that says that this is not wanted. */
  negation?: Token;
  /** Counts the wishes of a prompt: what stands between its commas and its `and`. */
  clause: number;
  /** Counts what is wished for instead, or after it: what stands between its `then` and its `or`. */
  step: number;
  /** Counts the phrases. */
  at: number;
};

/** Parts a prompt into phrases. */
export function readPhrases(prompt: string): Phrase[] {
  const tokens = readTokens(prompt);
  const reader = new PhraseReader();
  for (const [at, token] of tokens.entries()) reader.read(token, tokens[at + 1]);
  return reader.end();
}

class PhraseReader {
  readonly #phrases: Phrase[] = [];
  #open: Phrase | undefined;
  #clause = 0;
  #step = 0;
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
      this.#phrases.push({ tokens: [], negation: this.#negation.token, ...this.#place() });
    }
    this.#negation = undefined;
    return this.#phrases;
  }

  #part(joint: Joint, next: Token | undefined): void {
    this.#close();
    this.#clause += 1;
    if (joint === 'then' || joint === 'or') this.#step += 1;
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
    const isOther = before && noun && !joinNouns(before, noun);
    if (isOther || (noun?.kind === 'light' && this.#hasColor())) this.#close();
    this.#open ??= { tokens: [], ...this.#place() };
    this.#open.tokens.push(token);
    const joined = noun && this.#open.noun ? joinNouns(this.#open.noun, noun) : noun;
    if (joined) this.#open.noun = joined;
  }

  /** A wall in a colour is a place, which a light stands beside. */
  #hasColor(): boolean {
    const isColored = this.#open?.tokens.some(({ meaning }) => meaning?.kind === 'color') ?? false;
    return isColored && this.#open?.noun !== undefined;
  }

  #place(): Pick<Phrase, 'clause' | 'step' | 'at'> {
    return { clause: this.#clause, step: this.#step, at: this.#phrases.length };
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
