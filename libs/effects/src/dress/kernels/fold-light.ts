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

/** Folds are wider than the one and narrower than the other, in shares of the torso. */
const [finest, widest] = [0.018, 0.3];
/** Of a print only the light on all of it is known: finer than this are its own colours. */
const finestOfPrint = 0.08;
/** How much of the light on the old clothes the new ones take on, and its limits. */
const strength = 0.75;
const [darkest, brightest] = [0.66, 1.2];
/** The light is looked for where its finest folds are so many pixels wide. */
const enough = 3;
/** So much darker or brighter, as a logarithm, few folds are, and at which share of the clothes. */
const [deep, few] = [0.18, 0.06];

/**
 * The light and the folds on the person's clothes, as factors around 1: their brightness without
 * what is finer than a fold, or than a print on them, over that of their surroundings.
 *
 * @param clothes where the old clothes are, 0 to 1, of the picture's size
 * @param torso in pixels
 */
export function foldLight(image: RgbaImage, clothes: Plane, torso: number): Plane {
  const { width, height } = image;
  const finer = hasPrint(image, clothes, torso) ? finestOfPrint : finest;
  // What is that soft is held by a smaller plane.
  const step = Math.max(1, Math.floor((torso * finer) / enough));
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)];
  const small = shrinkPlane(clothes, across, down);
  const luma = shrinkPlane(lumaOn(image, clothes), across, down);
  return resizePlane(lightOn(luma, small, torso / step, finer), width, height);
}

/** How bright the clothes are, by how much of each place they cover. */
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
    // Where the old clothes end their light does not end with a line.
    const share = Math.min(1, Math.max(0, ((known.data[i] as number) - 0.35) * 2));
    light.data[i] = value <= 0 || around <= 0 ? 1 : 1 + (factor - 1) * share;
  }
  return withoutColors(light, clothes);
}

/** More that is far from the mean are the colours of several clothes, as a shirt and a jacket. */
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
