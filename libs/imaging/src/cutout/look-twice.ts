import {
  crop,
  logOdds,
  resizePlane,
  shiftOdds,
  type Bounds,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';

/** Who is asked how surely each place of a picture belongs to what it is of, 0 to 1. */
type Ask = (image: RgbaImage) => Promise<Plane>;

/** From this on a place may be the subject's. */
const perhaps = 0.4;
/** What is seen around the subject the second time, in shares of its longer side. */
const margin = 0.12;
/** A subject with more of the picture around it than this leaves is seen well enough at once. */
const nearEnough = 0.8;

/**
 * Looks at all of a picture, and then at the part around what was found: a model with an eye of a
 * fixed size sees a handle there that was a hair before. Where both looked, both count alike.
 *
 * @returns a plane of the picture's size, or the first answer where a second would see no more
 */
export async function lookTwice(image: RgbaImage, ask: Ask): Promise<Plane> {
  const first = await ask(image);
  const part = partAround(first, image);
  if (!part || part.width * part.height > nearEnough * image.width * image.height) return first;
  const closer = await ask(crop(image, part));
  return putInto(
    resizePlane(first, image.width, image.height),
    resizePlane(closer, part.width, part.height),
    part,
  );
}

/** The part of the picture that what was found lies in, with what is around it. */
function partAround(found: Plane, { width, height }: RgbaImage): Bounds | undefined {
  const [across, down] = [width / found.width, height / found.height];
  let [left, top, right, bottom] = [found.width, found.height, -1, -1];
  for (let y = 0; y < found.height; y += 1) {
    for (let x = 0; x < found.width; x += 1) {
      if ((found.data[y * found.width + x] as number) < perhaps) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
    }
  }
  if (right < 0) return undefined;
  const around = margin * Math.max((right + 1 - left) * across, (bottom + 1 - top) * down);
  const x = Math.max(0, Math.floor(left * across - around));
  const y = Math.max(0, Math.floor(top * down - around));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil((right + 1) * across + around)) - x,
    height: Math.min(height, Math.ceil((bottom + 1) * down + around)) - y,
  };
}

/** The mean of both in log-odds within the part; in place. */
function putInto(whole: Plane, closer: Plane, { x, y }: Bounds): Plane {
  for (let row = 0; row < closer.height; row += 1) {
    for (let column = 0; column < closer.width; column += 1) {
      const at = (y + row) * whole.width + x + column;
      const near = logOdds(closer.data[row * closer.width + column] as number);
      whole.data[at] = shiftOdds(0.5, (logOdds(whole.data[at] as number) + near) / 2);
    }
  }
  return whole;
}
