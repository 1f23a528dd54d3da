import {
  lumaAt,
  boxFilter,
  resizePlane,
  shrinkPlane,
  createPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { hasPrint } from './has-print.ts';

/** Minimum and maximum width of folds, in shares of the torso. */
const [finest, widest] = [0.018, 0.3];
/** The same minimum for prints: finer details are the print's own colours. */
const finestOfPrint = 0.08;
/** How strongly the new clothes take on the light of the old ones, and its limits. */
const strength = 0.75;
const [darkest, brightest] = [0.66, 1.2];
/** The light is computed at a size where its finest folds are this many pixels wide. */
const enough = 3;
/**
 * Log brightness change that few folds exceed, and the largest share of the clothes that may exceed
 * it.
 */
const [deep, few] = [0.18, 0.06];

/**
 * Light and folds of the person's clothes, as factors around 1: their brightness, without details
 * finer than a fold or their print, relative to their surroundings.
 *
 * @param clothes the old clothes, 0 to 1, of the picture's size
 * @param torso in pixels
 */
export function foldLight(image: RgbaImage, clothes: Plane, torso: number): Plane {
  const { width, height } = image;
  const finer = hasPrint(image, clothes, torso) ? finestOfPrint : finest;
  // Light this soft fits into a smaller plane.
  const step = Math.max(1, Math.floor((torso * finer) / enough));
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)];
  const small = shrinkPlane(clothes, across, down);
  const luma = shrinkPlane(lumaOn(image, clothes), across, down);
  return resizePlane(lightOn(luma, small, torso / step, finer), width, height);
}

/** The clothes' brightness, weighted by their coverage. */
function lumaOn({ data, width, height }: RgbaImage, clothes: Plane): Plane {
  const weighted = createPlane(width, height);
  for (let i = 0; i < weighted.data.length; i += 1) {
    weighted.data[i] = (lumaAt(data, i * 4) + 24) * (clothes.data[i] as number);
  }
  return weighted;
}

function lightOn(weighted: Plane, clothes: Plane, torso: number, finer: number): Plane {
  const mean = (share: number) => {
    const radius = Math.max(1, Math.round(torso * share));
    const twice = (plane: Plane) => boxFilter(boxFilter(plane, radius), radius);
    const [sum, weight] = [twice(weighted), twice(clothes)];
    for (let i = 0; i < sum.data.length; i += 1) {
      const share0 = weight.data[i] as number;
      sum.data[i] = share0 > 0.02 ? (sum.data[i] as number) / share0 : 0;
    }
    return sum;
  };
  const light = mean(finer);
  const far = mean(widest);
  const known = boxFilter(clothes, Math.max(1, Math.round(torso * 0.05)));
  for (let i = 0; i < light.data.length; i += 1) {
    const [value, around] = [light.data[i] as number, far.data[i] as number];
    const factor = Math.min(brightest, Math.max(darkest, (value / around) ** strength));
    // Fades the light out at the old clothes' edge, so that it leaves no line.
    const share = Math.min(1, Math.max(0, ((known.data[i] as number) - 0.35) * 2));
    light.data[i] = value <= 0 || around <= 0 ? 1 : 1 + (factor - 1) * share;
  }
  return withoutColors(light, clothes);
}

/** Weakens the light if much of it is far from the mean: those are colours of several clothes. */
function withoutColors(light: Plane, clothes: Plane): Plane {
  let [places, far] = [0, 0];
  for (let i = 0; i < light.data.length; i += 1) {
    if ((clothes.data[i] as number) < 0.95) continue;
    places += 1;
    if (Math.abs(Math.log(light.data[i] as number)) > deep) far += 1;
  }
  const kept = Math.min(1, (places * few) / Math.max(1, far));
  if (kept < 1) {
    for (let i = 0; i < light.data.length; i += 1) {
      light.data[i] = 1 + ((light.data[i] as number) - 1) * kept;
    }
  }
  return light;
}
