import type { Thing } from '@tintory/prompts';

/** Each thing's motif as often as it is asked for, in their order. */
export const copies = (things: readonly Thing[]): string[] =>
  things.flatMap(({ motif, count }) => Array.from({ length: count }, () => motif));
