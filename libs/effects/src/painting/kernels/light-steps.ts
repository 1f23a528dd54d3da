import { boxFilter, gaussianBlur, mapPlane, type Plane, smoothStep } from '@tintory/pixels';
import { stretchTones } from './tone-range.ts';

/**
 * Slopes in steps of lightness per thousandth of the picture's side: below the first one lightness
 * is unchanged, above the second one borders are a pixel or two wide.
 */
const [slow, quick] = [0.007, 0.028];

/** Variance of lightness (0 to 1) up to which unevenness is not an edge. */
const uneven = 0.025 ** 2;

/**
 * Rounds lightness to steps. Borders are sharp where lightness changes quickly; across walls or
 * skies, where a border could be anywhere, lightness stays smooth.
 *
 * @param light from 0 to 100
 * @param count of steps
 * @param stretch share of stretching tones to the full range, from 0 to 1
 * @param unit pixels in a thousandth of the picture's side
 */
export function stepLight(light: Plane, count: number, stretch: number, unit: number): Plane {
  const share = mapPlane(gaussianBlur(light, 1.5), (value) => value / 100);
  const even = evened(share, Math.max(2, Math.round(8 * unit)));
  const place = mapPlane(stretchTones(even, stretch), (value) => value * count);
  const steepness = gaussianBlur(slopeOf(place), Math.max(0.8, unit));
  return mapPlane(place, (value, i) => {
    const slope = steepness.data[i] as number;
    const sharp = Math.min(0.5, slope * 1.5);
    const half = 0.5 + (sharp - 0.5) * smoothStep(slow, quick, slope * unit);
    const base = Math.floor(value);
    const step = base + smoothStep(0.5 - half, 0.5 + half, value - base);
    return (Math.min(count, step) / count) * 100;
  });
}

/** Smooths small variations and keeps edges: a self-guided filter. */
function evened(plane: Plane, radius: number): Plane {
  const mean = boxFilter(plane, radius);
  const squares = boxFilter(
    mapPlane(plane, (value) => value * value),
    radius,
  );
  const kept = mapPlane(squares, (square, i) => {
    const variance = Math.max(0, square - (mean.data[i] as number) ** 2);
    return variance / (variance + uneven);
  });
  const rest = mapPlane(kept, (share, i) => (1 - share) * (mean.data[i] as number));
  const [slope, offset] = [boxFilter(kept, radius), boxFilter(rest, radius)];
  return mapPlane(
    plane,
    (value, i) => value * (slope.data[i] as number) + (offset.data[i] as number),
  );
}

/** Magnitude of the gradient. */
function slopeOf({ data, width, height }: Plane): Plane {
  const out = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 1) {
    const value = data[i] as number;
    const right = data[Math.min(data.length - 1, i % width === width - 1 ? i : i + 1)] as number;
    const below = data[Math.min(data.length - 1, i + width)] as number;
    out[i] = Math.sqrt((right - value) ** 2 + (below - value) ** 2);
  }
  return { data: out, width, height };
}
