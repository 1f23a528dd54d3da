import {
  fillHoles,
  resizePlane,
  shrinkPlane,
  createPlane,
  mapPlane,
  type Plane,
  distanceInside,
} from '@tintory/pixels';

/** Longer side at which the mask is mended, in pixels. */
const side = 320;
/** Gaps up to this share of the longer side are prints, not openings. */
const gap = 0.05;

/**
 * Closes what the segmentation took for background because a print has its colour: holes, and gaps
 * with garment above and below. A gap between body and sleeve has none below and stays.
 *
 * @param mask 0 to 1
 */
export function mendMask(mask: Plane): Plane {
  const scale = Math.min(1, side / Math.max(mask.width, mask.height));
  const width = Math.max(1, Math.round(mask.width * scale));
  const height = Math.max(1, Math.round(mask.height * scale));
  const hard = mapPlane(shrinkPlane(mask, width, height), (value) => (value > 0.5 ? 1 : 0));
  const closed = closeColumns(hard, Math.round(gap * Math.max(width, height)));
  const whole = fillHoles(Uint8Array.from(closed.data), width, height, width * height * 0.004);
  // Fills the inside only; the true outline stays sharp.
  const inside = distanceInside({ data: Float32Array.from(whole), width, height });
  const core = mapPlane(inside, (value) => (value > 1.5 ? 1 : 0));
  const soft = resizePlane(core, mask.width, mask.height);
  for (let i = 0; i < soft.data.length; i += 1) {
    soft.data[i] = Math.max(soft.data[i] as number, mask.data[i] as number);
  }
  return soft;
}

function closeColumns({ data, width, height }: Plane, longest: number): Plane {
  const out = createPlane(width, height);
  out.data.set(data);
  for (let x = 0; x < width; x += 1) {
    let last = -Infinity;
    for (let y = 0; y < height; y += 1) {
      if (!data[y * width + x]) continue;
      if (y - last <= longest) for (let k = last; k < y; k += 1) out.data[k * width + x] = 1;
      last = y;
    }
  }
  return out;
}
