import type { Point } from '../samples/shapes.ts';
import { fieldOf, meet } from './march.ts';
import { rayThrough, type Camera } from './scene.ts';
import { boundsOf, type Thing } from './thing.ts';

export type View = {
  /** As an alt text says it. */
  words: string;
  /** How far above the ground's level the camera looks from, in radians. */
  above: number;
  /** How much of the picture's nearer side the thing fills. */
  fill: number;
  /** Where in the picture the thing's middle is: 0 in the middle, 1 at the edge. */
  aside?: [across: number, up: number];
};

const away = 10;
const grid = 90;

/** A camera that shows the thing as large as the view wants it, by trying rays. */
export function frame(thing: Thing, view: View, aspect: number): Camera {
  const { center, radius } = boundsOf(thing);
  const [c, s] = [Math.cos(view.above), Math.sin(view.above)];
  const from: Point = [center[0], center[1] + away * s, center[2] + away * c];
  const wide: Camera = {
    from,
    ahead: [0, -s, -c],
    right: [1, 0, 0],
    above: [0, c, -s],
    zoom: (radius * 1.15) / away,
    shift: [0, 0],
  };
  const { left, right, low, high } = extent(thing, wide);
  const [x, y] = [((left + right) / 2) * wide.zoom, ((low + high) / 2) * wide.zoom];
  const [halfWide, halfHigh] = [((right - left) / 2) * wide.zoom, ((high - low) / 2) * wide.zoom];
  const zoom = Math.max(halfWide / (aspect * view.fill), halfHigh / view.fill);
  const [across, up] = view.aside ?? [0, 0];
  return { ...wide, zoom, shift: [x - across * zoom * aspect, y - up * zoom] };
}

/** What of the picture, from -1 to 1, the thing covers. */
function extent(thing: Thing, camera: Camera) {
  const field = fieldOf(thing);
  const seen = { left: 1, right: -1, low: 1, high: -1 };
  for (let row = 0; row < grid; row += 1) {
    for (let column = 0; column < grid; column += 1) {
      const [across, up] = [(2 * column + 1) / grid - 1, (2 * row + 1) / grid - 1];
      if (meet(field, rayThrough(camera, across, up)) === undefined) continue;
      seen.left = Math.min(seen.left, across);
      seen.right = Math.max(seen.right, across);
      seen.low = Math.min(seen.low, up);
      seen.high = Math.max(seen.high, up);
    }
  }
  return seen;
}
