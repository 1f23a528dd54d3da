/**
 * A word, a number or what stands between two of them. Joined, the tokens of a text give the text in
 * each of their forms.
 */
export type Token = {
  kind: 'word' | 'number' | 'gap';
  /** As in the text: see `writtenText`. */
  written: string;
  /** As vocabularies are spelled: see `foldText`. */
  folded: string;
  /** The same without accents: see `bareText`. */
  bare: string;
  /** Its clause, by index. */
  clause: number;
  /** Words and numbers before it. */
  at: number;
};

/** Vowel signs and hamza of Arabic, decomposed, and its tatweel, all of which are mostly not typed. */
const arabicMarks = /[\u064B-\u0655\u0670\u0640]/gu;

/** Separators of clauses, except the point of a number or an initial. */
const pause = /[,;:!?()|\n،؛。、]|\.\s/u;

/** A gap takes in what English joins to a word by an apostrophe. */
const parts =
  /\p{L}[\p{L}\p{M}]*|\p{N}+|(?:(?<=[\p{L}\p{M}])['’](?:s|re|ll|ve|t|S|RE|LL|VE|T)(?![\p{L}\p{N}])|[^\p{L}\p{N}])+/gu;

/** Splits a text into words of letters, numbers and gaps; hyphens and emoji are gaps. */
export function tokensOf(text: string): Token[] {
  let [clause, at] = [0, 0];
  return (writtenText(text).match(parts) ?? []).map((written) => {
    const folded = fold(written);
    const bare = withoutAccents(folded);
    // Signs alone fold to nothing.
    const kind = /^\p{L}/u.test(folded) ? 'word' : /^\p{N}/u.test(folded) ? 'number' : 'gap';
    const token: Token = { kind, written, folded, bare, clause, at };
    if (kind !== 'gap') at += 1;
    else if (pause.test(written)) clause += 1;
    return token;
  });
}

/** The words and numbers of a text. */
export const wordsOf = (text: string): Token[] =>
  tokensOf(text).filter(({ kind }) => kind !== 'gap');

/** A text in Unicode form NFKC, without invisible signs. */
export const writtenText = (text: string): string => text.replace(/\p{Cf}/gu, '').normalize('NFKC');

/** A written text in lower case, Arabic without vowel signs and hamza, digits Latin. */
export const foldText = (text: string): string => fold(writtenText(text));

const fold = (written: string): string =>
  written
    .normalize('NFKD')
    .toLowerCase()
    .replace(arabicMarks, '')
    .replace(/ٱ/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ء/g, '')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .normalize('NFC');

/** A folded text without accents, for readers that take `é` for `e`. */
export const bareText = (text: string): string => withoutAccents(foldText(text));

const withoutAccents = (folded: string): string =>
  folded.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i');
