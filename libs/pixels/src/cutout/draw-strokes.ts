import { boxFilter } from '../filters/box-filter.ts';
import {
  rasterizeStrokes,
  strokeErase,
  strokeKeep,
  strokeNone,
  type Stroke,
} from '../geometry/rasterize-strokes.ts';
import { resizePlane, shrinkImage, shrinkPlane } from '../resample/resize.ts';
import type { Plane, RgbaImage } from '../plane/rgba-image.ts';
import { tappedRegions } from './tapped-regions.ts';

/** Objects are segmented at this longer side, in pixels: a larger one takes twice as long. */
const thingSide = 320;
/**
 * Uncertainty of an object's outline at that size, in pixels: what lies farther inside is certain,
 * and the cut finds the rest.
 */
const certainInside = 2;
const certain = 0.95;

/**
 * Prepares drawing strokes and the objects under taps over a picture; later ones win. Objects are
 * segmented at the first tap.
 *
 * @param base the cutout they correct, 0 to 1, of the picture's size
 * @returns a function that draws strokes: one stroke constant for each pixel
 */
export function createStrokeDrawing(
  image: RgbaImage,
  base: Plane,
): (strokes: readonly Stroke[]) => Uint8Array {
  const { width, height } = image;
  let thingAt: ReturnType<typeof createThings> | undefined;
  return (strokes) => {
    const drawn = new Uint8Array(width * height);
    let brushed: Stroke[] = [];
    const putBrushed = () => {
      if (brushed.length > 0) put(drawn, rasterizeStrokes(brushed, width, height));
      brushed = [];
    };
    for (const stroke of strokes) {
      const [point] = stroke.points;
      if (stroke.tap && point) {
        putBrushed();
        thingAt ??= createThings(image, base);
        put(drawn, thingAt(point, stroke.mode));
      }
      brushed.push(stroke);
    }
    putBrushed();
    return drawn;
  };
}

/** Puts what is drawn on a layer over what was drawn before. */
function put(drawn: Uint8Array, layer: Uint8Array): void {
  for (let i = 0; i < drawn.length; i += 1) {
    if (layer[i] !== strokeNone) drawn[i] = layer[i];
  }
}

/**
 * @returns for a place in fractions of the picture, a stroke over the certain part of the object
 * there
 */
function createThings(image: RgbaImage, base: Plane) {
  const { width, height } = image;
  const small = shrinkImage(image, thingSide);
  const isSmall = small.width === width && small.height === height;
  const smallBase = isSmall ? base : shrinkPlane(base, small.width, small.height);
  const regionAt = tappedRegions(small, smallBase);
  return (point: readonly [x: number, y: number], mode: Stroke['mode']): Uint8Array => {
    const value = mode === 'keep' ? strokeKeep : strokeErase;
    const inside = boxFilter({ ...small, data: new Float32Array(regionAt(point)) }, certainInside);
    const share = resizePlane(inside, width, height);
    return new Uint8Array(share.data.map((part) => (part > certain ? value : strokeNone)));
  };
}
