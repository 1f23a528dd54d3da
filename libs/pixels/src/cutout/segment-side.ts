/** The subject is segmented at this size: a larger one costs seconds and finds no other subject. */
export const segmentSide = 480;
