import { boxFilter } from './box-filter.ts';
import { shrinkImage, shrinkPlane } from './resize.ts';
import { createPlane, type Plane, type RgbaImage } from './rgba-image.ts';
import { createSampler } from './sampler.ts';

/** Alpha between these is an edge, whose colour is mixed with the background's. */
const solid = 0.98;
const empty = 0.02;

/** Colours around an edge change slowly: they are gathered on a picture of at most this length. */
const gatherSide = 480;

/**
 * A pixel that is a mix counts for less than its share of either side: the mean of what is nearly pure
 * came closer to the true colours on 46 of 53 cutouts laid over photographs.
 */
const [ofFront, ofBack] = [5, 3];

/** Keeps a side that is nowhere around from dividing by 0; far below the weight of the thinnest veil. */
const almostNothing = 1e-11;

/** Mean colours of one side of the edge; `weight` is how much of it there was to see. */
type Surroundings = { colors: [Plane, Plane, Plane]; weight: Plane };

/**
 * Takes the background's colour out of the soft edge: estimates the colours of foreground and
 * background around each edge pixel by blurring each with its own weights, then corrects the
 * foreground so that the two mix to what was seen. "Blur fusion" of Forte (ICIP 2021), one round.
 * Nothing of the background is left where alpha is 0: those pixels become black.
 *
 * @param alpha 0 to 1, of the picture's size
 * @param radius of the surroundings, in pixels of the picture
 * @returns the picture with clean edge colours and `alpha` as its fourth channel
 */
export function decontaminate(image: RgbaImage, alpha: Plane, radius: number): RgbaImage {
  const { width, height, data } = image;
  const small = shrinkImage(image, gatherSide);
  const smallAlpha = shrinkPlane(alpha, small.width, small.height);
  const smallRadius = Math.max(1, Math.round((radius * small.width) / width));
  const front = gather(small, smallAlpha, smallRadius, (a) => a ** ofFront);
  const back = gather(small, smallAlpha, smallRadius, (a) => (1 - a) ** ofBack);
  const sample = createSampler(small, image);
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 1) {
      const a = alpha.data[i] as number;
      if (a <= 0) continue;
      const at = i * 4;
      const isEdge = a > empty && a < solid;
      const frontWeight = isEdge ? sample(front.weight, x, y) + almostNothing : 1;
      const backWeight = isEdge ? sample(back.weight, x, y) + almostNothing : 1;
      for (let channel = 0; channel < 3; channel += 1) {
        const seen = data[at + channel] as number;
        if (!isEdge) {
          out[at + channel] = seen;
          continue;
        }
        const f = sample(front.colors[channel] as Plane, x, y) / frontWeight;
        const b = sample(back.colors[channel] as Plane, x, y) / backWeight;
        out[at + channel] = f + a * (seen - a * f - (1 - a) * b);
      }
      out[at + 3] = a * 255;
    }
  }
  return { data: out, width, height };
}

function gather(
  image: RgbaImage,
  alpha: Plane,
  radius: number,
  weightOf: (alpha: number) => number,
): Surroundings {
  const { width, height, data } = image;
  const weight = createPlane(width, height);
  for (let i = 0; i < weight.data.length; i += 1) {
    weight.data[i] = weightOf(alpha.data[i] as number);
  }
  const color = (channel: number): Plane => {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i += 1) {
      plane.data[i] = (data[i * 4 + channel] as number) * (weight.data[i] as number);
    }
    return boxFilter(plane, radius);
  };
  return { colors: [color(0), color(1), color(2)], weight: boxFilter(weight, radius) };
}
