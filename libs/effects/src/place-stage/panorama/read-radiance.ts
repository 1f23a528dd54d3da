import { createLightImage, type LightImage } from './light-image.ts';

/**
 * Scan lines outside of these widths are never run-length encoded (Ward, Graphics Gems II, 1991).
 */
const [leastEncoded, mostEncoded] = [8, 32_767];

/**
 * Decodes a Radiance picture (`.hdr`: shared exponent, rows from the top).
 *
 * @throws RangeError for bytes that are not a Radiance picture
 */
export function readRadiance(bytes: Uint8Array): LightImage {
  const { width, height, start } = readHeader(bytes);
  const image = createLightImage(width, height);
  const line = new Uint8Array(width * 4);
  let at = start;
  for (let y = 0; y < height; y += 1) {
    at = readLine(bytes, at, line, width);
    writeLine(line, image, y * width);
  }
  return image;
}

function readHeader(bytes: Uint8Array): { width: number; height: number; start: number } {
  const text = new TextDecoder('latin1').decode(bytes.subarray(0, 4_096));
  const size = /\n-Y (\d{1,5}) \+X (\d{1,5})\n/.exec(text);
  const isRadiance = text.startsWith('#?') && text.includes('FORMAT=32-bit_rle_rgbe');
  if (!isRadiance || !size) throw new RangeError('This is no Radiance picture (.hdr).');
  const [width, height] = [Number(size[2]), Number(size[1])];
  if (width < 1 || height < 1) throw new RangeError('The Radiance picture is empty.');
  return { width, height, start: size.index + size[0].length };
}

/** The size in a Radiance picture's header. */
export function readRadianceSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height } = readHeader(bytes);
  return { width, height };
}

/** @returns the offset of the next line */
function readLine(bytes: Uint8Array, at: number, line: Uint8Array, width: number): number {
  const isEncoded =
    width >= leastEncoded &&
    width <= mostEncoded &&
    bytes[at] === 2 &&
    bytes[at + 1] === 2 &&
    (bytes[at + 2] ?? 128) < 128;
  if (!isEncoded) return readFlat(bytes, at, line);
  let next = at + 4;
  for (let channel = 0; channel < 4; channel += 1) {
    next = readRuns(bytes, next, line, { channel, width });
  }
  return next;
}

function readFlat(bytes: Uint8Array, at: number, line: Uint8Array): number {
  requireBytes(bytes, at + line.length);
  line.set(bytes.subarray(at, at + line.length));
  return at + line.length;
}

/** A count above 128 repeats the next byte; any other is followed by that many bytes. */
function readRuns(
  bytes: Uint8Array,
  start: number,
  line: Uint8Array,
  { channel, width }: { channel: number; width: number },
): number {
  let at = start;
  for (let x = 0; x < width;) {
    const count = bytes[at] ?? 0;
    const isRun = count > 128;
    const length = isRun ? count - 128 : count;
    if (length === 0 || x + length > width)
      throw new RangeError('The Radiance picture is damaged.');
    requireBytes(bytes, at + 1 + (isRun ? 1 : length));
    for (let i = 0; i < length; i += 1) {
      line[(x + i) * 4 + channel] = bytes[at + 1 + (isRun ? 0 : i)] as number;
    }
    x += length;
    at += 1 + (isRun ? 1 : length);
  }
  return at;
}

function requireBytes(bytes: Uint8Array, end: number): void {
  if (end > bytes.length) throw new RangeError('The Radiance picture ends too early.');
}

function writeLine(line: Uint8Array, image: LightImage, start: number): void {
  for (let i = 0, x = start; i < line.length; i += 4, x += 1) {
    // The exponent's bias is 128; the mantissa has 8 bits.
    const scale = 2 ** ((line[i + 3] as number) - 136);
    for (let channel = 0; channel < 3; channel += 1) {
      (image[channel] as LightImage[0]).data[x] = (line[i + channel] as number) * scale;
    }
  }
}
