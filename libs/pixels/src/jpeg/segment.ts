/** A JPEG marker with its data, and the position of the next one. */
export type Segment = { marker: number; data: Uint8Array; next: number };

export const [endOfImage, startOfScan] = [0xd9, 0xda] as const;

/** The segment that begins here; null if there is none or it is cut off. */
export function readSegment(bytes: Uint8Array, begin: number): Segment | null {
  let at = begin;
  while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at += 1;
  const [prefix, marker = 0, high = 0, low = 0] = bytes.subarray(at, at + 4);
  if (prefix !== 0xff) return null;
  if (marker === endOfImage) return { marker, data: bytes.subarray(at, at), next: at + 2 };
  const next = at + 2 + high * 256 + low;
  return next > bytes.length ? null : { marker, data: bytes.subarray(at + 4, next), next };
}
