import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';

/** Birds, sea walls and what is thick in German: words of the list that mostly mean nothing bad. */
const ambiguous = new Set(['cock', 'dick', 'dyke', 'prick', 'chink', 'tit']);

/** What a pumpkin may be as well: of whom it is said is looked at by our own lists. */
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
