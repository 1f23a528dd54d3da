import { findSense } from './lexicon.ts';

/** English words for German ones with the spelling of another English word. */
const meant = new Map(Object.entries({ hut: 'hat', see: 'lake', gift: 'poison', rock: 'skirt' }));

const germanWord =
  /^(ein|eine|einen|einem|eines|der|den|dem|des|das|dies|dieser|diesen|mit|und|oder|ohne|sein|seinen|seinem|ihr|ihren|ihrem|mein|meinen|meinem|kein|keinen)$/;

/**
 * The English word for a German one with the spelling of another, recognised by a German word before
 * it: `ein Rock` is a skirt.
 */
export function fromGerman(words: readonly string[], at: number): string | undefined {
  const english = meant.get(words[at] ?? '');
  if (!english) return undefined;
  const [before = '', farther = ''] = [words[at - 1], words[at - 2]];
  const isSea = before === 'die' || (before === 'der' && /^(auf|an)$/.test(farther));
  if (english === 'lake' && isSea) return 'sea';
  return germanWord.test(before) || isInflected(before) ? english : undefined;
}

/** A German adjective with an ending: `roten`, `langem`. What is English as it stands is none. */
function isInflected(word: string): boolean {
  const stem = word.replace(/(er|en|em|es)$/, '');
  if (stem === word || word === 'golden') return false;
  return stem === 'lang' || ['color', 'size', 'mood'].includes(findSense([stem])?.kind ?? '');
}
