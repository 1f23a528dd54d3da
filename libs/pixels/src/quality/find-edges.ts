import { gaussianBlur } from '../filters/gaussian-blur.ts';
import { createPlane, type Plane } from '../plane/rgba-image.ts';

/** Sigmas in pixels: against grain, the same with one pixel more, and for finding edges. */
const [calm, calmAndMore, broad] = [0.7, Math.hypot(0.7, 1), 1.5];

/** Least rise of an edge, in brightness per pixel: grain rises less at that scale. */
const leastRise = 3;
/** Edges weaker than this share of the strong ones are out of focus, or shadows. */
const strong = 0.5;
/** Fewest edges for a result. */
const fewest = 60;

/**
 * A point on an edge: gradient and blur of its brightness. `direction`: from 0 to half a turn; null
 * where the gradient is larger a little farther that way, as at an edge's end.
 */
export type Edge = { direction: number | null; rise: number; blur: number };

/**
 * Finds a picture's strong edges and their blur, as a sigma in pixels: from how much a blur of
 * known sigma lowers their gradient (Zhuo & Sim, "Defocus map estimation from a single image",
 * Pattern Recognition 44, 2011).
 *
 * @param windows brightness, 0 to 255
 * @returns none if there are too few
 */
export function findEdges(windows: readonly Plane[]): Edge[] {
  const edges = windows.flatMap(edgesOf).sort((a, b) => b.rise - a.rise);
  const usual = edges[Math.floor(edges.length * 0.05)];
  if (!usual || edges.length < fewest) return [];
  return edges.filter(({ rise }) => rise >= usual.rise * strong);
}

function edgesOf(light: Plane): Edge[] {
  const rises = [calm, calmAndMore, broad].map((sigma) => riseOf(gaussianBlur(light, sigma)));
  const [own, blurred, found] = rises as [Rise, Rise, Rise];
  const edges: Edge[] = [];
  for (let y = 3; y < light.height - 3; y += 1) {
    for (let x = 3; x < light.width - 3; x += 1) {
      const at = y * light.width + x;
      const rise = found.data[at];
      if (rise < leastRise || !isRidge(found, at)) continue;
      const ratio = own.data[at] / blurred.data[at];
      edges.push({ direction: directionAt(found, at), rise, blur: blurBy(ratio) });
    }
  }
  return edges;
}

type Rise = Plane & { light: Float32Array };

/** Gradient of the brightness, per pixel. */
function riseOf({ data, width, height }: Plane): Rise {
  const rise = createPlane(width, height);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = data[at + 1] - data[at - 1];
      const down = data[at + width] - data[at - width];
      rise.data[at] = Math.sqrt(across * across + down * down) / 2;
    }
  }
  return { ...rise, light: data };
}

function directionAt(rise: Rise, at: number): number | null {
  const { light, width } = rise;
  const across = light[at + 1] - light[at - 1];
  const down = light[at + width] - light[at - width];
  const isCrest = isAboveBoth(rise, at, Math.abs(across) > Math.abs(down) ? 1 : width);
  return isCrest ? (Math.atan2(down, across) + Math.PI) % Math.PI : null;
}

/** Whether the gradient is a local maximum, in a row or in a column. */
const isRidge = (rise: Plane, at: number): boolean =>
  isAboveBoth(rise, at, 1) || isAboveBoth(rise, at, rise.width);

function isAboveBoth({ data }: Plane, at: number, step: number): boolean {
  const value = data[at];
  return (
    value >= data[at - step] &&
    value > data[at + step] &&
    value >= data[at - 2 * step] &&
    value > data[at + 2 * step]
  );
}

/** @param ratio of the gradients before and after one more pixel of blur */
function blurBy(ratio: number): number {
  const known = 1 / Math.sqrt(Math.max(1e-4, ratio * ratio - 1));
  return Math.sqrt(Math.max(0, known * known - calm * calm));
}
