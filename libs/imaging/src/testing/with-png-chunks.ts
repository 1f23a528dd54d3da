import { pngHeadBytes } from '@tintory/pixels';

/** A PNG with more chunks before its picture. */
export const withPngChunks = (png: Buffer, ...chunks: Uint8Array[]): Buffer =>
  Buffer.concat([png.subarray(0, pngHeadBytes), ...chunks, png.subarray(pngHeadBytes)]);
