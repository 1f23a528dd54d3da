import { sourceTypeIn, sourceTypeXmp, type DigitalSourceType } from '@tintory/contract';
import { pngHeadBytes, pngXmpChunk } from '@tintory/pixels';

type Size = { width: number; height: number };

const encoder = new TextEncoder();

/** XMP stands near the beginning of a PNG and a JPEG, and at the end of a WebP. */
const near = 65_536;

/** How a picture came to be, as far as its file says so in the way our results do. */
export async function readSourceType(file: Blob): Promise<DigitalSourceType | null> {
  const ends = [file.slice(0, near), file.slice(Math.max(near, file.size - near))];
  const texts = await Promise.all(ends.map((end) => end.text()));
  return sourceTypeIn(texts.join(' '));
}

/**
 * The same picture with XMP that says how it came to be: what a canvas writes has none.
 *
 * @param size of the picture, which a WebP has to tell once more
 */
export async function withSourceType(
  file: Blob,
  source: DigitalSourceType | null,
  size: Size,
): Promise<Blob> {
  if (!source) return file;
  const xmp = encoder.encode(sourceTypeXmp(source));
  const parts = await partsWith(file, xmp, size);
  return parts ? new Blob(parts, { type: file.type }) : file;
}

async function partsWith(file: Blob, xmp: Uint8Array, size: Size): Promise<BlobPart[] | null> {
  switch (file.type) {
    case 'image/png':
      return intoPng(file, xmp);
    case 'image/jpeg':
      return intoJpeg(file, xmp);
    case 'image/webp':
      return intoWebp(new Uint8Array(await file.arrayBuffer()), xmp, size);
    default:
      return null;
  }
}

const intoPng = (file: Blob, xmp: Uint8Array): BlobPart[] => [
  file.slice(0, pngHeadBytes),
  pngXmpChunk(xmp),
  file.slice(pngHeadBytes),
];

const jpegKey = encoder.encode('http://ns.adobe.com/xap/1.0/\0');

/** An APP1 segment after the start of the image. */
function intoJpeg(file: Blob, xmp: Uint8Array): BlobPart[] {
  const length = 2 + jpegKey.length + xmp.length;
  const head = Uint8Array.of(0xff, 0xe1, length >> 8, length & 0xff);
  return [file.slice(0, 2), join(head, jpegKey, xmp), file.slice(2)];
}

const [hasXmp, hasAlpha] = [0x04, 0x10];

/** A chunk at the end, announced in VP8X, which a simple file does not have yet. */
function intoWebp(bytes: Uint8Array<ArrayBuffer>, xmp: Uint8Array, size: Size): BlobPart[] {
  const kind = String.fromCharCode(...bytes.subarray(12, 16));
  const extended = kind === 'VP8X';
  const features = extended ? (bytes[20] ?? 0) : losslessAlpha(kind, bytes);
  const head = Uint8Array.of(
    features | hasXmp,
    0,
    0,
    0,
    ...uint24(size.width - 1),
    ...uint24(size.height - 1),
  );
  const rest = bytes.subarray(extended ? 30 : 12);
  const body = join(riffChunk('VP8X', head), rest, riffChunk('XMP ', xmp));
  return [riffChunk('RIFF', join(encoder.encode('WEBP'), body))];
}

/** A lossless picture says beside its size whether it has transparency; a lossy one never has. */
const losslessAlpha = (kind: string, bytes: Uint8Array): number =>
  kind === 'VP8L' && ((bytes[24] ?? 0) & 0x10) !== 0 ? hasAlpha : 0;

const uint24 = (value: number) => [value & 0xff, (value >> 8) & 0xff, value >> 16];

/** Lengths are even, though the number that is told is not. */
function riffChunk(name: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, data.length, true);
  return join(encoder.encode(name), length, data, new Uint8Array(data.length % 2));
}

function join(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
