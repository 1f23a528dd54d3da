import { distanceInside, type Plane } from '@tintory/pixels';

/** So near to an outline, in pixels, slopes are the drawing's own edge: a dark line all around. */
const rim = 2;
/** Beyond the outline the nearest light goes on for so many pixels, as far as a picture reads. */
const beyond = 6;
/** Where a row begins outside of the product. */
const usual = 0.9;

/** Lets the light inside of the product go on over its outline and, along rows, all around. */
export function spreadLight(shade: Plane, mask: Plane): Plane {
  const out = { ...shade, data: Float32Array.from(shade.data) };
  const known = Uint8Array.from(distanceInside(mask).data, (depth) => (depth > rim ? 1 : 0));
  for (let pass = 0; pass < rim + beyond; pass += 1) grow(out, known);
  for (let y = 0; y < out.height; y += 1) {
    let last = usual;
    for (let x = 0, at = y * out.width; x < out.width; x += 1, at += 1) {
      if (known[at]) last = out.data[at] as number;
      else out.data[at] = last;
    }
  }
  return out;
}

/** Every pixel beside what is known becomes the mean of it. */
function grow({ data, width, height }: Plane, known: Uint8Array): void {
  const found: [at: number, value: number][] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1, at = y * width + 1; x < width - 1; x += 1, at += 1) {
      if (known[at]) continue;
      let [sum, count] = [0, 0];
      for (const beside of [at - 1, at + 1, at - width, at + width]) {
        if (!known[beside]) continue;
        sum += data[beside] as number;
        count += 1;
      }
      if (count > 0) found.push([at, sum / count]);
    }
  }
  for (const [at, value] of found) {
    data[at] = value;
    known[at] = 1;
  }
}
