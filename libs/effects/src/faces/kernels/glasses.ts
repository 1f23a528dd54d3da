import { mapPlane, type Plane, wideBlur } from '@tintory/pixels';
import { riseFrom } from './combine-planes.ts';
import { bareSkinMasks, belowEyesMasks, glassesMask } from './cover-masks.ts';
import { meanWithin } from './mean-within.ts';

/**
 * Dark glasses leave less than this share of the skin's lightness below both eyes; no shadow falls
 * on both alike.
 */
const mostLight = 0.5;

/** Pixels with less trust are not skin. */
const skinFrom = 0.8;

/** Blur of the glasses mask, as a share of the face's width. */
const border = 0.02;

/** Whether dark glasses cover both eyes: the skin below both is dark. */
export function wearsDarkGlasses(light: Plane, mesh: Float32Array): boolean {
  const { width, height } = light;
  const of = (masks: readonly Plane[]) => masks.map((mask) => meanWithin(light, mask));
  const bare = Math.max(...of(bareSkinMasks(mesh, width, height)));
  return of(belowEyesMasks(mesh, width, height)).every((value) => value < bare * mostLight);
}

/**
 * Mask of glasses, 0 to 1: whatever is not skin from the brows to the cheeks.
 *
 * @param trust confidence that a pixel is skin, 0 to 1
 */
export function findGlasses(trust: Plane, mesh: Float32Array, faceWidth: number): Plane {
  const zone = glassesMask(mesh, faceWidth, trust.width, trust.height);
  const own = mapPlane(trust, (value, i) => (value < skinFrom ? (zone.data[i] as number) : 0));
  return riseFrom(wideBlur(own, Math.max(0.7, faceWidth * border)), 0.03, 3);
}
