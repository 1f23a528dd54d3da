import { dropSpecks, fillHoles } from '../morphology/components.ts';

/** Parts smaller than this share of the largest one are dust, not subject. */
const speckShare = 0.04;
/** Holes up to this share of the picture are highlights in the subject, not ways through it. */
const holeShare = 0.004;

/** Removes dust from a mask and closes its small holes. */
export const tidyMask = (mask: Uint8Array, width: number, height: number): Uint8Array =>
  fillHoles(dropSpecks(mask, width, height, speckShare), width, height, holeShare * width * height);
