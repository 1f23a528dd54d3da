import { someone } from './degrading-words.ts';
import { byFullName } from './person-words.ts';
import { plainText } from './plain-text.ts';
import { commonNames, fictional, names } from './public-names.ts';
import { whole, wordsOf } from './word-patterns.ts';

/** Somebody in an office that people of today hold; kings and queens are in fairy tales. */
const titled =
  /(?<!\p{L})(?:[Pp]resident|[Cc]hancellor|[Ss]enator|[Gg]overnor|[Mm]ayor|[Mm]inister|[Pp]räsident(?:in)?|[Kk]anzler(?:in)?|[Cc]ardinal|[Bb]ishop) \p{Lu}\p{Ll}+/gu;
const capitals = /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?!\p{L})/gu;

const knownNames = whole(wordsOf(names));
const startsCommon = whole(`(?:${wordsOf(commonNames)}) \\p{L}+`);
const stories = whole(fictional, 'g');
const everyName = whole(`${wordsOf(names)}|${byFullName}`, 'g');

/** Whether somebody of public life is named. */
export const isPublic = (plain: string): boolean => knownNames.test(plain);

/**
 * A plain text with one and the same word in the place of each real person's name, so that rules can
 * say what stands right beside it; nothing where no real person is named.
 */
export function nameRealPersons(text: string, plain: string): string | undefined {
  const written = [
    ...(text.match(titled) ?? []),
    ...(text.match(capitals) ?? []).filter((name) => startsCommon.test(plainText(name))),
  ].map(plainText);
  const real = plain.replace(stories, ' ').replace(everyName, someone);
  const named = written.reduce((all, name) => all.replaceAll(name, someone), real);
  return named.includes(someone) ? named.replaceAll(`${someone} ${someone}`, someone) : undefined;
}
