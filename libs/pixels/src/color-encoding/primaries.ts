import { invert, multiply, type Matrix } from './matrix.ts';

/** CIE 1931 x and y of red, green, blue and white. */
export type Chromaticities = readonly [
  ...red: [number, number],
  ...green: [number, number],
  ...blue: [number, number],
  ...white: [number, number],
];

const d65 = [0.3127, 0.329] as const;

export const srgbPrimaries: Chromaticities = [0.64, 0.33, 0.3, 0.6, 0.15, 0.06, ...d65];

/** By ColourPrimaries of ITU-T H.273, table 2. */
export const codedPrimaries: Readonly<Record<number, Chromaticities>> = {
  1: srgbPrimaries,
  4: [0.67, 0.33, 0.21, 0.71, 0.14, 0.08, 0.31, 0.316],
  5: [0.64, 0.33, 0.29, 0.6, 0.15, 0.06, ...d65],
  6: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07, ...d65],
  7: [0.63, 0.34, 0.31, 0.595, 0.155, 0.07, ...d65],
  8: [0.681, 0.319, 0.243, 0.692, 0.145, 0.049, 0.31, 0.316],
  9: [0.708, 0.292, 0.17, 0.797, 0.131, 0.046, ...d65],
  11: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, 0.314, 0.351],
  12: [0.68, 0.32, 0.265, 0.69, 0.15, 0.06, ...d65],
  22: [0.63, 0.34, 0.295, 0.605, 0.155, 0.077, ...d65],
};

const xyz = (x: number, y: number) => [x / y, 1, (1 - x - y) / y] as const;

/** From linear RGB of these primaries to CIE XYZ; white has Y = 1. */
export function toXyz([rx, ry, gx, gy, bx, by, wx, wy]: Chromaticities): Matrix {
  const [r, g, b] = [xyz(rx, ry), xyz(gx, gy), xyz(bx, by)];
  const columns: Matrix = [r[0], g[0], b[0], r[1], g[1], b[1], r[2], g[2], b[2]];
  return scaleColumns(columns, apply(invert(columns), xyz(wx, wy)));
}

type Triple = readonly [number, number, number];

const apply = ([a, b, c, d, e, f, g, h, i]: Matrix, [x, y, z]: Triple): Triple => [
  a * x + b * y + c * z,
  d * x + e * y + f * z,
  g * x + h * y + i * z,
];

const scaleColumns = ([a, b, c, d, e, f, g, h, i]: Matrix, [x, y, z]: Triple): Matrix => [
  a * x,
  b * y,
  c * z,
  d * x,
  e * y,
  f * z,
  g * x,
  h * y,
  i * z,
];

const bradford: Matrix = [
  0.8951, 0.2664, -0.1614, -0.7502, 1.7135, 0.0367, 0.0389, -0.0685, 1.0296,
];

/** Bradford adaptation of XYZ from one white point to another, as in ICC.1 annex E. */
function adaptWhite(from: Triple, to: Triple): Matrix {
  const [a, b] = [apply(bradford, from), apply(bradford, to)];
  const scale: Matrix = [b[0] / a[0], 0, 0, 0, b[1] / a[1], 0, 0, 0, b[2] / a[2]];
  return multiply(invert(bradford), multiply(scale, bradford));
}

const srgbFromXyz = invert(toXyz(srgbPrimaries));
/** D50 as rounded in ICC.1: the white point of its connection space. */
const d50: Triple = [0.9642, 1, 0.8249];

/** From linear RGB of these primaries to linear sRGB; the white point maps to white. */
export function primariesToSrgb(primaries: Chromaticities): Matrix {
  const white = xyz(primaries[6], primaries[7]);
  return multiply(srgbFromXyz, multiply(adaptWhite(white, xyz(...d65)), toXyz(primaries)));
}

/** From the XYZ of ICC profiles, relative to D50, to linear sRGB. */
export const srgbFromD50: Matrix = multiply(srgbFromXyz, adaptWhite(d50, xyz(...d65)));
