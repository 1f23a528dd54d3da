/** Longest side of a thumbnail in pixels: sharp at twice the size of any list's pictures. */
export const thumbnailSide = 384;
