import { createLightImage, type LightImage } from './light-image.ts';

/** y and z of the rays of a row; x depends on the column. */
export type RowView = { dy: number; dz: number };

/**
 * Samples a panorama along rays.
 *
 * @param columns x of the ray through each column
 * @param rows y and z of the rays through each row
 * @param yaw how far the camera is turned to the right of the panorama's middle, in degrees
 */
export function viewPanorama(
  panorama: LightImage,
  columns: Float32Array,
  rows: readonly RowView[],
  yaw: number,
): LightImage {
  const image = createLightImage(columns.length, rows.length);
  const { width, height } = panorama[0];
  const turn = yaw / 360 + 0.5;
  const taps = createTaps();
  for (const [y, { dy, dz }] of rows.entries()) {
    for (let x = 0, at = y * columns.length; x < columns.length; x += 1, at += 1) {
      const dx = columns[x] as number;
      const u = (Math.atan2(dx, dz) / (2 * Math.PI) + turn) * width - 0.5;
      const v = (0.5 - Math.atan2(dy, Math.hypot(dx, dz)) / Math.PI) * height - 0.5;
      aim(taps, u, v, width, height);
      for (let channel = 0; channel < 3; channel += 1) {
        const plane = channel === 0 ? 0 : channel === 1 ? 1 : 2;
        image[plane].data[at] = read(panorama[plane].data, taps);
      }
    }
  }
  return image;
}

/** Positions and weights of the sixteen pixels sampled for one ray. */
type Taps = {
  columns: Int32Array;
  rows: Int32Array;
  across: Float32Array;
  down: Float32Array;
};

const createTaps = (): Taps => ({
  columns: new Int32Array(4),
  rows: new Int32Array(4),
  across: new Float32Array(4),
  down: new Float32Array(4),
});

/** A cubic B-spline is smooth and does not ring beside lamps; columns wrap around the seam. */
function aim(taps: Taps, u: number, v: number, width: number, height: number): void {
  const column = Math.floor(u);
  const row = Math.floor(v);
  weigh(taps.across, u - column);
  weigh(taps.down, v - row);
  for (let i = 0; i < 4; i += 1) {
    const x = column + i - 1;
    taps.columns[i] = x - Math.floor(x / width) * width;
    taps.rows[i] = Math.min(height - 1, Math.max(0, row + i - 1)) * width;
  }
}

function weigh(weights: Float32Array, t: number): void {
  const rest = 1 - t;
  weights[0] = (rest * rest * rest) / 6;
  weights[1] = (4 - 6 * t * t + 3 * t * t * t) / 6;
  weights[2] = (4 - 6 * rest * rest + 3 * rest * rest * rest) / 6;
  weights[3] = (t * t * t) / 6;
}

function read(data: Float32Array, { columns, rows, across, down }: Taps): number {
  let sum = 0;
  for (let j = 0; j < 4; j += 1) {
    const row = rows[j] as number;
    let line = 0;
    for (let i = 0; i < 4; i += 1) {
      line += (data[row + (columns[i] as number)] as number) * (across[i] as number);
    }
    sum += line * (down[j] as number);
  }
  return sum;
}
