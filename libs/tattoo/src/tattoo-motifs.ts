import { createRequire } from 'node:module';
import { createVocabulary } from '@tintory/prompts';
import { catalogue, motifOf } from './catalogue/catalogue.ts';
import { birthFlowerNames, namesOf } from './catalogue/names.ts';
import { coiledSnake } from './coiled-snake.ts';
import { framingMotifs } from './framing-motifs.ts';
import { armbands } from './drawn/armband.ts';
import { crosses } from './drawn/cross.ts';
import { dandelions } from './drawn/dandelion.ts';
import { encircling } from './drawn/rings.ts';
import { rosaries } from './drawn/rosary.ts';
import { wingPairs } from './drawn/wings.ts';
import { cats } from './drawn/cat.ts';
import { cobras } from './drawn/cobra.ts';
import { chessPieces } from './drawn/chess.ts';
import { constellationMotifs } from './drawn/constellations.ts';
import { figures } from './drawn/figures.ts';
import { flowerCups } from './drawn/flower-cups.ts';
import { flowerHeads } from './drawn/flower-heads.ts';
import { flowerStems } from './drawn/flower-stems.ts';
import { motorcycles } from './drawn/motorcycle.ts';
import { northernSigns } from './drawn/northern-signs.ts';
import { sacredSigns } from './drawn/sacred-signs.ts';
import { watchfulEyes } from './drawn/watchful-eyes.ts';
import { ownPart } from './own-parts.ts';
import { ownMotifs } from './own-motifs.ts';
import { collectives } from './read-words.ts';
import { signMotifs } from './sign-motifs.ts';

/** Who made a motif and under which licence it is used; to be shown beside the result. */
export type Credit = { title: string; author: string; licence: string; url: string };

/** Every motif that has names, with these, separated by commas. */
export const motifs: Readonly<Record<string, string>> = Object.fromEntries(
  [...catalogue]
    .map(([id, motif]) => [id, namesOf(motif).join(', ')] as const)
    .filter(([, names]) => names !== ''),
);

/** Drawn here, without a credit to give. */
const drawnHere: Record<string, () => string> = {
  ...ownMotifs,
  ...signMotifs,
  ...framingMotifs,
  ...armbands,
  ...cats,
  ...cobras,
  ...chessPieces,
  ...crosses,
  ...dandelions,
  ...encircling,
  ...rosaries,
  ...wingPairs,
  ...constellationMotifs,
  ...figures,
  ...flowerCups,
  ...flowerHeads,
  ...flowerStems,
  ...motorcycles,
  ...northernSigns,
  ...sacredSigns,
  ...watchfulEyes,
  'tintory/coiled-snake': coiledSnake,
};

function* names(): Generator<[string, string]> {
  for (const [id, { month }] of catalogue) {
    for (const name of month ? birthFlowerNames(month) : []) yield [name, id];
  }
  for (const [id, motif] of catalogue) {
    for (const name of namesOf(motif)) yield [name, id];
  }
}

/** The nouns that can be drawn as a tattoo: motifs by their names in three languages. */
export const tattooVocabulary = createVocabulary(names(), {
  collectives,
  shows: (motif, action) => motifOf(motif).acts?.includes(action) ?? false,
  part: ownPart,
});

type IconSet = { icons: Record<string, { body: string }> };
let icons: IconSet['icons'] | undefined;

/**
 * Outline of a motif as SVG path data in a box of 512 units.
 *
 * @param motif author and name, as the vocabulary gives them
 */
export function motifPath(motif: string): string {
  const own = drawnHere[motif];
  if (own) return own();
  // Six megabytes: read with the first tattoo, not with the process.
  icons ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet)
    .icons;
  const icon = icons[motif.slice(motif.indexOf('/') + 1)];
  if (!icon) throw new RangeError(`No icon ${motif}`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
}

/** Names the author of a motif as CC BY 3.0 asks for; our own motifs need no credit. */
export function creditFor(motif: string): Credit | undefined {
  if (drawnHere[motif]) return undefined;
  const [author = '', title = ''] = motif.split('/');
  return {
    title: title.replaceAll('-', ' '),
    author: author
      .split('-')
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(' '),
    licence: 'CC BY 3.0',
    url: `https://game-icons.net/1x1/${motif}.html`,
  };
}
