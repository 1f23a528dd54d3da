/** The subject is looked for at this size: larger costs seconds and finds no other one. */
export const segmentSide = 480;
