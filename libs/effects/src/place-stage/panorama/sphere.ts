import type { Light } from './light-image.ts';

/** Unit vector: x to the right, y up, z towards the middle of the panorama. */
export type Direction = readonly [x: number, y: number, z: number];

export const dot = (a: Direction, b: Direction): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function unit([x, y, z]: Direction): Direction {
  const length = Math.hypot(x, y, z) || 1;
  return [x / length, y / length, z / length];
}

/**
 * Converts a direction from the panorama to a camera that looks along `yaw` (degrees to the right).
 */
export function turnToCamera([x, y, z]: Direction, yaw: number): Direction {
  const [cos, sin] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)];
  return [x * cos - z * sin, y, x * sin + z * cos];
}

/** Visits the direction of each pixel of a panorama and the solid angle it covers (steradians). */
export function eachDirection(
  width: number,
  height: number,
  visit: (index: number, direction: Direction, area: number) => void,
): void {
  for (let row = 0, index = 0; row < height; row += 1) {
    const latitude = Math.PI / 2 - ((row + 0.5) / height) * Math.PI;
    const [up, flat] = [Math.sin(latitude), Math.cos(latitude)];
    const area = flat * ((2 * Math.PI) / width) * (Math.PI / height);
    for (let column = 0; column < width; column += 1, index += 1) {
      const longitude = ((column + 0.5) / width) * 2 * Math.PI - Math.PI;
      visit(index, [Math.sin(longitude) * flat, up, Math.cos(longitude) * flat], area);
    }
  }
}

/** The real spherical harmonics up to degree 2 (Ramamoorthi and Hanrahan, 2001). */
function basis([x, y, z]: Direction): number[] {
  return [
    0.282095,
    ...[0.488603 * y, 0.488603 * z, 0.488603 * x],
    ...[1.092548 * x * y, 1.092548 * y * z, 0.315392 * (3 * z * z - 1)],
    ...[1.092548 * x * z, 0.546274 * (x * x - y * y)],
  ];
}

/** Factors of a matte card's cosine on each coefficient (the same paper, equation 8). */
const cosineLobe = [
  Math.PI,
  ...Array<number>(3).fill((2 * Math.PI) / 3),
  ...Array<number>(5).fill(Math.PI / 4),
];

/** Nine coefficients of the light from all directions, each a colour. */
export type Harmonics = readonly Light[];

export function projectLight(
  lightAt: (index: number) => Light,
  size: { width: number; height: number },
): Harmonics {
  const sums = Array.from({ length: 9 }, () => [0, 0, 0] as [number, number, number]);
  eachDirection(size.width, size.height, (index, direction, area) => {
    const light = lightAt(index);
    const weights = basis(direction);
    for (const [i, sum] of sums.entries()) {
      const weight = (weights[i] as number) * area;
      for (let channel = 0; channel < 3; channel += 1) {
        sum[channel as 0] += (light[channel] as number) * weight;
      }
    }
  });
  return sums;
}

/** Irradiance on a card with this normal. */
export function irradiance(harmonics: Harmonics, normal: Direction): Light {
  const weights = basis(normal).map((value, i) => value * (cosineLobe[i] as number));
  const sum = (channel: 0 | 1 | 2) =>
    weights.reduce((total, weight, i) => total + weight * (harmonics[i]?.[channel] ?? 0), 0);
  return [Math.max(0, sum(0)), Math.max(0, sum(1)), Math.max(0, sum(2))];
}
