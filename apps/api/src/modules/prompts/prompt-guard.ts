import type { Field } from '@tintory/catalog';
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { AppError } from '../../platform/errors.ts';
import { isCruelToMinor } from './cruelty-words.ts';
import { degrading, mocksKnown } from './degrading-words.ts';
import { abuse, harm, isDeadPerson, killingOf, threat } from './harm-words.ts';
import { isIntimateScene } from './intimate-scenes.ts';
import { minors } from './minor-words.ts';
import { isPublic, nameRealPersons } from './name-persons.ts';
import { knownPersons, realPersons } from './person-words.ts';
import { plainText, spelledOut } from './plain-text.ts';
import { alwaysRefused, innocent, unspaced } from './refused-words.ts';
import { childrensWear, revealing, suggestive } from './revealing-words.ts';
import { nakedMinor, nakedMinorInOneWord, sexual } from './sexual-words.ts';

/** Birds, sea walls and what is thick in German: words of the list that mostly mean nothing bad. */
const ambiguous = new Set(['cock', 'dick', 'dyke', 'prick', 'chink', 'tit']);

/** What a pumpkin may be as well: of whom it is said is looked at by our own words. */
const looks = /(?<!\p{L})sexy(?!\p{L})/gu;

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
  if (obscenities.hasMatch(plain.replace(looks, ' ')) || alwaysRefused.test(plain)) return true;
  if (unspaced.always.test(text.normalize('NFKC'))) return true;
  if (isSexualAbuse(text, plain) || isSuggestive(text, plain)) return true;
  return isIntimateScene(plain) || isHarm(text, plain);
}

/** Sex and nakedness with whoever is a minor, a real person, or close to the one who writes. */
function isSexualAbuse(text: string, plain: string): boolean {
  const composed = text.normalize('NFKC');
  // Words spelled letter by letter are looked for here alone: by chance they spell insults.
  const all = `${plain} ${spelledOut(text)}`;
  if (nakedMinorInOneWord.test(plain)) return true;
  if (minors.test(plain) && nakedMinor.test(plain)) return true;
  if (!sexual.test(all) && !unspaced.sexual.test(composed)) return false;
  const isYoung = minors.test(all) || unspaced.minors.test(composed);
  return isYoung || realPersons.test(all) || knownPersons.test(plain) || hasFullName(text);
}

/** What adults may wear and do in a picture, and neither minors nor people of public life. */
function isSuggestive(text: string, plain: string): boolean {
  const composed = text.normalize('NFKC');
  const others = plain.replace(childrensWear, ' ');
  const worn = minors.test(others) ? plain : others;
  const all = `${worn} ${spelledOut(text)}`;
  const isYoung = minors.test(all) || unspaced.minors.test(composed);
  if (!isYoung && !isPublic(plain)) return false;
  return revealing.test(all) || unspaced.revealing.test(composed) || suggestive.test(all);
}

function isHarm(text: string, plain: string): boolean {
  if (abuse.test(plain) && (realPersons.test(plain) || minors.test(plain))) return true;
  const named = nameRealPersons(text, plain);
  if (named && (harm.test(plain) || abuse.test(plain) || degrading.test(named))) return true;
  if (mocksKnown.test(plain) || isCruelToMinor(plain)) return true;
  return isDeadPerson(plain) || threat.test(plain) || killsByName(text);
}

const killsByName = (text: string): boolean =>
  [...text.matchAll(fullName)].some(({ index }) => killingOf.test(text.slice(0, index)));

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
