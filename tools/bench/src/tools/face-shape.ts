import type { ImagePool } from '@tintory/image-pool';
import type { RgbaImage } from '@tintory/pixels';

type Point = [x: number, y: number];
type Detected = Awaited<ReturnType<ImagePool['detectFaces']>>;

/** The first landmarks are eyes, nose and mouth, the others the border of the face. */
const innerCount = 9;

/** Inner points and border of the largest face, in pixels. */
export type FaceShape = { inner: Point[]; border: Point[] };

export function largestShape({ faces, width, height }: Detected): FaceShape | null {
  const [face] = [...faces].sort((a, b) => b.box.height - a.box.height);
  if (!face) return null;
  const points = face.landmarks.map(([x, y]): Point => [x * width, y * height]);
  return { inner: points.slice(0, innerCount), border: points.slice(innerCount) };
}

/**
 * Mean distance of two faces' inner points, as a share of their mean distance from the middle, once
 * place, size and lean are taken out (orthogonal Procrustes analysis in the plane).
 */
export function shapeDistance(a: FaceShape, b: FaceShape): number {
  const [first, second] = [normalize(a.inner), normalize(b.inner)];
  // The best turn is the angle of the sum of conj(first) · second, read as complex numbers.
  let [real, imaginary] = [0, 0];
  first.forEach(([x, y], i) => {
    const [u, v] = second[i] ?? [0, 0];
    real += x * u + y * v;
    imaginary += x * v - y * u;
  });
  const size = Math.hypot(real, imaginary);
  const [cos, sin] = [real / size, imaginary / size];
  const distances = first.map(([x, y], i) => {
    const [u, v] = second[i] ?? [0, 0];
    return Math.hypot(x * cos - y * sin - u, x * sin + y * cos - v);
  });
  return distances.reduce((sum, d) => sum + d, 0) / distances.length;
}

const meanOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

function normalize(points: readonly Point[]): Point[] {
  const [cx, cy] = meanOf(points);
  const size = Math.sqrt(
    points.reduce((sum, [x, y]) => sum + (x - cx) ** 2 + (y - cy) ** 2, 0) / points.length,
  );
  return points.map(([x, y]) => [(x - cx) / size, (y - cy) / size]);
}

/** How far from a line on either side a step is looked at, as a share of the face's radius. */
const offset = 0.015;
const between = 8;

/**
 * The mean step of colour across a line around a face, in steps of 255.
 *
 * @param ring 1 for the border of the face, less for a line inside it
 */
export function borderStep(image: RgbaImage, border: readonly Point[], ring = 1): number {
  const [cx, cy] = meanOf(border);
  let [sum, count] = [0, 0];
  border.forEach(([x, y], i) => {
    const [nextX, nextY] = border[(i + 1) % border.length] ?? [x, y];
    for (let k = 0; k < between; k += 1, count += 1) {
      const [px, py] = [x + ((nextX - x) * k) / between, y + ((nextY - y) * k) / between];
      const at = (scale: number): Point => [cx + (px - cx) * scale, cy + (py - cy) * scale];
      sum += colorStep(image, at(ring - offset), at(ring + offset));
    }
  });
  return sum / count;
}

function colorStep({ data, width, height }: RgbaImage, from: Point, to: Point): number {
  const [a = 0, b = 0] = [from, to].map(([x, y]) => {
    const column = Math.min(width - 1, Math.max(0, Math.round(x)));
    return (Math.min(height - 1, Math.max(0, Math.round(y))) * width + column) * 4;
  });
  const step = (c: number) => Math.abs((data[a + c] as number) - (data[b + c] as number));
  return (step(0) + step(1) + step(2)) / 3;
}
