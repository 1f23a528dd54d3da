import { crc32 } from 'node:zlib';

/** The signature and IHDR, which every PNG begins with. */
const headBytes = 33;

/**
 * A PNG with XMP where readers look for it: an uncompressed iTXt chunk (XMP specification, part 3).
 * The encoder's own way is a compressed zTXt, which many of them pass over.
 *
 * @returns the parts of the file, in their order
 */
export function withPngXmp(png: Buffer, xmp: string): Buffer[] {
  // Keyword; not compressed, no method; no language, no translated keyword.
  const data = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`);
  const typed = Buffer.concat([Buffer.from('iTXt'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(typed));
  return [png.subarray(0, headBytes), length, typed, checksum, png.subarray(headBytes)];
}
