import type { Warning } from '@tintory/contract';

/** What saying what stays and what goes helps against. */
export const ofMarks: readonly Warning[] = [
  ...(['partMissing', 'neighbourKept', 'seeThrough'] as const),
  ...(['subject', 'faint'] as const),
];
