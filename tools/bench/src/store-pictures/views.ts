import type { View } from './frame.ts';

/** From where the shop photographs, and how the thing is turned toward it. */
export const views = {
  front: { words: 'from the front', above: 0.1, fill: 0.7, turn: 0 },
  turned: { words: 'turned to the side', above: 0.24, fill: 0.68, turn: -0.7 },
  other: { words: 'from the other side', above: 0.2, fill: 0.66, turn: -2.5 },
  raised: { words: 'from slightly above', above: 0.5, fill: 0.7, turn: -0.35 },
  top: { words: 'from above', above: 1.2, fill: 0.72, turn: -0.5 },
  low: { words: 'at eye level', above: 0.035, fill: 0.74, turn: 0.4 },
  close: { words: 'close up', above: 0.26, fill: 1.4, turn: -0.25, aside: [-0.16, -0.34] },
  small: { words: 'with room around it', above: 0.18, fill: 0.46, turn: -0.5, aside: [0.16, -0.2] },
} satisfies Record<string, View & { turn: number }>;

export type ViewName = keyof typeof views;
