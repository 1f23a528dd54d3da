import type { Warning } from '@tintory/contract';

/** Warnings that keep and erase strokes can fix. */
export const ofMarks: readonly Warning[] = [
  ...(['partMissing', 'neighbourKept', 'seeThrough'] as const),
  ...(['subject', 'faint'] as const),
];
