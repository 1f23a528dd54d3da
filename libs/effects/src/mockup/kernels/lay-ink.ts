import type { RgbaImage } from '@tintory/pixels';
import type { SurfaceShape, ToArea } from './surface.ts';

/** An area's print with its bleed, and its place on the view; the print is premultiplied. */
export type SeenPrint = {
  shape: SurfaceShape;
  width: number;
  height: number;
  bleed: number;
  print: RgbaImage;
};

export const gamma = 2.2;

/** Linear light of each byte. */
export const toLinear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** gamma);

const found = new Float64Array(3);

/** Blends a print's colour over the one below, in linear light. */
export function layInk(
  { find, print, width, height, bleed }: SeenPrint & { find: ToArea },
  x: number,
  y: number,
  printable: number,
  shade: Float64Array,
): void {
  if (!find(x, y, found)) return;
  const u = (((found[0] as number) + bleed) / (width + 2 * bleed)) * print.width - 0.5;
  const v = (((found[1] as number) + bleed) / (height + 2 * bleed)) * print.height - 0.5;
  const px = Math.floor(u);
  const py = Math.floor(v);
  const a = u - px;
  const b = v - py;
  const right = print.width - 1;
  const lowest = print.height - 1;
  const left = Math.min(right, Math.max(0, px)) * 4;
  const next = Math.min(right, Math.max(0, px + 1)) * 4;
  const upper = Math.min(lowest, Math.max(0, py)) * print.width * 4;
  const lower = Math.min(lowest, Math.max(0, py + 1)) * print.width * 4;
  const { data } = print;
  let alpha = 0;
  for (let c = 3; c >= 0; c -= 1) {
    const value =
      (1 - a) * (1 - b) * (data[upper + left + c] as number) +
      a * (1 - b) * (data[upper + next + c] as number) +
      (1 - a) * b * (data[lower + left + c] as number) +
      a * b * (data[lower + next + c] as number);
    if (c === 3) {
      if (value <= 0) return;
      alpha = value;
      continue;
    }
    const cover = (alpha / 255) * printable * (found[2] as number);
    const ink = toLinear[Math.min(255, Math.round((value / alpha) * 255))] as number;
    shade[c] = (shade[c] as number) * (1 - cover) + ink * cover;
  }
}
