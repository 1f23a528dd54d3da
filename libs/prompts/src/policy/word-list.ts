import { bareText } from '../tokens.ts';
import { plainText } from './plain-text.ts';
import { listRecords, type ListRecord } from './read-lists.ts';

export type WordList = {
  /** Whether a plain or original text has a word of the list. */
  isIn: (plain: string, written?: string) => boolean;
  /** Replaces each word of the list in a plain text. */
  replaceIn: (plain: string, by: string) => string;
};

/** Prefixes that Arabic joins to a word: `and`, `with`, `like`, `for`, `the`. */
const joined = '[وفبكل]?(?:ال|ل)?';

/**
 * A letter in the scripts of the lists. Patterns hold it hundreds of times: as `\p{L}` they would take
 * a second to compile.
 */
const letter = String.raw`[a-z\u00df-\u00f6\u00f8-\u024f\u0370-\u052f\u05d0-\u05ea\u0620-\u064a\u066e-\u06d3]`;

const lists = new Map<string, WordList>();

/** The list of this name in `data/policy`. */
export function wordList(name: string): WordList {
  const list = lists.get(name) ?? compile(recordOf(name));
  lists.set(name, list);
  return list;
}

/** The alternatives of a list as a pattern for plain texts. */
export const sourceOf = (name: string): string => alternatives(recordOf(name)).join('|');

function recordOf(name: string): ListRecord {
  const record = listRecords.get(name);
  if (!record) throw new Error(`There is no word list ${name} in libs/prompts/data/policy.`);
  return record;
}

function compile(record: ListRecord): WordList {
  const found = [
    ...[alternatives(record).join('|')].filter(Boolean).map(whole),
    ...record.unbounded.map(expand),
  ].join('|');
  const pattern = new RegExp(withLetters(asRead(found)), 'u');
  const everywhere = new RegExp(pattern.source, 'gu');
  const unspaced = record.unspaced === undefined ? null : new RegExp(record.unspaced, 'u');
  return {
    isIn: (plain, written = '') => pattern.test(plain) || (unspaced?.test(written) ?? false),
    replaceIn: (plain, by) => plain.replace(everywhere, by),
  };
}

const alternatives = ({ words, patterns }: ListRecord): string[] => [
  ...(words === undefined ? [] : wordSources(includeWords(words))),
  ...patterns.map(expand),
];

/** `{{name}}` among words stands for the words of another list. */
const includeWords = (words: string): string =>
  words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => includeWords(recordOf(name).words ?? ''));

/** `{{name}}` in a pattern stands for any alternative of another list. */
const expand = (pattern: string): string =>
  pattern.replace(/\{\{(\w+)\}\}/g, (_, name: string) => `(?:${sourceOf(name)})`);

const wordSources = (words: string): string[] =>
  plainText(words.replace(/\S*[äöü]\S*/g, (word) => `${word} ${inTwoLetters(word)}`))
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' ').replaceAll('*', String.raw`\p{L}*`))
    .map((word) => (/^\p{Script=Arabic}/u.test(word) ? `${joined}${word}` : word));

/** Spellings of umlauts without their keys. */
const inTwoLetters = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');

const whole = (source: string): string => String.raw`(?<!\p{L})(?:${source})(?!\p{L})`;

/** A pattern in the form of the texts that it is looked for in. */
const asRead = (source: string): string => source.replace(/\P{ASCII}+/gu, bareText);

const withLetters = (source: string): string => source.replaceAll(String.raw`\p{L}`, letter);
