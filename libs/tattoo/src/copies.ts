import type { Thing } from '@tintory/prompts';

/** Repeats each thing's motif by its count. */
export const copies = (things: readonly Thing[]): string[] =>
  things.flatMap(({ motif, count }) => Array.from({ length: count }, () => motif));
