import { boxFilter, type Plane, fillPolygon } from '@tintory/pixels';
import { greatest } from './combine-planes.ts';
import { pointAt } from '@tintory/imaging/faces';

/** The polygon of these mesh points. */
export const outline = (mesh: Float32Array, points: readonly number[]) =>
  points.map((point): [number, number] => {
    const [x, y] = pointAt(mesh, point);
    return [x, y];
  });

/** The union of several polygons of a mesh, 1 or 0. */
export function fillPolygons(
  mesh: Float32Array,
  polygons: readonly (readonly number[])[],
  width: number,
  height: number,
): Plane {
  const parts = polygons.map((points) => fillPolygon(width, height, outline(mesh, points)));
  return parts.reduce(greatest);
}

/** A mask dilated by this many pixels. */
export function widened(mask: Plane, by: number): Plane {
  const near = boxFilter(mask, Math.max(1, Math.round(by)));
  for (let i = 0; i < near.data.length; i += 1)
    near.data[i] = (near.data[i] as number) > 1e-4 ? 1 : 0;
  return near;
}
