export { broadParts } from './broad-parts.ts';
export { faintShare } from './faint-outline.ts';
export { filledGaps } from './filled-gaps.ts';
export { openHair, type Heads } from './open-hair.ts';
export { openLoops } from './open-loops.ts';
export { recut } from './recut.ts';
export { segmentSide } from './segment-side.ts';
export { softEdge } from './soft-edge.ts';
export { tidyMask } from './tidy-mask.ts';
