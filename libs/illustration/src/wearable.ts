import type { Thing } from '@tintory/prompts';
import { isEyewear, isHat, spotOf } from './anchors.ts';
import { is, motifOf } from './catalogue/catalogue.ts';

/** Clothes, hats and glasses. */
export const isWearable = (motif: string): boolean =>
  isHat(motif) || isEyewear(motif) || motifOf(motif).fits !== undefined;

/** Whether a thing is drawn on its wearer. */
export const canWear = (motif: string, wearer: string): boolean =>
  (is(wearer, 'hands') && isWearable(motif)) || spotOf(motif, wearer) !== undefined;

/** Whether there are as many things as wearers; one pair of glasses counts for any number. */
export const isShared = (thing: Thing, wearer: Thing): boolean =>
  thing.count === wearer.count || (thing.count === 1 && isEyewear(thing.motif));
