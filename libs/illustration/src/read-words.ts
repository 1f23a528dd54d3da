import { join } from 'node:path';
import { foldText, readLibraryWords } from '@tintory/prompts';

const words = readLibraryWords(join(import.meta.dirname, '..', 'data', 'words.yaml'));

export const { collectives, findPart } = words;

const pair = /^(\S+) (\S+)$/;

/** Keywords of Emojibase that name the thing in the picture, as the vocabulary spells them. */
export const emojiKeywords: ReadonlySet<string> = new Set(
  foldText(Object.values(words.keywords).join(' ')).split(' '),
);

/** Names of things that no motif shows: `star fish` and `starfish`; three words stay apart. */
export const undrawnNames: readonly string[] = Object.entries(words.undrawn).flatMap(
  ([language, names]) =>
    names
      .split(', ')
      .flatMap((name) => (language === 'en' ? [name, name.replace(pair, '$1$2')] : [name])),
);
