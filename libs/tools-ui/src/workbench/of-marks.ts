import type { Doubt } from '@tintory/contract';

/** What saying what stays and what goes helps against. */
export const ofMarks: readonly Doubt[] = [
  ...(['partMissing', 'neighbourKept', 'seeThrough'] as const),
  ...(['subject', 'faint'] as const),
];
