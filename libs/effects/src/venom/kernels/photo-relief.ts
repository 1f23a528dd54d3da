import { resizePlane, gaussianBlur, shrinkPlane, createPlane, type Plane } from '@tintory/pixels';

/** A wide blur at a quarter of the size, which loses no visible detail. */
export function broadBlur(plane: Plane, sigma: number): Plane {
  const step = 4;
  const width = Math.max(1, Math.round(plane.width / step));
  const height = Math.max(1, Math.round(plane.height / step));
  const small = gaussianBlur(shrinkPlane(plane, width, height), sigma / step);
  return resizePlane(small, plane.width, plane.height);
}

/** Pixels of height per full step of brightness, for forms and for their finest detail. */
const [formLift, detailLift] = [24, 1.6];
/** Larger steps of brightness are paint, not form. */
const paint = 0.22;

/**
 * Estimates relief from a photograph's shading: dark is deep (Khan et al., "Image-based Material
 * Editing", 2006), without the broad light, which only shows where lamps are.
 *
 * @param fine the same brightness without its finest detail
 * @param unit pixels in a thousandth of the picture's side
 * @returns height in pixels
 */
export function photoRelief(luma: Plane, fine: Plane, unit: number): Plane {
  const broad = broadBlur(luma, 22 * unit);
  const out = createPlane(luma.width, luma.height);
  for (let i = 0; i < out.data.length; i += 1) {
    const form = (fine.data[i] as number) - (broad.data[i] as number);
    const detail = (luma.data[i] as number) - (fine.data[i] as number);
    const held = form / (1 + Math.abs(form) / paint);
    out.data[i] = (held * formLift + detail * detailLift) * unit;
  }
  return out;
}
