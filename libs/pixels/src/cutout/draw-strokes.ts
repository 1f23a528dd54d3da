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

/** Things are told apart at this size, in pixels of the longer side: larger takes twice as long. */
const thingSide = 320;
/**
 * The outline of a thing is known to about this many pixels there: what lies farther inside is
 * certain, and the cut finds the rest.
 */
const certainInside = 2;
const certain = 0.95;

/**
 * Prepares to draw strokes over a picture, and the things under taps; later ones win. Things are
 * looked for when the first tap asks for one.
 *
 * @param base the cutout they correct, 0 to 1, of the picture's size
 * @returns draws strokes: for each pixel one of the constants of a stroke
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

/** @returns for a place in fractions of the picture, a stroke over what is certainly of the thing there */
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
