import { luminanceOf, mapLight, type Light } from '../panorama/light-image.ts';
import { unit, type Direction } from '../panorama/sphere.ts';
import { type Plane, type RgbaImage, toLab } from '@tintory/pixels';
import type { Exposure } from './exposure.ts';
import { display, lightOfByte } from './film.ts';
import type { GroundLine } from './ground-line.ts';
import { blurPatch, cellMean, fillPatch, type Patch } from './patch.ts';

/**
 * Largest mean change by the place's tint, as a distance in CIE L*a*b*; all changes together stay
 * below 6.
 */
const mostTint = 4.5;
/** Number of sampled pixels for it. */
const samples = 2_000;
/** Exponent of the relight, and the most that it changes. */
const [exponent, mostChange] = [0.35, 0.16];
/** Cells along the subject's longer side. */
const cells = 96;
/** Sigma of the result's blur in cells, which hides creases of the relief. */
const softness = 7;
/** The subject's relief is a pillow: the sum of its alpha blurred by these shares of its width. */
const pillow = [0.04, 0.1, 0.2];
/** Height of the pillow, as a share of its width. */
const depth = 0.96;

/**
 * The factor on the subject's light: the place's tint, limited by `mostTint`.
 *
 * @param amount 1 for all of it
 */
export function tintFor(subject: RgbaImage, { tint }: Exposure, amount: number): Light {
  const bytes = sampleSolid(subject);
  const own = toLab(bytes);
  for (let strength = amount; strength > 0.05; strength *= 0.8) {
    const weak = mapLight(tint, (value) => value ** strength);
    const tinted = toLab(tintBytes(bytes, weak));
    let sum = 0;
    for (let i = 0; i < bytes.width; i += 1) {
      sum += Math.hypot(
        (own.l.data[i] as number) - (tinted.l.data[i] as number),
        (own.a.data[i] as number) - (tinted.a.data[i] as number),
        (own.b.data[i] as number) - (tinted.b.data[i] as number),
      );
    }
    if (sum / bytes.width <= mostTint) return weak;
  }
  return [1, 1, 1];
}

/**
 * Every n-th solid pixel; counted first, because a list of all would be larger than the picture.
 */
function sampleSolid({ data }: RgbaImage): RgbaImage {
  const isSolid = (at: number) => (data[at + 3] as number) > 229;
  let count = 0;
  for (let at = 0; at < data.length; at += 4) if (isSolid(at)) count += 1;
  const step = Math.max(1, Math.floor(count / samples));
  const width = Math.max(1, Math.ceil(count / step));
  const out = new Uint8ClampedArray(width * 4);
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (!isSolid(at)) continue;
    if (seen % step === 0) out.set(data.subarray(at, at + 4), (seen / step) * 4);
    seen += 1;
  }
  return { data: out, width, height: 1 };
}

function tintBytes({ data, width, height }: RgbaImage, tint: Light): RgbaImage {
  const out = Uint8ClampedArray.from(data, (byte, i) => {
    const factor = tint[(i % 4) as 0 | 1 | 2];
    return factor === undefined ? byte : display((lightOfByte[byte] as number) * factor) * 255;
  });
  return { data: out, width, height };
}

/**
 * Factor of the light's direction on each part of the subject, near 1 and soft.
 *
 * @param amount 1 for all of it
 */
export function relightPatch(
  alpha: Plane,
  line: GroundLine,
  exposure: Exposure,
  amount: number,
): Patch {
  const step = Math.max(line.width, line.height) / cells;
  const air = 2 * step;
  const box = {
    left: line.left - air,
    top: line.top - air,
    right: line.right + 1 + air,
    bottom: line.top + line.height + air,
  };
  const coverage = fillPatch(box, { stepX: step, stepY: step }, (left, top, right, bottom) =>
    cellMean(alpha, left, top, right, bottom),
  );
  const width = line.width / step;
  const relief = pillow.map((share) => blurPatch(coverage, share * width).plane);
  const luminance = lightOn(relief, width * depth, exposure);
  let [sum, weight] = [0, 1e-6];
  for (const [i, covers] of coverage.plane.data.entries()) {
    sum += covers * (luminance.data[i] as number);
    weight += covers;
  }
  const mean = sum / weight;
  const data = luminance.data.map((value) =>
    Math.min(1 + mostChange, Math.max(1 - mostChange, (value / mean) ** (exponent * amount))),
  );
  return blurPatch({ ...coverage, plane: { ...luminance, data } }, softness);
}

function lightOn(relief: readonly Plane[], scale: number, exposure: Exposure): Plane {
  const { width, height } = relief[0] as Plane;
  const out = new Float32Array(width * height);
  const least = 0.05 * luminanceOf(exposure.ground);
  const at = (x: number, y: number) =>
    relief.reduce(
      (sum, { data }) =>
        sum +
        (data[
          Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))
        ] as number),
      0,
    );
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const across = ((at(x + 1, y) - at(x - 1, y)) / 2) * scale;
      const down = ((at(x, y + 1) - at(x, y - 1)) / 2) * scale;
      const normal: Direction = unit([-across, down, -1]);
      out[i] = Math.max(least, exposure.luminanceOn(normal));
    }
  }
  return { data: out, width, height };
}
