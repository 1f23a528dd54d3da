import { toLab } from '../lab.ts';
import type { Plane, RgbaImage } from '../rgba-image.ts';

/** How far around a place of the outline both sides are looked at, in pixels. */
const reach = 4;
/** Sides that differ by less (CIE76) look alike, shading and grain included. */
const alike = 7;
/** What a picture's border cuts off is no outline. */
const frame = 3;

type Side = [red: number, green: number, blue: number, count: number];

/**
 * The share of a cutout's outline along which the subject looks like what is behind it, 0 to 1:
 * glass, white on white. Nobody can tell there where one ends and the other begins.
 *
 * @param image about `segmentSide` large
 * @param mask 0 or 1, of the same size
 */
export function faintShare(image: RgbaImage, mask: Plane): number {
  const inside: number[] = [];
  const outside: number[] = [];
  for (let y = frame; y < image.height - frame; y += 1) {
    for (let x = frame; x < image.width - frame; x += 1) {
      if (!isOutline(mask, x, y)) continue;
      const [within, without] = sidesAt(image, mask, x, y);
      if (!within[3] || !without[3]) continue;
      push(inside, within);
      push(outside, without);
    }
  }
  return shareAlike(inside, outside);
}

/** The subject's own pixels beside one that is not. */
function isOutline({ data, width }: Plane, x: number, y: number): boolean {
  const at = y * width + x;
  if (!data[at]) return false;
  return !data[at - 1] || !data[at + 1] || !data[at - width] || !data[at + width];
}

/** The colours around a place on either side, without the pixels of the edge, which are of both. */
function sidesAt(image: RgbaImage, mask: Plane, x: number, y: number): [Side, Side] {
  const sides: [Side, Side] = [
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];
  const { data, width, height } = image;
  for (let v = Math.max(1, y - reach); v <= Math.min(height - 2, y + reach); v += 1) {
    for (let u = Math.max(1, x - reach); u <= Math.min(width - 2, x + reach); u += 1) {
      if (isEdge(mask, u, v)) continue;
      const at = v * width + u;
      const side = sides[mask.data[at] ? 0 : 1];
      for (let c = 0; c < 3; c += 1) side[c] = (side[c] as number) + (data[at * 4 + c] as number);
      side[3] += 1;
    }
  }
  return sides;
}

/** Whether any of the eight neighbours is of the other side. */
function isEdge({ data, width }: Plane, x: number, y: number): boolean {
  const at = y * width + x;
  const own = data[at];
  for (let row = at - width; row <= at + width; row += width) {
    if (data[row - 1] !== own || data[row] !== own || data[row + 1] !== own) return true;
  }
  return false;
}

function push(colors: number[], [red, green, blue, count]: Side): void {
  colors.push(red / count, green / count, blue / count, 255);
}

/** Of pairs of colours, the share that look alike. */
function shareAlike(one: number[], other: number[]): number {
  const count = one.length / 4;
  if (count === 0) return 0;
  const [first, second] = [labOf(one), labOf(other)];
  let found = 0;
  for (let i = 0; i < count; i += 1) {
    const l = (first.l.data[i] as number) - (second.l.data[i] as number);
    const a = (first.a.data[i] as number) - (second.a.data[i] as number);
    const b = (first.b.data[i] as number) - (second.b.data[i] as number);
    if (l * l + a * a + b * b < alike * alike) found += 1;
  }
  return found / count;
}

const labOf = (colors: number[]) =>
  toLab({ data: Uint8ClampedArray.from(colors), width: colors.length / 4, height: 1 });
