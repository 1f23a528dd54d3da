import { areaShares, shareAt, type AreaShares } from './area-shares.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';
import { bilinearRows } from './bilinear-rows.ts';

/** Bilinear resize of a plane; meant for enlarging. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const out = new Float32Array(width * height);
  const row = bilinearRows(plane, width, height);
  for (let y = 0; y < height; y += 1) out.set(row(y), y * width);
  return { data: out, width, height };
}

/** Shrinks a plane by area averaging: each target pixel is the mean of the area it covers. */
export function shrinkPlane(plane: Plane, width: number, height: number): Plane {
  const out = new Float32Array(width * height);
  const across = areaShares(plane.width, width);
  const down = areaShares(plane.height, height);
  for (let j = 0; j < height; j += 1) {
    const sums = out.subarray(j * width, (j + 1) * width);
    for (let row = down.first[j]; row <= down.last[j]; row += 1) {
      addLine(plane, row, across, shareAt(down, j, row), sums);
    }
  }
  return { data: out, width, height };
}

function addLine(
  { data, width }: Plane,
  row: number,
  { first, last, head, tail, inner }: AreaShares,
  share: number,
  sums: Float32Array,
): void {
  for (let i = 0; i < sums.length; i += 1) {
    const begin = row * width + first[i];
    const end = row * width + last[i];
    let middle = 0;
    for (let at = begin + 1; at < end; at += 1) middle += data[at];
    const ends = data[begin] * head[i];
    const sum = ends + middle * inner + data[end] * tail[i];
    sums[i] += share * sum;
  }
}

/**
 * Shrinks a picture by area averaging so that its longer side has at most `longest` pixels; a
 * smaller picture is copied.
 */
export function shrinkImage(image: RgbaImage, longest: number): RgbaImage {
  const scale = Math.min(1, longest / Math.max(image.width, image.height));
  const width = Math.max(1, Math.round(image.width * scale));
  const height = Math.max(1, Math.round(image.height * scale));
  return stretchImage(image, width, height);
}

/** Area-averaging resize to any smaller size, of any aspect ratio. */
export function stretchImage(image: RgbaImage, width: number, height: number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  const across = areaShares(image.width, width);
  const down = areaShares(image.height, height);
  const sums = new Float32Array(width * 4);
  for (let j = 0; j < height; j += 1) {
    sums.fill(0);
    for (let row = down.first[j]; row <= down.last[j]; row += 1) {
      addColors(image, row, across, shareAt(down, j, row), sums);
    }
    data.set(sums, j * sums.length);
  }
  return { data, width, height };
}

function addColors(
  { data, width }: RgbaImage,
  row: number,
  shares: AreaShares,
  share: number,
  sums: Float32Array,
): void {
  const inner = shares.inner * share;
  for (let i = 0, to = 0; to < sums.length; i += 1, to += 4) {
    const begin = (row * width + shares.first[i]) * 4;
    const end = (row * width + shares.last[i]) * 4;
    const head = shares.head[i] * share;
    const tail = shares.tail[i] * share;
    // Four local variables: a list would allocate an object per pixel.
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    for (let at = begin + 4; at < end; at += 4) {
      red += data[at];
      green += data[at + 1];
      blue += data[at + 2];
      alpha += data[at + 3];
    }
    red = red * inner + data[begin] * head + data[end] * tail;
    green = green * inner + data[begin + 1] * head + data[end + 1] * tail;
    blue = blue * inner + data[begin + 2] * head + data[end + 2] * tail;
    alpha = alpha * inner + data[begin + 3] * head + data[end + 3] * tail;
    sums[to] += red;
    sums[to + 1] += green;
    sums[to + 2] += blue;
    sums[to + 3] += alpha;
  }
}
