import { lemmas, tokenize } from '@tintory/prompts';
import type { Thing } from './subject-traits.ts';
import sizes from './sizes.json' with { type: 'json' };

/** The size of a kind of thing along one of its sides, in metres; `lies`: it never stands. */
type KindSize = { metres: number; along: string; lies?: boolean };

/** Height of a person, and of a face from forehead to chin. */
const [personMetres, faceMetres] = [1.7, 0.2];
/**
 * Largest share of a whole figure's height that a face has: a larger one means part of a person, or
 * a child.
 */
const wholeFace = 0.17;
/**
 * Fallback sizes by the ratio of height to width: tall things, things between and flat ones, along
 * their longer side.
 */
const shapes: readonly { least: number; metres: number }[] = [
  { least: 2.2, metres: 0.22 },
  { least: 0.7, metres: 0.2 },
  { least: 0, metres: 0.28 },
];

const kinds = sizes.kinds as Record<string, KindSize>;

/** An animal of unknown kind: a dog or a cat. */
const anyAnimal: KindSize = { metres: 0.6, along: 'longer' };

/** @param kind its COCO class */
export function sizeOfKind(thing: Thing, kind: number | undefined): KindSize | undefined {
  if (thing === 'person') return undefined;
  if (kind === undefined) return thing === 'animal' ? anyAnimal : undefined;
  return kinds[String(kind)];
}

let words: ReadonlyMap<string, KindSize> | undefined;

/** The kind named by a product's title: its last known word. */
export function sizeOfTitle(title: string | undefined): KindSize | undefined {
  if (!title) return undefined;
  words ??= new Map(
    (sizes.titles as (KindSize & { words: string[] })[]).flatMap((size) =>
      size.words.map((word) => [tokenize(word)[0] ?? word, size] as const),
    ),
  );
  for (const word of tokenize(title).reverse()) {
    const found = [word, ...lemmas(word)].map((form) => words?.get(form)).find(Boolean);
    if (found) return found;
  }
  return undefined;
}

type Measured = { width: number; height: number };

/** The height in metres of a thing of this size, from its width and height in the picture. */
export function heightOf({ metres, along }: KindSize, { width, height }: Measured): number {
  const pixels = along === 'height' ? height : along === 'width' ? width : Math.max(width, height);
  return (metres * height) / pixels;
}

/** @param face the height of a face, as a share of the person's */
export const heightOfPerson = (face: number | undefined): number =>
  face !== undefined && face > wholeFace ? faceMetres / face : personMetres;

export function heightOfShape({ width, height }: Measured): number {
  const shape = shapes.find(({ least }) => height / width >= least);
  return heightOf({ metres: shape?.metres ?? 0.2, along: 'longer' }, { width, height });
}
