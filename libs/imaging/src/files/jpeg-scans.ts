import { open } from 'node:fs/promises';

/** A thousandth of a bomb's scans; cameras and optimisers write a few dozen at most. */
export const mostScans = 100;

const marker = { byte: 0xff, startOfScan: 0xda, endOfImage: 0xd9 } as const;

/** Markers without a length: stuffing, restarts and start of image. */
const isBare = (code: number): boolean =>
  code <= 0x01 || (code >= 0xd0 && code <= 0xd8) || code === marker.byte;

/**
 * Counts the scans of a JPEG (ITU T.81, B.2): decoding a scan takes as long as a whole picture,
 * however few bytes it has. Stops at `mostScans` + 1.
 */
export async function countJpegScans(path: string): Promise<number> {
  const file = await open(path);
  try {
    const bytes = await file.readFile();
    let scans = 0;
    let at = bytes.indexOf(marker.byte);
    while (at >= 0 && at + 3 < bytes.length && scans <= mostScans) {
      const code = bytes[at + 1] ?? 0;
      if (code === marker.endOfImage) break;
      if (code === marker.startOfScan) scans += 1;
      const next = isBare(code)
        ? at + (code === marker.byte ? 1 : 2)
        : at + 2 + bytes.readUInt16BE(at + 2);
      at = bytes.indexOf(marker.byte, next);
    }
    return scans;
  } finally {
    await file.close();
  }
}
