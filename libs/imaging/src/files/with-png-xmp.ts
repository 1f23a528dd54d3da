import { pngHeadBytes, pngXmpChunk } from '@tintory/pixels';

/**
 * A PNG with XMP where readers look for it: the encoder's own way is a compressed zTXt chunk, which
 * many of them pass over.
 *
 * @returns the parts of the file, in their order
 */
export const withPngXmp = (png: Buffer, xmp: string): Uint8Array[] => [
  png.subarray(0, pngHeadBytes),
  pngXmpChunk(Buffer.from(xmp)),
  png.subarray(pngHeadBytes),
];
