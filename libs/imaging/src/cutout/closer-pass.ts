import {
  crop,
  logOdds,
  resizePlane,
  shiftOdds,
  type Bounds,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';

/** A model that predicts the subject mask of a picture, 0 to 1. */
type FindSubject = (image: RgbaImage) => Promise<Plane>;

/** Pixels with at least this probability may be the subject's. */
const perhaps = 0.4;
/** Margin around the subject for the closer pass, as a fraction of its longer side. */
const margin = 0.12;
/** Parts that cover more than this fraction of the picture need no closer pass. */
const nearEnough = 0.8;

/**
 * Runs the model again on the part around the subject: with an input of a fixed size, a handle that
 * was a hair wide becomes visible. Both masks weigh the same there.
 *
 * @param first the first mask, 0 to 1, of the picture's size
 * @returns the same size; the first mask if a closer pass would not show more
 */
export async function passCloser(
  image: RgbaImage,
  first: Plane,
  findSubject: FindSubject,
): Promise<Plane> {
  const part = partAround(first);
  if (!part || part.width * part.height > nearEnough * image.width * image.height) return first;
  const closer = await findSubject(crop(image, part));
  return putInto(first, resizePlane(closer, part.width, part.height), part);
}

/** The bounds of the subject with a margin. */
function partAround({ data, width, height }: Plane): Bounds | undefined {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let i = 0; i < data.length; i += 1) {
    if ((data[i] as number) < perhaps) continue;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  if (right < 0) return undefined;
  const around = margin * Math.max(right + 1 - left, bottom + 1 - top);
  const x = Math.max(0, Math.floor(left - around));
  const y = Math.max(0, Math.floor(top - around));
  return {
    x,
    y,
    width: Math.min(width, Math.ceil(right + 1 + around)) - x,
    height: Math.min(height, Math.ceil(bottom + 1 + around)) - y,
  };
}

/** The mean of both in log-odds within the part. */
function putInto({ data, width, height }: Plane, closer: Plane, { x, y }: Bounds): Plane {
  const both = data.slice();
  for (let row = 0; row < closer.height; row += 1) {
    for (let column = 0; column < closer.width; column += 1) {
      const at = (y + row) * width + x + column;
      const near = logOdds(closer.data[row * closer.width + column] as number);
      both[at] = shiftOdds(0.5, (logOdds(both[at] as number) + near) / 2);
    }
  }
  return { data: both, width, height };
}
