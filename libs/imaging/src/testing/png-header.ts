import { deflateSync } from 'node:zlib';
import { pngChunk } from '@tintory/pixels';

/** A PNG of a few bytes that claims any size: decoding it must fail or never begin. */
export function pngHeader(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(8))),
    pngChunk('IEND'),
  ]);
}
