import { srgbToLinear } from '../color-encoding/transfer.ts';
import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** CIE L*a*b* (D65), L from 0 to 100. */
export type LabImage = { l: Plane; a: Plane; b: Plane };

const linear = Float32Array.from({ length: 256 }, (_, byte) => srgbToLinear(byte / 255));

const compress = (t: number): number =>
  t > 216 / 24389 ? Math.cbrt(t) : (t * (24389 / 27) + 16) / 116;

/** Converts sRGB to CIE L*a*b*, where distance approximates perceived difference. */
export function toLab(image: RgbaImage): LabImage {
  const { data, width, height } = image;
  const l = createPlane(width, height);
  const a = createPlane(width, height);
  const b = createPlane(width, height);
  for (let i = 0; i < width * height; i += 1) {
    const red = linear[data[i * 4]];
    const green = linear[data[i * 4 + 1]];
    const blue = linear[data[i * 4 + 2]];
    const x = compress((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
    const y = compress(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
    const z = compress((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
    l.data[i] = 116 * y - 16;
    a.data[i] = 500 * (x - y);
    b.data[i] = 200 * (y - z);
  }
  return { l, a, b };
}
