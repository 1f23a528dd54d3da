import type { ColorName, Part, Thing } from '@tintory/prompts';
import type { Art } from './art.ts';
import { catalogue, is, motifOf } from './catalogue/catalogue.ts';
import { findPart } from './read-words.ts';
import { colorOf, mapFills, shadeOf } from './recolor.ts';

function lookOf(motif: string, part: string): string | undefined {
  return motifOf(motif).parts?.[part]?.paint;
}

/** Parts that are never drawn beside their owner, even where its drawing lacks them. */
const attached = /^(roof|door|window|chimney|wheel|mane|tail|ear|eye|beak|wing|sail)$/;

/** The part of a motif that a word names; `seen` is 0 where the drawing lacks it. */
export function partOf(motif: string, word: string): Part | undefined {
  const named = findPart(word);
  if (!named) return undefined;
  const { part, plural } = named;
  const shown = motifOf(motif).parts?.[part];
  if (!shown && (!attached.test(part) || is(motif, 'wall'))) return undefined;
  return { part, seen: shown?.seen ?? 0, plural, isPaintable: Boolean(shown?.paint) };
}

/** Paints parts of a drawing; `body` is the drawing before it was recoloured. */
export function paintParts(painted: string, { body }: Pick<Art, 'body'>, thing: Thing): string {
  let drawn = painted;
  for (const [part, color] of Object.entries(thing.parts ?? {})) {
    const look = lookOf(thing.motif, part);
    if (!look || color === 'own') continue;
    const fill = colorOf(color);
    if (look.startsWith('<')) drawn += look.replace('#part', fill);
    else drawn = paintFills(drawn, body, look.split(' '), color);
  }
  return drawn;
}

function paintFills(painted: string, body: string, fills: string[], color: ColorName): string {
  const counts = new Map<string, number>();
  const [main = ''] = fills.map((fill) => fill.split('/')[0]);
  const isPart: (string | undefined)[] = [];
  mapFills(body, (fill) => {
    const nth = (counts.get(fill) ?? 0) + 1;
    counts.set(fill, nth);
    isPart.push(fills.includes(fill) || fills.includes(`${fill}/${nth}`) ? fill : undefined);
    return fill;
  });
  let at = 0;
  return mapFills(painted, (fill) => {
    const old = isPart[at];
    at += 1;
    return old ? shadeOf(color, old, main) : fill;
  });
}

/** Every part that takes a colour, with its motif. */
export const paintedParts: [motif: string, part: string][] = [...catalogue].flatMap(
  ([motif, { parts = {} }]) =>
    Object.keys(parts)
      .filter((part) => lookOf(motif, part))
      .map((part): [string, string] => [motif, part]),
);
