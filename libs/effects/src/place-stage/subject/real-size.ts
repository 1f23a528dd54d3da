import { lemmas, tokenize } from '@tintory/prompts';
import type { Thing } from './subject-traits.ts';
import sizes from './sizes.json' with { type: 'json' };

/** How large things of a kind are along one of their sides, in metres; `lies`: it never stands. */
type KindSize = { metres: number; along: string; lies?: boolean };

/** A person's height, and that of a face from forehead to chin. */
const [personMetres, faceMetres] = [1.7, 0.2];
/** Of a whole figure a face is at most so much: more is a part of one, or a child. */
const wholeFace = 0.17;
/** What nothing else is known of: tall things, flat ones, and all between, along their longer side. */
const shapes: readonly { least: number; metres: number }[] = [
  { least: 2.2, metres: 0.22 },
  { least: 0.7, metres: 0.2 },
  { least: 0, metres: 0.28 },
];

const kinds = sizes.kinds as Record<string, KindSize>;

/** An animal of which nothing else is known: a dog or a cat. */
const anyAnimal: KindSize = { metres: 0.6, along: 'longer' };

/** @param kind its number among COCO's classes */
export function sizeOfKind(thing: Thing, kind: number | undefined): KindSize | undefined {
  if (thing === 'person') return undefined;
  if (kind === undefined) return thing === 'animal' ? anyAnimal : undefined;
  return kinds[String(kind)];
}

let words: ReadonlyMap<string, KindSize> | undefined;

/** The kind of thing that a product's title names: the last word of it that is known. */
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

/** The height in metres of something of that size that is seen so wide and high. */
export function heightOf({ metres, along }: KindSize, { width, height }: Measured): number {
  const pixels = along === 'height' ? height : along === 'width' ? width : Math.max(width, height);
  return (metres * height) / pixels;
}

/** @param face the height of a face, in shares of the person's */
export const heightOfPerson = (face: number | undefined): number =>
  face !== undefined && face > wholeFace ? faceMetres / face : personMetres;

export function heightOfShape({ width, height }: Measured): number {
  const shape = shapes.find(({ least }) => height / width >= least);
  return heightOf({ metres: shape?.metres ?? 0.2, along: 'longer' }, { width, height });
}
