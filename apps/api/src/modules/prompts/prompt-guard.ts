import type { Field } from '@tintory/catalog';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { AppError } from '../../platform/errors.ts';

/** A maintained list of insults and obscenities, in all the spellings that try to hide them. */
const obscenities = new RegExpMatcher({
  ...englishDataset.build(),
  ...englishRecommendedTransformers,
});

const wordsOf = (list: string): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${list.trim().split(/\s+/).join('|')})(?!\\p{L})`, 'iu');

const sexual = wordsOf(
  `nude nudes nudity naked topless undressed nsfw porn porno sexy sex sexual erotic erotica lingerie
  fetish nackt nackte nacktbild erotisch pornografie عاري عارية إباحي جنس`,
);
const minors = wordsOf(
  `child children kid kids toddler baby infant minor minors teen teens teenager teenage schoolgirl
  schoolboy girl girls boy boys loli shota kind kinder kleinkind mädchen junge jungen schülerin
  jugendliche طفل طفلة أطفال فتاة صبي قاصر`,
);
const persons = wordsOf(
  `celebrity celebrities actress actor singer president chancellor minister politician queen king
  princess prince pope neighbour neighbor teacher classmate coworker colleague boss ex girlfriend
  boyfriend wife husband schauspielerin schauspieler sängerin präsident kanzler kanzlerin politiker
  nachbarin nachbar lehrerin lehrer kollegin kollege chefin freundin رئيس ممثلة ممثل جارة زميلة معلمة`,
);
const abuse = wordsOf(
  `humiliated humiliating beaten tortured raped murdered dead corpse hanged lynched deepfake
  gedemütigt verprügelt gefoltert ermordet tot leiche erhängt مقتول جثة معذب`,
);

/** Whether a wish is one that nobody gets: obscene, sexual with minors, or abuse of a real person. */
export function isRefused(text: string): boolean {
  if (obscenities.hasMatch(text)) return true;
  if (sexual.test(text) && (minors.test(text) || persons.test(text))) return true;
  return abuse.test(text) && (persons.test(text) || minors.test(text));
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
