import type { FindPart } from '@tintory/prompts';
import { is, motifOf } from './catalogue/catalogue.ts';
import { findPart } from './read-words.ts';

/** Parts of bodies, which are never drawn beside a creature that has them. */
const bodily =
  /^(beak|claw|leg|tail|ear|eye|mouth|fang|tongue|mane|fur|stripe|scale|horn|trunk|tusk|tentacle)$/;

/** The part of a motif that a word names; it is not drawn beside it again. */
export const ownPart: FindPart = (motif, text) => {
  const named = findPart(text.split(' ').at(-1) ?? '');
  if (!named) return undefined;
  const { part, plural } = named;
  const { parts, seen } = motifOf(motif);
  const isShown = parts?.includes(part) ?? false;
  if (!isShown && !(is(motif, 'creature') && bodily.test(part))) return undefined;
  return { part, seen: isShown ? seen : 0, plural, isPaintable: false };
};
