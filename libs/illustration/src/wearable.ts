import type { Thing } from '@tintory/prompts';
import { hats, spotOf } from './anchors.ts';
import { fitOf } from './dress.ts';

/** Who has hands, standing or walking on two feet and whole from head to foot. */
const holders =
  /^(man|woman|person)-(standing|walking|running|dancing)|^tintory-(boy|girl|child|old-man|old-woman|bearded-man)$|^(monkey|robot|astronaut)$/;

export const hasHands = (motif: string): boolean => holders.test(motif);

export const eyewear = /^(glasses|sunglasses|goggles)$/;

/** Clothes, hats and glasses. */
export const isWearable = (motif: string): boolean =>
  hats.test(motif) || eyewear.test(motif) || fitOf(motif) !== undefined;

/** Whether somebody who is said to wear a thing does, or has it by them. */
export const canWear = (motif: string, wearer: string): boolean =>
  (hasHands(wearer) && isWearable(motif)) || spotOf(motif, wearer) !== undefined;

/** Whether as many have a thing as there are of it; glasses are a pair in any number. */
export const isShared = (thing: Thing, wearer: Thing): boolean =>
  thing.count === wearer.count || (thing.count === 1 && eyewear.test(thing.motif));
