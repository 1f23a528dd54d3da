import type { Thing } from '../prompts/prompt-reading.ts';

/** What is drawn for a motif that shows more by itself than it may beside others. */
const parts: Record<string, { motif: string; several?: number }> = {
  'tintory/moon': { motif: 'tintory/crescent' },
  'lorc/flowers': { motif: 'delapouite/jasmine', several: 3 },
  'delapouite/star-formation': { motif: 'delapouite/polar-star', several: 3 },
  'lorc/big-wave': { motif: 'tintory/waves' },
};

/** Every motif that a drawing may have instead of those that were named. */
export const standIns: readonly string[] = [
  ...Object.values(parts).map(({ motif }) => motif),
  'tintory/coiled-snake',
];

/** The thing as a part of a drawing: the crescent leaves its star away, flowers stand apart. */
export function asPart(thing: Thing): Thing {
  const part = parts[thing.motif];
  if (!part) return thing;
  const { motif, several = 1 } = part;
  return { ...thing, motif, count: thing.count > 1 ? thing.count : several };
}
