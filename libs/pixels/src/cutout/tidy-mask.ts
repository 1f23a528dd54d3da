import { dropSpecks, fillHoles } from '../morphology/components.ts';

/** Parts smaller than this share of the largest one are dust, not subject. */
const speckShare = 0.04;
/** Holes up to this share of the picture are highlights in the subject, not ways through it. */
const holeShare = 0.004;

/** A mask without its dust and with its small holes closed. */
export const tidyMask = (mask: Uint8Array, width: number, height: number): Uint8Array =>
  fillHoles(dropSpecks(mask, width, height, speckShare), width, height, holeShare * width * height);
