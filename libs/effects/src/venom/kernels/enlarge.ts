import { createPlane, type Plane } from '@tintory/pixels';

/**
 * Reads a small plane as rows of a large one, bilinearly; each row is good until the next is asked
 * for. Two rows of the small plane are mixed once for all of a large row's places.
 */
export function createRows(
  plane: Plane,
  width: number,
  height: number,
): (y: number) => Float32Array {
  if (plane.width === width && plane.height === height) {
    return (y) => plane.data.subarray(y * width, (y + 1) * width);
  }
  const mixed = new Float32Array(plane.width + 1);
  const row = new Float32Array(width);
  const near = new Int32Array(width);
  const weight = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const at = Math.min(plane.width - 1, Math.max(0, ((x + 0.5) * plane.width) / width - 0.5));
    near[x] = at;
    weight[x] = at - Math.floor(at);
  }
  return (y) => {
    const at = Math.min(plane.height - 1, Math.max(0, ((y + 0.5) * plane.height) / height - 0.5));
    const top = Math.floor(at) * plane.width;
    const bottom = Math.min(plane.height - 1, Math.floor(at) + 1) * plane.width;
    const share = at - Math.floor(at);
    for (let x = 0; x < plane.width; x += 1) {
      const upper = plane.data[top + x] as number;
      mixed[x] = upper + ((plane.data[bottom + x] as number) - upper) * share;
    }
    mixed[plane.width] = mixed[plane.width - 1] as number;
    for (let x = 0; x < width; x += 1) {
      const left = mixed[near[x] as number] as number;
      row[x] = left + ((mixed[(near[x] as number) + 1] as number) - left) * (weight[x] as number);
    }
    return row;
  };
}

/** A small plane made large, bilinearly. */
export function enlargePlane(plane: Plane, width: number, height: number): Plane {
  const out = createPlane(width, height);
  const rows = createRows(plane, width, height);
  for (let y = 0; y < height; y += 1) out.data.set(rows(y), y * width);
  return out;
}
