import { pngHeadBytes } from '@tintory/pixels';

/** Inserts chunks before a PNG's image data. */
export const withPngChunks = (png: Buffer, ...chunks: Uint8Array[]): Buffer =>
  Buffer.concat([png.subarray(0, pngHeadBytes), ...chunks, png.subarray(pngHeadBytes)]);
