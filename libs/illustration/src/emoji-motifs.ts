import { createRequire } from 'node:module';
import {
  createVocabulary,
  inflections,
  tokenize,
  type Action,
  type Vocabulary,
} from '@tintory/prompts';
import { emojiKeywords } from './emoji-keywords.ts';
import { emojiNames } from './emoji-names.ts';
import { ownDrawings } from './own-drawings.ts';
import { thingNames } from './thing-names.ts';
import { compoundNames } from './compound-names.ts';
import { partOf } from './parts.ts';
import { leapers, walkers } from './real-sizes.ts';
import { undrawnNames } from './undrawn-names.ts';

type Entry = { label: string; hexcode: string; tags?: string[]; group?: number; subgroup?: number };

/** Emoji of things: people, nature, food, travel, activities, objects; no signs, flags, smileys. */
const groups = new Set([1, 3, 4, 5, 6, 7]);
/** Hands and body parts, families, time, and pictures of whole places are no things of a scene. */
const leftOut = new Set([16, 17, 18, 19, 20, 21, 22, 23, 24, 30, 31, 49, 58]);
/** Pictures in a frame of their own, and signs, which would stand in a scene like stickers. */
const framed =
  /sunset|sunrise|cityscape|^night-with|^bridge-at|^foggy$|^fog$|milky-way|shooting-star|^desert|national-park|motorway|railway-track|^metro$|moon|^sun$|^sun-|cloud|wind-face|cyclone|droplet|water-wave|rainbow|white-flower|beach-with|camping|with-rain-drops|mountain|mount-fuji|-speaker|^ok-|snow-capped|no-|carp-streamer|moon-viewing|identification|card-index|elevator|placard/;
/** Faces that live in the group of smileys, and are things all the same. */
const faces = new Set(['robot', 'alien', 'ghost', 'skull', 'red-heart', 'jack-o-lantern']);

/** What no emoji shows in one. */
const collectives = new Map(
  Object.entries({
    family: 'man and woman and girl and boy',
    familie: 'mann und frau und mädchen und junge',
    couple: 'man and woman',
    goldfish: 'orange fish',
    goldfisch: 'orange fisch',
    lovers: 'man and woman',
    paar: 'mann und frau',
    liebespaar: 'mann und frau',
    fruit: 'apple and banana and grapes',
    fruits: 'apple and banana and grapes',
    obst: 'apfel und banane und trauben',
    vegetables: 'carrot and tomato and broccoli',
    gemüse: 'karotte und tomate und brokkoli',
  }),
);

/** Emoji that show an action as they are. */
const shows: Partial<Record<Action, RegExp>> = {
  'bouncing ball': /-bouncing-ball$/,
  burning: /^fire$/,
  cooking: /^(man|woman)-cook$/,
  golfing: /-golfing$/,
  juggling: /-juggling$/,
  jumping: new RegExp(`${walkers.source}|${leapers.source}`),
  'lifting weights': /-lifting-weights$/,
  meditating: /-lotus-position$/,
  rowing: /-rowing-boat$/,
  running: /^(horse|racehorse|dog|leopard|tiger|chipmunk)$/,
  swimming:
    /^(fish|tropical-fish|blowfish|shark|dolphin|whale|spouting-whale|duck|swan|octopus|seal)$/,
};

let vocabulary: Vocabulary | undefined;

/** The nouns an illustration can show, read once a process. */
export function emojiVocabulary(): Vocabulary {
  vocabulary ??= createVocabulary(names(), collectives, shows, undrawnNames, partOf);
  return vocabulary;
}

function* names(): Generator<[string, string]> {
  const require = createRequire(import.meta.url);
  const icons = require('@iconify-json/fluent-emoji-flat/chars.json') as Record<string, string>;
  const taken = new Set<string>();
  const tables = [ownNames(), emojiNames, compoundNames, thingNames].flatMap((table) =>
    Object.entries(table),
  );
  for (const [motif, words] of tables) {
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

const ownNames = () =>
  Object.fromEntries(Object.entries(ownDrawings).map(([motif, { names }]) => [motif, names]));

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
