const polynomial = 0xed_b8_83_20;

/** The checksum of ISO 3309 that PNG asks for; a chunk is small enough to go bit by bit. */
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

/** Bytes of the signature and IHDR, which every PNG begins with. */
export const pngHeadBytes = 33;

/** What an XMP chunk's data begin with: keyword; not compressed, no method; no language, no translated keyword. */
export const pngXmpKey = ascii('XML:com.adobe.xmp\0\0\0\0\0');

/**
 * XMP where readers of a PNG look for it: an uncompressed iTXt chunk (XMP specification, part 3).
 *
 * @param xmp the packet in UTF-8
 */
export const pngXmpChunk = (xmp: Uint8Array): Uint8Array<ArrayBuffer> =>
  pngChunk('iTXt', pngXmpKey, xmp);
