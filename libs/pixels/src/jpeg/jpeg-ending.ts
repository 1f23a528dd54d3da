import { createBitReader, DataEnded } from './bit-reader.ts';
import { readCodes, readFrame, type Codes, type Frame } from './frame.ts';
import { readScan, walkScan } from './scan.ts';
import { endOfImage, readSegment, startOfScan, type Segment } from './segment.ts';

/**
 * How a JPEG ends. `marked`: with its end marker. `unmarked`: without it, but complete. `cut`:
 * before the picture ends.
 */
export type JpegEnding = 'marked' | 'unmarked' | 'cut';

/** The end marker, which completes an unmarked JPEG. */
export const jpegEnd = Uint8Array.of(0xff, 0xd9);

const [codes, restarts] = [0xc4, 0xdd];
/** Sequential and progressive Huffman frames, which decoders support. */
const frames = [0xc0, 0xc1, 0xc2];

/** Reads the markers, and decodes the scans only if the end marker is missing. */
export function jpegEnding(bytes: Uint8Array): JpegEnding {
  const segments: Segment[] = [];
  for (let at = 2; ;) {
    const segment = readSegment(bytes, at);
    if (!segment) return 'cut';
    if (segment.marker === endOfImage) return 'marked';
    segments.push(segment);
    at = segment.marker === startOfScan ? endOfScan(bytes, segment.next) : segment.next;
    if (at >= bytes.length) return isWhole(bytes, segments) ? 'unmarked' : 'cut';
  }
}

/** Index of the next marker outside the scan, or the end of the bytes. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker === undefined) break;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return bytes.length;
}

function isWhole(bytes: Uint8Array, segments: readonly Segment[]): boolean {
  const known: Codes = new Map();
  let frame: Frame | null = null;
  let restartEvery = 0;
  try {
    for (const { marker, data, next } of segments) {
      if (marker === codes) readCodes(data, known);
      else if (marker === restarts) restartEvery = (data[0] ?? 0) * 256 + (data[1] ?? 0);
      else if (frames.includes(marker)) frame = readFrame(marker, data);
      else if (marker === startOfScan && frame) {
        walkScan(createBitReader(bytes, next), frame, readScan(data, frame, known), restartEvery);
      }
    }
  } catch (cause) {
    if (cause instanceof DataEnded) return false;
    throw cause;
  }
  return frame?.components.every(({ missing }) => missing.every((bits) => bits === 0)) ?? false;
}
