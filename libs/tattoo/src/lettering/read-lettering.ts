import { findSense, withoutMarkup, type Vocabulary } from '@tintory/prompts';
import { canLetter, inCapitals } from './letterforms.ts';
import { asksForRoman, inRoman } from './roman-numerals.ts';

/** What a prompt wants written, and the rest of it; `strange` is what cannot be written. */
export type LetteringWish = { texts: string[]; strange: string[]; rest: string };

/** Texts of one design, and the letters of each that are still read when they are small. */
const mostTexts = 3;
const mostLetters = 32;
/** Characters beyond this are not even looked at. */
const mostRead = 4_000;

const quoted =
  /["“”„«»]([^"“”„«»]{1,80})["“”„«»]|(?<![\p{L}\p{N}])['‘‚]([^'‘’‚]{2,80})['’‘](?![\p{L}\p{N}])/u;
const date =
  /(?<![\p{L}\p{N}.])(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{4}-\d{2}-\d{2}|(?:1[5-9]|20)\d{2} ?[-–] ?(?:1[5-9]|20)\d{2}|(?:1[5-9]|20)\d{2}|[MDCLXVI]{1,8}(?:[ .·-]{1,3}[MDCLXVI]{1,8}){2}|(?=[MDCLXVI]{3})M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3}))(?![\p{L}\p{N}])/u;
/** Degrees with a sign or with N, S, E or W, two of them. */
const coordinates =
  /(?:(?:the )?(?:coordinates?|koordinaten?|احداثيات|إحداثيات)(?: (?:of|von) (?:my|our|the|our|meinem|meiner) \p{L}+)?:? *)?((?<![\p{L}\p{N}.])-?\d{1,3}\.\d{2,8} ?°? ?[NS]?[,;/ ]+-?\d{1,3}\.\d{2,8} ?°? ?[EWO]?)(?![\p{L}\p{N}.])/iu;
/** Before a name, which is a word or two, and before a text, which goes on. */
const beforeName =
  /(?<!\p{L})(?:the )?(?:(?:my|our|his|her) \p{L}+(?:['’]s|s['’]) )?(?:names?|initials?|namen?|initialen|letters?|buchstaben?|اسم)(?: (?:of|is|von))?:? +/iu;
const beforeText =
  /(?<!\p{L})(?:the )?(?:words?|text|lettering|quotes?|saying|(?:that|which) (?:says?|reads)|writing|schriftzug|wort|spruch|zitat|كلمة|عبارة):? +/iu;
/** What is written for the dead, and for whom; no more than three words after it. */
const memorial =
  /(?<!\p{L})(?:in (?:loving )?memory(?: of)?|rest in peace|r\.?i\.?p\.?|in (?:liebevoller )?erinnerung(?: an)?|ruhe in frieden)(?!\p{L})/iu;
const parent = String.raw`mom(?:my)?|mum(?:my)?|mam[ai]|dad(?:dy)?|pap[ai]|oma|opa`;
/** What people call who is dearest to them is written; of `my mom` something is told. */
const called = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:a|an|the|my|our|your|his|her|meine?r?|unsere?|deine?) )(?:${parent})(?: (?:and|und|&|\+) (?:${parent}))?(?!\p{L}|['’]s )`,
  'iu',
);
/** `Words of wisdom` are no words to be written. */
const noText = /^(?:of|from|for|that|and|von|für|aus|und)$/iu;
const joint = /^(?:and|und|&|\+|و)$/iu;
const stop =
  /^(?:with|in|on|over|under|above|below|around|inside|beside|mit|auf|über|unter|im|um|مع|في|علي)$/iu;

/** Takes the texts to be written out of a tattoo's prompt: quotes, names, initials, dates and places. */
export function readLettering(prompt: string, vocabulary: Vocabulary): LetteringWish {
  const plain = withoutMarkup(prompt.slice(0, mostRead));
  const isRoman = asksForRoman.test(plain) && date.test(plain);
  const rest = isRoman ? plain.replace(asksForRoman, ' ') : plain;
  const wish: LetteringWish = { texts: [], strange: [], rest };
  for (let i = 0; i < mostTexts; i += 1) {
    const { rest } = wish;
    const found =
      quotedIn(rest) ??
      remembered(rest, vocabulary) ??
      namedIn(rest, vocabulary) ??
      locatedIn(rest) ??
      datedIn(rest, isRoman) ??
      calledIn(rest);
    if (!found) break;
    const { said, from, to } = found;
    // A comma keeps apart what the text stood between.
    wish.rest = `${rest.slice(0, from)} , ${rest.slice(to)}`;
    const text = inCapitals(said);
    if (text.length <= mostLetters && canLetter(text)) wish.texts.push(text);
    else wish.strange.push(said);
  }
  return wish;
}

type Found = { said: string; from: number; to: number };

/** With the word before it that says what it is: the word “hope”. */
function quotedIn(prompt: string): Found | undefined {
  const match = quoted.exec(prompt);
  const said = (match?.[1] ?? match?.[2])?.trim();
  if (!match || !said || !/[\p{L}\p{N}]/u.test(said)) return undefined;
  const before = prompt.slice(0, match.index);
  const label = [beforeText, beforeName]
    .map((kind) => new RegExp(`${kind.source}$`, 'iu').exec(before)?.index)
    .find((index) => index !== undefined);
  return { said, from: label ?? match.index, to: match.index + match[0].length };
}

function remembered(prompt: string, vocabulary: Vocabulary): Found | undefined {
  const match = memorial.exec(prompt);
  if (!match) return undefined;
  const start = match.index + match[0].length;
  const words = prompt
    .slice(start)
    .split(/(?<=[,;])| +/u)
    .filter(Boolean);
  const count = Math.min(3, nameLength(words, vocabulary)) || ownLength(words);
  const name = words.slice(0, count).join(' ');
  const to = count > 0 ? prompt.indexOf(name, start) + name.length : start;
  // Nobody is named: the words end before what would lead to them.
  const lead = count > 0 ? match[0] : match[0].replace(/ (?:of|an)$/iu, '');
  return { said: `${lead} ${name}`.replace(/[,;]+$/u, '').trim(), from: match.index, to };
}

/** `My grandma`, and her name if it follows. */
function ownLength([first = '', second = '', third = '']: readonly string[]): number {
  if (
    !/^(?:my|our|mein(?:e[nmr]?)?|unser(?:e[nmr]?)?)$/iu.test(first) ||
    !/^\p{L}+[,;]?$/u.test(second)
  )
    return 0;
  return /\p{L}$/u.test(second) && /^\p{Lu}\p{Ll}/u.test(third) ? 3 : 2;
}

function namedIn(prompt: string, vocabulary: Vocabulary): Found | undefined {
  const name = beforeName.exec(prompt);
  const label = name ?? beforeText.exec(prompt);
  if (!label) return undefined;
  const start = label.index + label[0].length;
  const words = prompt.slice(start).split(/(?<=[,;])| +/u);
  const count = name ? nameLength(words, vocabulary) : textLength(words);
  if (count === 0) return undefined;
  const said = words
    .slice(0, count)
    .join(' ')
    .replace(/[,;]+$/u, '');
  const end = words
    .slice(0, count)
    .reduce((at, word) => prompt.indexOf(word, at) + word.length, start);
  return { said, from: label.index, to: end };
}

/** `Anna`, `A.M.`, `Anna and Tom`: capitals, or at the first place any word that means nothing. */
function nameLength(words: readonly string[], vocabulary: Vocabulary): number {
  const [first = ''] = words;
  const bare = (word: string) => word.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '');
  const means = (word: string) =>
    findSense([bare(word)]) !== undefined || vocabulary.find([bare(word)]) !== undefined;
  const isName = (word = '') => /^\p{Lu}/u.test(word);
  if (!isName(first) && (bare(first) === '' || means(first))) return 0;
  let count = 1;
  while (count < 5 && !/[,;]$/.test(words[count - 1] ?? '')) {
    const step = joint.test(words[count] ?? '') ? 2 : 1;
    const next = words[count + step - 1];
    if (!isName(next) || means(next ?? '')) break;
    count += step;
  }
  return count;
}

const textLength = (words: readonly string[]): number => {
  if (noText.test(words[0] ?? '')) return 0;
  const end = words.findIndex(
    (word, i) => stop.test(word) || (i > 0 && /[,;]$/.test(words[i - 1] ?? '')),
  );
  return end < 0 ? words.length : end;
};

function locatedIn(prompt: string): Found | undefined {
  const match = coordinates.exec(prompt);
  if (!match?.[1]) return undefined;
  return { said: match[1].trim(), from: match.index, to: match.index + match[0].length };
}

function calledIn(prompt: string): Found | undefined {
  const match = called.exec(prompt);
  return match
    ? { said: match[0], from: match.index, to: match.index + match[0].length }
    : undefined;
}

function datedIn(prompt: string, isRoman: boolean): Found | undefined {
  const match = date.exec(prompt);
  if (!match) return undefined;
  const before = /(?<!\p{L})(?:the )?(?:date|birth ?date|year|datum|jahr|تاريخ):? *$/iu.exec(
    prompt.slice(0, match.index),
  );
  const said = match[0].replace(/ ?[-–] ?(?=\d{4}$)/u, '-');
  return {
    said: isRoman ? inRoman(said) : said,
    from: before?.index ?? match.index,
    to: match.index + match[0].length,
  };
}
