import { plainText } from './plain-text.ts';
import { sourceOf, wordList } from './word-list.ts';

/** Placeholder for a real person's name; the only word of the list `someone`. */
const someone = 'realperson';

/** Offices that people hold today, without kings and queens. */
const titled =
  /(?<!\p{L})(?:[Pp]resident|[Cc]hancellor|[Ss]enator|[Gg]overnor|[Mm]ayor|[Mm]inister|[Pp]räsident(?:in)?|[Kk]anzler(?:in)?|[Cc]ardinal|[Bb]ishop) \p{Lu}\p{Ll}+/gu;
const capitals = /(?<!\p{L})\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?!\p{L})/gu;

/** Two capitalised words, as names are written. */
const fullName =
  /(?<!\p{L}|\bby |\bstyle of |\b[Ss]til von )(?<first>\p{Lu}\p{Ll}+) (?<last>\p{Lu}\p{Ll}+)(?!\p{L})/gu;
/** Capitalised words that are places, styles or German nouns. */
const noFirstName =
  /^(?:New|Los|Las|San|Santa|Saint|Mount|Lake|North|South|East|West|Great|Grand|Golden|Hong|Costa|Rio|Monte|Cape|Central|Art|Old|The)$/;
const noLastName =
  /^(?:Frau|Frauen|Mann|Männer|Dame|Paar|Statue|Figur|Skulptur|Menschen|Leute|Woman|Women|Man|Men|Lady|Couple|Venus|Beach|City|Sea|Ocean)$/;
const killingOf =
  /(?<!\p{L})(?:kill|murder|stab|behead|torture|strangle|rape|töte|ermorde|erschieße)(?:s|ing|t|n)? $/iu;

/**
 * Replaces each real person's name in a plain text by the placeholder, so that rules can match the
 * words beside it; empty where none is named.
 */
export function nameRealPersons(text: string, plain: string): string {
  const startsCommon = new RegExp(`^(?:${sourceOf('commonNames')}) `, 'u');
  const written = [
    ...(text.match(titled) ?? []),
    ...(text.match(capitals) ?? []).filter((name) => startsCommon.test(plainText(name))),
  ].map(plainText);
  const real = wordList('everyName').replaceIn(
    wordList('fictional').replaceIn(plain, ' '),
    someone,
  );
  const named = written.reduce((all, name) => all.replaceAll(name, someone), real);
  return named.includes(someone) ? named.replaceAll(`${someone} ${someone}`, someone) : '';
}

/** A title with every word capitalised is no name. */
export function hasFullName(text: string): boolean {
  const isTitle = !/(?<!\p{L})\p{Ll}{4,}/u.test(text) && (text.match(/\p{L}+/gu) ?? []).length > 3;
  if (isTitle) return false;
  return [...text.matchAll(fullName)].some(({ 0: name, groups }) => {
    const { first = '', last = '' } = groups ?? {};
    return (
      !noFirstName.test(first) &&
      !noLastName.test(last) &&
      !wordList('sexual').isIn(plainText(name))
    );
  });
}

/** Whether a person with first and last name is to be killed. */
export const killsByName = (text: string): boolean =>
  [...text.matchAll(fullName)].some(({ index }) => killingOf.test(text.slice(0, index)));
