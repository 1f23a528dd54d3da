import { deflateSync } from 'node:zlib';
import { pngChunk } from '@tintory/pixels';

/** A real picture, all in one shade of grey. */
export function drawnPng(width: number, height: number, grey: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  const rows = Buffer.alloc((width + 1) * height, grey);
  for (let row = 0; row < height; row += 1) rows.writeUInt8(0, row * (width + 1));
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      pngChunk('IHDR', header),
      pngChunk('IDAT', deflateSync(rows)),
      pngChunk('IEND'),
    ]),
  );
}
