import { createPlane, type Plane } from '../plane/rgba-image.ts';

/** Fills a polygon (even-odd) with 1 on 0; a pixel belongs to it if its centre does. */
export function fillPolygon(
  width: number,
  height: number,
  corners: readonly (readonly [x: number, y: number])[],
): Plane {
  const plane = createPlane(width, height);
  for (let y = 0; y < height; y += 1) {
    const crossings = crossingsAt(corners, y + 0.5);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(0, Math.ceil(crossings[i] - 0.5));
      const to = Math.min(width, Math.ceil(crossings[i + 1] - 0.5));
      if (to > from) plane.data.fill(1, y * width + from, y * width + to);
    }
  }
  return plane;
}

/** Where the border crosses a line, from left to right. */
function crossingsAt(corners: readonly (readonly [x: number, y: number])[], y: number): number[] {
  const found: number[] = [];
  for (const [i, [x1, y1]] of corners.entries()) {
    const [x2, y2] = corners[(i + 1) % corners.length];
    if (y1 > y !== y2 > y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found.sort((a, b) => a - b);
}
