const polynomial = 0xed_b8_83_20;

/** CRC-32 (ISO 3309), as PNG requires; chunks are small enough for a bitwise loop. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? polynomial : 0);
  }
  return ~sum >>> 0;
}

const ascii = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));

/** A chunk of a PNG: length, name, data, checksum. */
export function pngChunk(name: string, ...data: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = data.reduce((sum, part) => sum + part.length, 0);
  const chunk = new Uint8Array(12 + length);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, length);
  let at = 4;
  for (const part of [ascii(name), ...data]) {
    chunk.set(part, at);
    at += part.length;
  }
  view.setUint32(at, crc32(chunk.subarray(4, at)));
  return chunk;
}

/** Bytes of a PNG's signature and IHDR. */
export const pngHeadBytes = 33;

/**
 * Start of an XMP chunk's data: keyword; no compression, no method; no language, no translated
 * keyword.
 */
export const pngXmpKey = ascii('XML:com.adobe.xmp\0\0\0\0\0');

/** An uncompressed iTXt chunk with XMP, where PNG readers expect it (XMP specification, part 3). */
export const pngXmpChunk = (xmp: Uint8Array): Uint8Array<ArrayBuffer> =>
  pngChunk('iTXt', pngXmpKey, xmp);
