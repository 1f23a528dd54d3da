import { createRequire } from 'node:module';
import {
  createVocabulary,
  inflections,
  tokenize,
  type Action,
  type Vocabulary,
} from '@tintory/prompts';
import { catalogue, is, motifOf } from './catalogue/catalogue.ts';
import { partOf } from './parts.ts';
import { collectives, emojiKeywords, undrawnNames } from './read-words.ts';

type Entry = { label: string; hexcode: string; tags?: string[]; group?: number; subgroup?: number };

/** Emojibase groups of things: people, nature, food, travel, activities, objects. */
const groups = new Set([1, 3, 4, 5, 6, 7]);
/** Subgroups left out: hands, body parts, families, time, pictures of places. */
const leftOut = new Set([16, 17, 18, 19, 20, 21, 22, 23, 24, 30, 31, 49, 58]);
/** Emoji with a frame or sign, which would look like stickers in a scene. */
const framed =
  /sunset|sunrise|cityscape|^night-with|^bridge-at|^foggy$|^fog$|milky-way|shooting-star|^desert|national-park|motorway|railway-track|^metro$|moon|^sun$|^sun-|cloud|wind-face|cyclone|droplet|water-wave|rainbow|white-flower|beach-with|camping|with-rain-drops|mountain|mount-fuji|-speaker|^ok-|snow-capped|no-|carp-streamer|moon-viewing|identification|card-index|elevator|placard/;
/** Things within the group of smileys. */
const faces = new Set(['robot', 'alien', 'ghost', 'skull', 'red-heart', 'jack-o-lantern']);

let vocabulary: Vocabulary | undefined;

/** The nouns an illustration can show; read once per process. */
export function emojiVocabulary(): Vocabulary {
  vocabulary ??= createVocabulary(names(), {
    collectives,
    shows,
    is,
    undrawn: undrawnNames,
    part: partOf,
  });
  return vocabulary;
}

/** Whether a motif shows an action as it is drawn; those that walk or leap are turned to jump. */
const shows = (motif: string, action: Action): boolean =>
  motifOf(motif).acts?.includes(action) ||
  (action === 'jumping' && (is(motif, 'walks') || is(motif, 'leaps')));

function* names(): Generator<[string, string]> {
  const require = createRequire(import.meta.url);
  const icons = require('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>;
  const taken = new Set<string>();
  for (const [motif, { names = {} }] of catalogue) {
    for (const word of Object.values(names).flatMap((words) => words.split(', '))) {
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
        !inflections(word)
          .slice(1)
          .some((lemma) => taken.has(lemma))
      )
        yield [word, icon];
    }
  }
}

/** German labels name both genders: `Astronaut(in)`. */
const nameOf = ({ label }: Entry) => tokenize(label.replace(/\(.*?\)/g, '')).join(' ');

const iconOf = ({ hexcode }: Entry, icons: Record<string, string>): string | undefined => {
  const code = hexcode.toLowerCase();
  return icons[code] ?? icons[code.replace('-fe0f', '')] ?? icons[`${code}-fe0f`];
};

function isThing({ entry, icon }: { entry: Entry; icon: string | undefined }): boolean {
  if (!icon) return false;
  if (faces.has(icon)) return true;
  if (!groups.has(entry.group ?? -1) || leftOut.has(entry.subgroup ?? -1)) return false;
  // Its own is violet; what is asked for in black is painted so.
  if (icon === 'black-cat') return false;
  return !framed.test(icon) && !/^(man|woman)-(in|with)-/.test(icon);
}

/** The keywords that name the thing itself, in Emojibase's order. */
function* keywords(set: { entry: Entry; icon: string }[]): Generator<[string, string]> {
  for (const { entry, icon } of set) {
    for (const tag of entry.tags ?? []) {
      const word = tokenize(tag).join(' ');
      if (emojiKeywords.has(word)) yield [word, icon];
    }
  }
}
