import { mapPlane, type Plane, wideBlur } from '@tintory/pixels';
import { riseFrom } from './combine-planes.ts';
import { bareSkinMasks, belowEyesMasks, glassesMask } from './cover-masks.ts';
import { meanWithin } from './mean-within.ts';

/** Below both eyes dark glasses leave less of the skin's lightness; no shadow falls on both alike. */
const mostLight = 0.5;

/** Less trust than this is no skin. */
const skinFrom = 0.8;

/** How soft the border of glasses is, as a share of the face's width. */
const border = 0.02;

/** Whether dark glasses cover both eyes: below them, where nothing but skin can be, it is dark. */
export function wearsDarkGlasses(light: Plane, mesh: Float32Array): boolean {
  const { width, height } = light;
  const of = (masks: readonly Plane[]) => masks.map((mask) => meanWithin(light, mask));
  const bare = Math.max(...of(bareSkinMasks(mesh, width, height)));
  return of(belowEyesMasks(mesh, width, height)).every((value) => value < bare * mostLight);
}

/**
 * Dark glasses, 0 to 1: what is no skin from the brows to the cheeks.
 *
 * @param trust how surely each pixel is skin, 0 to 1
 */
export function findGlasses(trust: Plane, mesh: Float32Array, faceWidth: number): Plane {
  const zone = glassesMask(mesh, faceWidth, trust.width, trust.height);
  const own = mapPlane(trust, (value, i) => (value < skinFrom ? (zone.data[i] as number) : 0));
  return riseFrom(wideBlur(own, Math.max(0.7, faceWidth * border)), 0.03, 3);
}
