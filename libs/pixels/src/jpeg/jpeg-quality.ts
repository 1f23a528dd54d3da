import { readSegment, startOfScan } from './segment.ts';
import { qualityOfScale, standardSteps } from './standard-steps.ts';

const quantization = 0xdb;

const standardSum = standardSteps.flat().reduce((sum, step) => sum + step, 0);

/**
 * The quality a JPEG was saved at, 1 to 100 on libjpeg's scale, from its luminance quantisation
 * table, whatever the encoder. Null for no JPEG or no such table.
 */
export function jpegQuality(bytes: Uint8Array): number | null {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return null;
  for (let at = 2; ;) {
    const segment = readSegment(bytes, at);
    if (!segment || segment.marker === startOfScan) return null;
    const sum = segment.marker === quantization ? brightnessSum(segment.data) : null;
    if (sum !== null) return qualityOfScale(sum / standardSum);
    at = segment.next;
  }
}

/** The sum of table 0 among those of a DQT segment (ITU-T T.81, B.2.4.1). */
function brightnessSum(data: Uint8Array): number | null {
  for (let at = 0; at < data.length;) {
    const kind = data[at];
    const bytes = kind >> 4 ? 2 : 1;
    const steps = data.subarray(at + 1, at + 1 + 64 * bytes);
    if ((kind & 15) === 0) {
      return steps.reduce(
        (sum, value, i) => sum + (bytes === 2 && i % 2 === 0 ? 256 : 1) * value,
        0,
      );
    }
    at += 1 + 64 * bytes;
  }
  return null;
}
