/** Plurals that no rule makes. */
const irregular: Record<string, string> = {
  mice: 'mouse',
  geese: 'goose',
  men: 'man',
  women: 'woman',
  children: 'child',
  people: 'person',
  feet: 'foot',
  teeth: 'tooth',
  wolves: 'wolf',
  leaves: 'leaf',
  knives: 'knife',
  loaves: 'loaf',
  oxen: 'ox',
  fishes: 'fish',
  daisies: 'daisy',
  männer: 'mann',
  häuser: 'haus',
  bäume: 'baum',
  vögel: 'vogel',
  hühner: 'huhn',
  bücher: 'buch',
  wölfe: 'wolf',
  füchse: 'fuchs',
  schäfchen: 'schaf',
};

/** Rules from an inflected ending to the lemma's: English plurals, then German plurals and cases. */
const endings: [ending: RegExp, lemma: string][] = [
  [/ies$/, 'y'],
  [/(ch|sh|ss|x|z|o)es$/, '$1'],
  [/ves$/, 'f'],
  [/([^s])s$/, '$1'],
  [/(innen)$/, 'in'],
  [/(en|er|es|em|e|n)$/, ''],
  [/e?n$/, 'e'],
];

/**
 * What a word may be an inflected form of, itself first: `cats` gives `cats`, `cat`. A form is a
 * guess; only the lexicon knows which of them is a word.
 */
export function lemmas(word: string): string[] {
  const found = new Set([word]);
  const known = irregular[word];
  if (known) found.add(known);
  if (/^[\u0600-\u06FF]/u.test(word)) addArabic(word, found);
  // Stems of one or two letters would be found in any word.
  if (word.length > 3) {
    for (const [ending, lemma] of endings) {
      const stem = word.replace(ending, lemma);
      if (stem !== word && stem.length > 2) found.add(stem);
    }
  }
  return [...found];
}

/** Arabic writes the article, `and`, and short prepositions as one word with the noun. */
function addArabic(word: string, found: Set<string>): void {
  const bare = word.replace(/^(وال|بال|كال|فال|ال|لل)/, '');
  if (bare.length > 2) found.add(bare);
  if (bare.endsWith('ة')) found.add(bare.slice(0, -1));
}

/** Whether the lemma was reached by taking a plural's ending off. */
export const isPlural = (word: string, lemma: string): boolean =>
  word !== lemma &&
  !/^[\u0600-\u06FF]/u.test(word) &&
  /(s|e|en|er|n|ice|eese|men|ren|ople|xen)$/.test(word);
