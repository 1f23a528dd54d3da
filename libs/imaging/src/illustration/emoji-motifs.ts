import { createRequire } from 'node:module';
import { findSense } from '../prompts/lexicon.ts';
import { lemmas } from '../prompts/lemmas.ts';
import { tokenize } from '../prompts/tokenize.ts';
import { createVocabulary, type Vocabulary } from '../prompts/vocabulary.ts';
import { emojiNames } from './emoji-names.ts';
import { ownDrawings } from './own-drawings.ts';

type Entry = { label: string; hexcode: string; tags?: string[]; group?: number; subgroup?: number };

/** Emoji of things: people, nature, food, travel, activities, objects; no signs, flags, smileys. */
const groups = new Set([1, 3, 4, 5, 6, 7]);
/** Hands and body parts, families, time, and pictures of whole places are no things of a scene. */
const leftOut = new Set([16, 17, 18, 19, 20, 21, 22, 23, 24, 30, 31, 49, 58]);
/** Pictures in a frame of their own, and signs, which would stand in a scene like stickers. */
const framed =
  /sunset|sunrise|cityscape|^night-with|^bridge-at|^foggy$|^fog$|milky-way|shooting-star|^desert|national-park|motorway|railway-track|^metro$|moon|^sun|cloud|wind-face|cyclone|droplet|water-wave|rainbow|white-flower|beach-with|camping|mountain|mount-fuji|-speaker|^ok-|snow-capped|no-|carp-streamer|moon-viewing|identification|card-index|elevator|placard/;
/** Faces that live in the group of smileys, and are things all the same. */
const faces = new Set(['robot', 'alien', 'ghost', 'skull', 'red-heart', 'jack-o-lantern']);

/** A keyword that more emoji than this share is a kind, not a thing. */
const mostForKeyword = 3;

let vocabulary: Vocabulary | undefined;

/** The nouns an illustration can show, read once a process. */
export function emojiVocabulary(): Vocabulary {
  vocabulary ??= createVocabulary(names());
  return vocabulary;
}

function* names(): Generator<[string, string]> {
  const require = createRequire(import.meta.url);
  const icons = require('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>;
  const taken = new Set<string>();
  for (const [motif, words] of Object.entries({ ...ownNames(), ...emojiNames })) {
    for (const word of words.split(', ')) {
      taken.add(word);
      yield [word, motif];
    }
  }
  const sets = ['en', 'de'].map((language) => {
    const entries = require(`emojibase-data/${language}/data.json`) as Entry[];
    return entries
      .map((entry) => ({ entry, icon: iconOf(entry, icons) }))
      .filter((found): found is { entry: Entry; icon: string } => isThing(found));
  });
  for (const { entry, icon } of sets.flat()) {
    taken.add(nameOf(entry));
    yield [nameOf(entry), icon];
  }
  for (const set of sets) {
    for (const [word, icon] of keywords(set)) {
      // `cats` is a keyword of a cat with a smile, and still the plural of `cat`.
      if (
        !lemmas(word)
          .slice(1)
          .some((lemma) => taken.has(lemma))
      )
        yield [word, icon];
    }
  }
}

/** German labels name both genders: `Astronaut(in)`. */
const nameOf = ({ label }: Entry) => tokenize(label.replace(/\(.*?\)/g, '')).join(' ');

const ownNames = () =>
  Object.fromEntries(Object.entries(ownDrawings).map(([motif, { names }]) => [motif, names]));

const iconOf = ({ hexcode }: Entry, icons: Record<string, string>): string | undefined => {
  const code = hexcode.toLowerCase();
  return icons[code] ?? icons[code.replace('-fe0f', '')];
};

function isThing({ entry, icon }: { entry: Entry; icon: string | undefined }): boolean {
  if (!icon) return false;
  if (faces.has(icon)) return true;
  if (!groups.has(entry.group ?? -1) || leftOut.has(entry.subgroup ?? -1)) return false;
  return !framed.test(icon) && !/^(man|woman)-(in|with)-/.test(icon);
}

/** Keywords in Emojibase's order, but for those that are adjectives or places, or far too many's. */
function* keywords(set: { entry: Entry; icon: string }[]): Generator<[string, string]> {
  const uses = new Map<string, number>();
  for (const { entry } of set) {
    for (const tag of entry.tags ?? []) uses.set(tag, (uses.get(tag) ?? 0) + 1);
  }
  for (const { entry, icon } of set) {
    for (const tag of entry.tags ?? []) {
      const words = tokenize(tag);
      const word = words.join(' ');
      if (word.length < 3 || (uses.get(tag) ?? 0) > mostForKeyword || findSense(words)) continue;
      yield [word, icon];
    }
  }
}
