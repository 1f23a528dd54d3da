import type { Plane } from '@tintory/pixels';
import { pointAt } from '@tintory/imaging/faces';

/** Outer corners of the eyes, between the brows, halfway down the nose. */
const [leftCorner, rightCorner, betweenBrows, nose] = [33, 263, 9, 195];
/** Mesh points of forehead and chin, which give a leaning head's down direction. */
const [top, chin] = [10, 152];
/** Middles of the lower lids. */
const lids = [145, 374] as const;
/** From below a lid to the cheek, in distances between the eyes' outer corners. */
const [underLid, cheek] = [0.06, 0.5];
/**
 * Distance from the dark line to the skin compared, on nose and cheeks, in the same unit; frames
 * are thinner.
 */
const [bridgeWidth, rimWidth] = [0.09, 0.07];
/**
 * Least share by which a bridge and a rim are darker than the skin on both sides; lashes and folds
 * stay below.
 */
const [leastBridge, leastRim] = [0.3, 0.11];
/** Half the width of the sampled line, in the same unit, and its number of steps. */
const [thickness, steps] = [0.02, 60];
/** L* added to the skin's, so that shares stay meaningful on black skin or at night. */
const darkness = 4;

type Point = readonly [x: number, y: number];

/**
 * Whether the face wears clear glasses: a thin dark line crosses the nose between the eyes, and
 * another runs along a cheek.
 *
 * @param light CIE L*, 0 to 100
 * @param mesh of the face, in pixels of the plane
 */
export function wearsFrames(light: Plane, mesh: Float32Array): boolean {
  const at = (point: number): Point => pointAt(mesh, point).slice(0, 2) as unknown as Point;
  const span = Math.hypot(...between(at(leftCorner), at(rightCorner)));
  const bridge = darkLine(light, at(betweenBrows), at(nose), span, bridgeWidth);
  if (bridge < leastBridge) return false;
  const [x, y] = between(at(top), at(chin));
  const long = Math.hypot(x, y);
  const below = ([left, up]: Point, share: number): Point => [
    left + (x / long) * share * span,
    up + (y / long) * share * span,
  ];
  return lids.some(
    (lid) =>
      darkLine(light, below(at(lid), underLid), below(at(lid), cheek), span, rimWidth) >= leastRim,
  );
}

const between = (from: Point, to: Point): Point => [to[0] - from[0], to[1] - from[1]];

/** Share by which the darkest line across a path is darker than both its sides. */
function darkLine(light: Plane, from: Point, to: Point, span: number, width: number): number {
  const [x, y] = between(from, to);
  const seen = Array.from({ length: steps + 1 }, (_, step) =>
    meanAround(light, from[0] + (x * step) / steps, from[1] + (y * step) / steps, span * thickness),
  );
  const aside = Math.max(2, Math.round((width * span * steps) / Math.hypot(x, y)));
  let most = 0;
  for (let step = aside; step + aside <= steps; step += 1) {
    const skin = Math.min(seen[step - aside] as number, seen[step + aside] as number);
    most = Math.max(most, (skin - (seen[step] as number)) / (skin + darkness));
  }
  return most;
}

function meanAround({ data, width, height }: Plane, x: number, y: number, half: number): number {
  const reach = Math.max(1, Math.round(half));
  let [sum, count] = [0, 0];
  for (let down = -reach; down <= reach; down += 1) {
    for (let across = -reach; across <= reach; across += 1) {
      const [column, row] = [Math.round(x) + across, Math.round(y) + down];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      sum += data[row * width + column] as number;
      count += 1;
    }
  }
  return sum / Math.max(1, count);
}
