import { pngHeadBytes, pngXmpChunk } from '@tintory/pixels';

/**
 * A PNG with XMP in an uncompressed chunk: the encoder writes a compressed zTXt chunk, which many
 * readers ignore.
 *
 * @returns the parts of the file, in their order
 */
export const withPngXmp = (png: Buffer, xmp: string): Uint8Array[] => [
  png.subarray(0, pngHeadBytes),
  pngXmpChunk(Buffer.from(xmp)),
  png.subarray(pngHeadBytes),
];
