import { sourceTypeIn, sourceTypeXmp } from '@tintory/contract';
import { exifOrientation } from '@tintory/pixels';

const kept = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'];
const [hasXmp, hasExif] = [0x04, 0x08];
const exifKey = 'Exif\0\0';

type Chunk = { name: string; data: Buffer };

/** A WebP without anything but its picture and how that came to be; null for one that moves or lies. */
export function stripWebp(bytes: Buffer): Buffer | null {
  const chunks = chunksOf(bytes);
  if (!chunks || chunks.some(({ name }) => name === 'ANIM' || name === 'ANMF')) return null;
  const find = (wished: string) => chunks.find(({ name }) => name === wished)?.data;
  const exif = find('EXIF');
  if (
    exif &&
    exifOrientation(exif.toString('latin1', 0, 6) === exifKey ? exif.subarray(6) : exif) !== 1
  )
    return null;
  const mark = find('VP8X') ? sourceTypeIn(find('XMP ')?.toString() ?? '') : null;
  const parts = chunks
    .filter(({ name }) => kept.includes(name))
    .map((chunk) => withFlags(chunk, mark !== null));
  if (mark) parts.push({ name: 'XMP ', data: Buffer.from(sourceTypeXmp(mark)) });
  return written('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts.map(write)]));
}

function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  const end = Math.min(bytes.length, 8 + bytes.readUInt32LE(4));
  for (let at = 12; at + 8 <= end;) {
    const length = bytes.readUInt32LE(at + 4);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (data.length < length) return null;
    chunks.push({ name: bytes.toString('latin1', at, at + 4), data });
    at += 8 + length + (length % 2);
  }
  return chunks;
}

/** The extended header announces what else there is. */
function withFlags({ name, data }: Chunk, marked: boolean): Chunk {
  if (name !== 'VP8X') return { name, data };
  const told = Buffer.from(data);
  told[0] = ((data[0] ?? 0) & ~(hasXmp | hasExif)) | (marked ? hasXmp : 0);
  return { name, data: told };
}

const write = ({ name, data }: Chunk): Buffer => written(name, data);

/** Lengths are even, though the number that is told is not. */
function written(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([Buffer.from(name), length, data, Buffer.alloc(data.length % 2)]);
}
