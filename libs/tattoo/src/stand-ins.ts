import type { Thing } from '@tintory/prompts';
import { coilMotifs } from './coiled-pair.ts';
import { ringMotifs } from './encircle.ts';
import { isCreature } from './creatures.ts';
import { holdingMotifs } from './held-pair.ts';
import { vesselMotifs } from './vessels.ts';

/** What is drawn for a motif that shows more by itself than it may beside others. */
const parts: Record<string, { motif: string; several?: number }> = {
  'tintory/moon': { motif: 'tintory/crescent' },
  'tintory/full-moon': { motif: 'tintory/moon-disc' },
  'lorc/flowers': { motif: 'delapouite/jasmine', several: 3 },
  'delapouite/star-formation': { motif: 'delapouite/polar-star', several: 3 },
  'lorc/big-wave': { motif: 'tintory/waves' },
};

/** A wood that a creature is in stands as single trees about it; whoever walks there is whole. */
const inWoods: Record<string, { motif: string; several?: number }> = {
  'delapouite/forest': { motif: 'lorc/pine-tree', several: 4 },
  'sparker/bear-face': { motif: 'cathelineau/polar-bear' },
};

/** Every motif that a drawing may have instead of those that were named. */
export const standIns: readonly string[] = [
  ...[parts, inWoods].flatMap((all) => Object.values(all).map(({ motif }) => motif)),
  ...coilMotifs,
  ...ringMotifs,
  ...holdingMotifs,
  ...vesselMotifs,
];

/** The motifs that show what a motif names, itself first. */
export const shownAs = (motif: string): string[] => [
  motif,
  ...[parts[motif], inWoods[motif]].flatMap((part) => part?.motif ?? []),
];

/** The thing as a part of a drawing: the crescent leaves its star away, flowers stand apart. */
export function asPart(thing: Thing, all: readonly Thing[]): Thing {
  const isWood =
    all.some(({ motif }) => motif.endsWith('/forest')) &&
    all.some(({ motif }) => isCreature(motif));
  const part = (isWood && inWoods[thing.motif]) || parts[thing.motif];
  if (!part) return thing;
  const { motif, several = 1 } = part;
  return { ...thing, motif, count: thing.count > 1 ? thing.count : several };
}
