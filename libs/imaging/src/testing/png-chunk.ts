import { crc32 } from 'node:zlib';

/** A chunk of a PNG: length, name, data, checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc32(body), body.length + 4);
  return out;
}

/** The signature and IHDR, which every PNG begins with. */
const headBytes = 33;

/** A PNG with more chunks before its picture. */
export const withPngChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, headBytes), ...chunks, png.subarray(headBytes)]);
