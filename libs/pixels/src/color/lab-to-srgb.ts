import { linearToSrgb } from '../color-encoding/transfer.ts';
import type { LabImage } from './lab.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';

const expand = (t: number): number => (t > 6 / 29 ? t * t * t : (t * 116 - 16) / (24389 / 27));

/** sRGB bytes of linear light, fine enough that a byte survives the round trip. */
const steps = 4096;
const encoded = Float32Array.from({ length: steps + 1 }, (_, i) => 255 * linearToSrgb(i / steps));

function encode(value: number): number {
  const place = Math.min(1, Math.max(0, value)) * steps;
  const low = Math.min(steps - 1, Math.floor(place));
  const a = encoded[low];
  return a + (encoded[low + 1] - a) * (place - low);
}

/** Converts CIE L*a*b* (D65) to sRGB, each channel from 0 to 255. */
export function labColor(l: number, a: number, b: number): [number, number, number] {
  const fy = (l + 16) / 116;
  const x = expand(fy + a / 500) * 0.95047;
  const y = expand(fy);
  const z = expand(fy - b / 200) * 1.08883;
  return [
    encode(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    encode(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    encode(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  ];
}

/**
 * Converts a picture from CIE L*a*b*.
 *
 * @param alphaOf source of the alpha channel
 */
export function fromLab({ l, a, b }: LabImage, alphaOf: RgbaImage): RgbaImage {
  const { width, height } = l;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < l.data.length; i += 1) {
    const color = labColor(l.data[i], a.data[i], b.data[i]);
    data[i * 4] = color[0];
    data[i * 4 + 1] = color[1];
    data[i * 4 + 2] = color[2];
    data[i * 4 + 3] = alphaOf.data[i * 4 + 3];
  }
  return { data, width, height };
}
