import { boxFilter, createPlane, type Plane } from '@tintory/pixels';
import { signedDistance } from './distance-field.ts';

/** A silhouette seen as a rounded body under a light from the upper left; planes of one grid. */
export type Relief = {
  /** Signed distance to the edge in grid pixels, positive inside. */
  distance: Plane;
  /** How far the body rises towards the eye, in grid pixels. */
  height: Plane;
  /** Ink that the shade asks for, 0 (light) to 1 (dark); 0 outside. */
  shade: Plane;
};

/** Inner distance, as a share of the grid, from which a body rises no further. */
const roundness = 0.075;
/** Towards the light: up, left, and out of the paper; of length 1. */
const light = { x: -0.5, y: -0.62, z: 0.6 };

/**
 * Gives a flat silhouette volume: a quarter-circle profile over its inner distance field, smoothed
 * so that the ridges of the medial axis vanish, lit after Lambert.
 *
 * @param mask coverage from 0 to 1, square
 */
export function createRelief(mask: Plane): Relief {
  const distance = signedDistance(mask);
  const reach = mask.width * roundness;
  const height = boxFilter(boxFilter(profileOf(distance, reach), 4), 3);
  return { distance, height, shade: lambert(height, distance) };
}

function profileOf(distance: Plane, reach: number): Plane {
  const profile = createPlane(distance.width, distance.height);
  for (let i = 0; i < profile.data.length; i += 1) {
    const inner = distance.data[i] as number;
    if (inner <= 0) continue;
    const t = Math.min(1, inner / reach);
    profile.data[i] = Math.sqrt(1 - (1 - t) ** 2) * reach * 0.9;
  }
  return profile;
}

function lambert(height: Plane, distance: Plane): Plane {
  const { width } = height;
  const shade = createPlane(width, height.height);
  const at = height.data;
  for (let i = width + 1; i < at.length - width - 1; i += 1) {
    const inner = distance.data[i] as number;
    if (inner <= 0) continue;
    const dx = ((at[i + 1] as number) - (at[i - 1] as number)) / 2;
    const dy = ((at[i + width] as number) - (at[i - width] as number)) / 2;
    const facing = (light.z - dx * light.x - dy * light.y) / Math.sqrt(dx * dx + dy * dy + 1);
    // Reflected light keeps the last edge of a round thing from being its darkest part.
    const dark = 1 - Math.max(0, facing);
    shade.data[i] = Math.min(1, Math.max(0, dark * 1.25 - 0.28));
  }
  return shade;
}
