import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** Words of the list that are mostly harmless, as birds and German adjectives. */
const ambiguous = new Set(['cock', 'dick', 'dyke', 'prick', 'chink', 'tit']);

/** A word that also describes things; our own lists look at whom it is said of. */
const looks = /(?<!\p{L})sexy(?!\p{L})/gu;

const matcher = new RegExpMatcher({
  ...new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf(({ metadata }) => ambiguous.has(metadata?.originalWord ?? ''))
    .build(),
  ...englishRecommendedTransformers,
});

/** Whether a plain text has a word of a maintained list of insults and obscenities. */
export const isObscene = (plain: string): boolean => matcher.hasMatch(plain.replace(looks, ' '));
