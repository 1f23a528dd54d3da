import { exifOrientation } from './exif-orientation.ts';

const [headBytes, hasExif] = [30, 0x08];
const exifKey = 'Exif\0\0';

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

/**
 * Whether a WebP may contain an orientation, by its first 30 bytes: only then the rest is worth
 * reading.
 */
export const mayTurnWebp = (head: Uint8Array): boolean =>
  head.length >= headBytes &&
  textOf(head.subarray(8, 16)) === 'WEBPVP8X' &&
  ((head[20] ?? 0) & hasExif) !== 0;

/** The orientation of a WebP, 1 to 8; 1 if it has none. */
export function webpOrientation(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true);
    const data = bytes.subarray(at + 8, at + 8 + length);
    if (textOf(bytes.subarray(at, at + 4)) === 'EXIF') {
      const named = textOf(data.subarray(0, exifKey.length)) === exifKey;
      const found = exifOrientation(named ? data.subarray(exifKey.length) : data) ?? 1;
      return found >= 1 && found <= 8 ? found : 1;
    }
    at += 8 + length + (length % 2);
  }
  return 1;
}
