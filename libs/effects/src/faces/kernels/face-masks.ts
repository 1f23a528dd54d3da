import { smoothStep, mapPlane, type Plane, fillPolygon, wideBlur } from '@tintory/pixels';
import { riseFrom } from './combine-planes.ts';
import { faceOval } from '@tintory/imaging/faces';
import { fillPolygons, outline, widened } from './mesh-polygons.ts';

/** Outline of brows, eyes, nose and mouth, which make a face recognisable. */
const features: readonly number[] = [
  46, 70, 63, 105, 66, 107, 9, 336, 296, 334, 293, 300, 276, 446, 261, 448, 330, 266, 426, 410, 287,
  335, 406, 313, 18, 83, 182, 106, 57, 186, 206, 36, 101, 228, 31, 226,
];

/** As `features`, without the brows' outer ends, which hair may touch. */
const core: readonly number[] = [
  63, 105, 66, 107, 9, 336, 296, 334, 293, 359, 255, 330, 266, 426, 410, 287, 335, 406, 313, 18, 83,
  182, 106, 57, 186, 206, 36, 101, 25, 130,
];

/** Left and right: brow and eye. */
export const browsAndEyes: readonly (readonly number[])[] = [
  [70, 63, 105, 66, 107, 55, 189, 133, 145, 33, 226, 46],
  [336, 296, 334, 293, 300, 276, 446, 263, 374, 362, 413, 285],
];

const eyes: readonly (readonly number[])[] = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
];

/** Left and right: the brow without its outer end, which hair may touch. */
const innerBrows: readonly (readonly number[])[] = [
  [105, 66, 107, 55, 65, 52],
  [334, 296, 336, 285, 295, 282],
];

const lips: readonly number[] = [
  61, 185, 40, 39, 37, 0, 267, 269, 270, 409, 291, 375, 321, 405, 314, 17, 84, 181, 91, 146,
];

/** Below the eyes, where shadows are more likely than hair. */
const lowerPart: readonly number[] = [
  447, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149, 150, 136, 172, 58, 132,
  93, 234, 227, 119, 5, 348,
];

/** Cheeks and the bridge of the nose, which show skin in any face. */
const skinParts: readonly (readonly number[])[] = [
  [117, 118, 101, 36, 205, 187, 123],
  [346, 347, 330, 266, 425, 411, 352],
  [168, 122, 174, 198, 5, 420, 399, 351],
];

/**
 * The whole face, from 0 at its border to 1 inside.
 *
 * @param band width of the soft border in pixels
 */
export function ovalMask(mesh: Float32Array, band: number, width: number, height: number): Plane {
  const filled = fillPolygon(width, height, outline(mesh, faceOval));
  const blurred = wideBlur(filled, Math.max(0.5, band / 2));
  // 0.5 is the border itself; the mask ends slightly inside, because the warp's edge is ragged.
  return riseFrom(blurred, 0.54, 2.4);
}

/**
 * Brows, eyes, nose and mouth, 0 to 1.
 *
 * @param band width of the soft border around them in pixels
 */
export function featureMask(
  mesh: Float32Array,
  band: number,
  width: number,
  height: number,
): Plane {
  const filled = fillPolygon(width, height, outline(mesh, features));
  const blurred = wideBlur(filled, Math.max(0.5, band / 2));
  return riseFrom(blurred, 0.05, 2.5);
}

/** The inside of `core`, 0 to 1; it ends at the outline. */
export function coreMask(mesh: Float32Array, band: number, width: number, height: number): Plane {
  const blurred = wideBlur(fillPolygon(width, height, outline(mesh, core)), band / 2);
  return riseFrom(blurred, 0.5, 2.2);
}

/** Margins around the mesh's brows and eyes, as shares of the face's width. */
const around = { near: 0.09, eyes: 0.035, sure: 0.02 };

/**
 * Masks of 1 or 0. `near`: where brows and eyes may be, even brows far above the mesh's; `eyes`: as
 * `eyesMask`; `sure`: certainly brow or eye.
 */
export function browsAndEyesMasks(
  mesh: Float32Array,
  faceWidth: number,
  width: number,
  height: number,
) {
  return {
    near: widened(fillPolygons(mesh, browsAndEyes, width, height), faceWidth * around.near),
    eyes: eyesMask(mesh, faceWidth, width, height),
    sure: widened(
      fillPolygons(mesh, [...eyes, ...innerBrows], width, height),
      faceWidth * around.sure,
    ),
  };
}

/** The lids, 1 or 0. */
export const eyesMask = (
  mesh: Float32Array,
  faceWidth: number,
  width: number,
  height: number,
): Plane => widened(fillPolygons(mesh, eyes, width, height), faceWidth * around.eyes);

/** The area between the lids of each eye, 1 or 0. */
export const eachEyeMask = (mesh: Float32Array, width: number, height: number): Plane[] =>
  eyes.map((points) => fillPolygon(width, height, outline(mesh, points)));

/** The face without eyes and mouth, 0 to 1. */
export function plainMask(mesh: Float32Array, reach: number, width: number, height: number): Plane {
  const others = fillPolygons(mesh, [...eyes, lips], width, height);
  return mapPlane(wideBlur(others, reach), (value) => 1 - smoothStep(0, 1, value * 5));
}

/** The face below the eyes, 0 to 1. */
export function lowerMask(mesh: Float32Array, band: number, width: number, height: number): Plane {
  return wideBlur(fillPolygon(width, height, outline(mesh, lowerPart)), band);
}

/** Pixels that are certainly skin, 1 or 0. */
export function skinMask(mesh: Float32Array, width: number, height: number): Plane {
  return fillPolygons(mesh, skinParts, width, height);
}
