export { faintShare } from './faint-outline.ts';
export { insideBars } from './inside-bars.ts';
export { openHair, type Heads } from './open-hair.ts';
export { openHoles } from './open-holes.ts';
export { openLoops } from './open-loops.ts';
export { createRecut, recut } from './recut.ts';
export { segmentSide } from './segment-side.ts';
export { softEdge } from './soft-edge.ts';
export { tidyMask } from './tidy-mask.ts';
