import { type Plane, type RgbaImage, smoothStep, fractalNoise } from '@tintory/pixels';
import { between } from './painting-options.ts';

type Sheet = {
  /** Pigment gathered at edges, from 0. */
  rims: Plane;
  /** Lines of the drawing under the paint. */
  sketch: Plane;
  /** Heights of the paper, from 0 to 1. */
  grain: Plane;
};

const paper = [1, 0.99, 0.965] as const;

/**
 * Varies the density of pigment: c' = c - (c - c²)(d - 1) for a density d, which keeps light
 * colours clean (Bousseau et al., NPAR 2006, section 3.1).
 *
 * @param unit pixels in a thousandth of the picture's side
 */
export function settlePigment(
  colors: RgbaImage,
  { rims, sketch, grain }: Sheet,
  { unit, strength }: { unit: number; strength: number },
): RgbaImage {
  const flow = fractalNoise(colors, 130 * unit, 5, 21);
  const edge = fractalNoise(colors, 60 * unit, 4, 22);
  const { width, height } = colors;
  const data = new Uint8ClampedArray(colors.data);
  const [drift, sink] = [between(0.8, 2.6, strength), between(0.2, 0.75, strength)];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const valley = 0.5 - (grain.data[i] as number);
      const density =
        1 +
        ((flow.data[i] as number) - 0.5) * drift +
        valley * sink +
        Math.min(0.2, rims.data[i] as number) * between(5, 12, strength);
      const bare = unpainted(x, y, colors, edge.data[i] as number, unit * strength);
      const line = 1 - 0.3 * smoothStep(0.012, 0.05, sketch.data[i] as number);
      const tooth = 1 + slope(grain, x, y) * 0.07;
      for (let c = 0; c < 3; c += 1) {
        const color = (colors.data[i * 4 + c] as number) / 255;
        const settled = color - (color - color * color) * (density - 1 + bare.rim);
        data[i * 4 + c] =
          (settled + (1 - settled) * bare.share) * line * tooth * (paper[c] as number) * 255;
      }
    }
  }
  return { data, width, height };
}

/** The paint ends before the paper's border at an uneven line, where pigment gathers. */
function unpainted(
  x: number,
  y: number,
  { width, height }: RgbaImage,
  uneven: number,
  unit: number,
): { share: number; rim: number } {
  const inside = Math.min(x, y, width - 1 - x, height - 1 - y) - (6 + 50 * uneven) * unit;
  if (inside > 12 * unit) return painted;
  return {
    share: 1 - smoothStep(-0.8, 0.8, inside),
    rim: 0.5 * (1 - smoothStep(0, 12 * unit, inside)) ** 2,
  };
}

const painted = { share: 0, rim: 0 };

/** Slope of the paper towards light from the upper left. */
function slope({ data, width, height }: Plane, x: number, y: number): number {
  const i = y * width + x;
  const right = x + 1 < width ? i + 1 : i;
  const down = y + 1 < height ? i + width : i;
  return (data[right] as number) + (data[down] as number) - 2 * (data[i] as number);
}
