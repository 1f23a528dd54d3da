import { boxFilter } from '../filters/box-filter.ts';
import { lumaOf } from '../color/luma.ts';
import { shrinkImage } from '../resample/resize.ts';
import { createPlane, type Plane, type RgbaImage } from '../plane/rgba-image.ts';

/** The longer side of the analysed copy, in pixels. */
const longest = 400;
/** Brightness steps, 0 to 1, are capped at this, so that fine detail outweighs one hard outline. */
const mostStep = 0.15;
/** Weights the middle, where the subject mostly is, above the corners, which count nothing. */
const pull = 1.8;

type Size = { width: number; height: number };

/**
 * The top left corner of the crop with the most detail: what a preview of the picture shows.
 *
 * @param size of the crop in pixels of the picture, no larger than it
 */
export function tellingPart(image: RgbaImage, size: Size): { left: number; top: number } {
  const detail = detailOf(lumaOf(shrinkImage(image, longest)));
  const scale = detail.width / image.width;
  const reach = Math.max(1, Math.round((Math.min(size.width, size.height) * scale) / 2));
  const around = boxFilter(detail, reach);
  const [half, { width, height }] = [reach, detail];
  let [best, found] = [0, { x: width / 2, y: height / 2 }];
  for (
    let y = Math.min(half, height >> 1);
    y < Math.max(height - half, (height >> 1) + 1);
    y += 1
  ) {
    for (let x = Math.min(half, width >> 1); x < Math.max(width - half, (width >> 1) + 1); x += 1) {
      const worth = around.data[y * width + x] * worthOfPlace(x / width, y / height);
      if (worth > best) [best, found] = [worth, { x: x + 0.5, y: y + 0.5 }];
    }
  }
  const within = (middle: number, part: number, whole: number) =>
    Math.min(whole - part, Math.max(0, Math.round(middle / scale - part / 2)));
  return {
    left: within(found.x, size.width, image.width),
    top: within(found.y, size.height, image.height),
  };
}

/**
 * @param x
 * @param y fractions of the sides
 */
const worthOfPlace = (x: number, y: number) => 1 - pull * 2 * ((x - 0.5) ** 2 + (y - 0.5) ** 2);

/** The gradient magnitude at each pixel, capped. */
function detailOf({ data, width, height }: Plane): Plane {
  const detail = createPlane(width, height);
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const at = y * width + x;
      const own = data[at];
      const step = Math.hypot(data[at + 1] - own, data[at + width] - own);
      detail.data[at] = Math.min(mostStep, step);
    }
  }
  return detail;
}
