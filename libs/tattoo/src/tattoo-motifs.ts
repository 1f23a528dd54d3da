import { createRequire } from 'node:module';
import { createVocabulary } from '@tintory/prompts';
import { catalogue, motifOf } from './catalogue/catalogue.ts';
import { birthFlowerNames, namesOf } from './catalogue/names.ts';
import { drawings } from './drawings.ts';
import { ownArt, pathsOf } from './own-art.ts';
import { ownPart } from './own-parts.ts';
import { collectives } from './read-words.ts';

/** Who made a motif and under which licence it is used; to be shown beside the result. */
export type Credit = { title: string; author: string; licence: string; url: string };

/** Every motif that has names, with these, separated by commas. */
export const motifs: Readonly<Record<string, string>> = Object.fromEntries(
  [...catalogue]
    .map(([id, motif]) => [id, namesOf(motif).join(', ')] as const)
    .filter(([, names]) => names !== ''),
);

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
  const own = drawings[motif]?.() ?? ownArt.get(motif);
  if (own) return own;
  // Six megabytes: read with the first tattoo, not with the process.
  icons ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet)
    .icons;
  const icon = icons[motif.slice(motif.indexOf('/') + 1)];
  if (!icon) throw new RangeError(`No icon ${motif}`);
  return pathsOf(icon.body);
}

/** Names the author of a motif as CC BY 3.0 asks for; our own motifs need no credit. */
export function creditFor(motif: string): Credit | undefined {
  if (drawings[motif] || ownArt.has(motif)) return undefined;
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
