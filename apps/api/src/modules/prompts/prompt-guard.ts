import type { Field } from '@tintory/catalog';
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { AppError } from '../../platform/errors.ts';
import { plainText } from './plain-text.ts';
import {
  abuse,
  alwaysRefused,
  deadPerson,
  innocent,
  minors,
  realPersons,
  sexual,
  unspaced,
} from './refused-words.ts';

/** Birds, sea walls and what is thick in German: words of the list that mostly mean nothing bad. */
const ambiguous = new Set(['cock', 'dick', 'dyke', 'prick', 'chink', 'tit']);

/** A maintained list of insults and obscenities, in all the spellings that try to hide them. */
const obscenities = new RegExpMatcher({
  ...new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => ambiguous.has(metadata?.originalWord ?? ''))
    .build(),
  ...englishRecommendedTransformers,
});

/** Two words with capitals: how names are written. */
const fullName =
  /(?<!\p{L}|\bby |\bstyle of |\b[Ss]til von )(?<first>\p{Lu}\p{Ll}+) (?<last>\p{Lu}\p{Ll}+)(?!\p{L})/gu;
/** Capitals that places, styles and German nouns have too. */
const noFirstName =
  /^(?:New|Los|Las|San|Santa|Saint|Mount|Lake|North|South|East|West|Great|Grand|Golden|Hong|Costa|Rio|Monte|Cape|Central|Art|Old|The)$/;
const noLastName =
  /^(?:Frau|Frauen|Mann|Männer|Dame|Paar|Statue|Figur|Skulptur|Menschen|Leute|Woman|Women|Man|Men|Lady|Couple|Venus|Beach|City|Sea|Ocean)$/;

/**
 * Whether a wish is one that nobody gets: obscene, hateful, sexual with minors, or abuse of a real
 * person.
 */
export function isRefused(text: string): boolean {
  const plain = plainText(text).replace(innocent, ' ');
  const composed = text.normalize('NFKC');
  if (obscenities.hasMatch(plain) || alwaysRefused.test(plain)) return true;
  const isYoung = minors.test(plain) || unspaced.minors.test(composed);
  const isReal = realPersons.test(plain);
  if (sexual.test(plain) || unspaced.sexual.test(composed)) {
    return isYoung || isReal || hasFullName(text);
  }
  return (abuse.test(plain) && (isReal || isYoung)) || deadPerson.test(plain);
}

/** A title with a capital for each word is no name: its words are what it is about. */
function hasFullName(text: string): boolean {
  const isTitle = !/(?<!\p{L})\p{Ll}{4,}/u.test(text) && (text.match(/\p{L}+/gu) ?? []).length > 3;
  if (isTitle) return false;
  return [...text.matchAll(fullName)].some(({ 0: name, groups }) => {
    const { first = '', last = '' } = groups ?? {};
    return !noFirstName.test(first) && !noLastName.test(last) && !sexual.test(plainText(name));
  });
}

/**
 * Looks at every text of a job before anything is held for it.
 *
 * @throws AppError `PromptRefused`
 */
export function assertDecent(
  fields: readonly Field[],
  inputs: Readonly<Record<string, unknown>>,
): void {
  for (const { key, kind } of fields) {
    if (kind === 'text' && isRefused(String(inputs[key] ?? '')))
      throw new AppError('PromptRefused');
  }
}
