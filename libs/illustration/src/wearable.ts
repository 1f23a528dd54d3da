import type { Thing } from '@tintory/prompts';
import { isEyewear, isHat, spotOf } from './anchors.ts';
import { is, motifOf } from './catalogue/catalogue.ts';

/** Clothes, hats and glasses. */
export const isWearable = (motif: string): boolean =>
  isHat(motif) || isEyewear(motif) || motifOf(motif).fits !== undefined;

/** Whether somebody who is said to wear a thing does, or has it by them. */
export const canWear = (motif: string, wearer: string): boolean =>
  (is(wearer, 'hands') && isWearable(motif)) || spotOf(motif, wearer) !== undefined;

/** Whether as many have a thing as there are of it; glasses are a pair in any number. */
export const isShared = (thing: Thing, wearer: Thing): boolean =>
  thing.count === wearer.count || (thing.count === 1 && isEyewear(thing.motif));
