import { rgbOf } from '../color/color.ts';
import type { RgbaImage } from '../plane/rgba-image.ts';
import { readMap, type ByteMap } from './map-sampler.ts';
import { toArea, type SurfaceShape, type ToArea } from './surface.ts';
import { weaveAt, type Weave } from './weave.ts';

/** The maps of a view, each over all of it. */
export type BlankMaps = { light: ByteMap; sheen: ByteMap; cover: ByteMap; shift: ByteMap };

/** What is printed on an area with its bleed, and where it is seen; the print is premultiplied. */
export type SeenPrint = {
  shape: SurfaceShape;
  width: number;
  height: number;
  bleed: number;
  print: RgbaImage;
};

export type MockupWish = {
  maps: BlankMaps;
  /** The view's side and the part of it that is shown, in millimetres. */
  side: number;
  crop: { x: number; y: number; width: number; height: number };
  /** Of the picture, in pixels; its height follows from the part. */
  width: number;
  /** `#rrggbb` of what takes colour. */
  color: string;
  weave: Weave;
  prints: readonly SeenPrint[];
};

/** As the maps are stored: a byte of light reaches so far, a byte of shift so many millimetres. */
const [lightRange, mostShift] = [1.25, 8];
/** How much the brightest mirror image adds, in linear light. */
const sheenShare = 0.15;
const gamma = 2.2;

const toLinear = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** gamma);
const steps = 4_096;
const toDisplay = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round((step / steps) ** (1 / gamma) * 255),
);

/**
 * Draws a product with its prints: they follow the folds, take the light, and mirror what the
 * product mirrors. Transparent around it.
 */
export function drawMockup(wish: MockupWish): RgbaImage {
  const { crop, side, width, maps } = wish;
  const height = Math.round((width * crop.height) / crop.width);
  const out = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const seen = wish.prints.map((one) => ({ ...one, find: toArea(one.shape, one) }));
  const base = rgbOf(wish.color).map((value) => toLinear[value] as number) as [
    number,
    number,
    number,
  ];
  const [perMm, shade] = [width / crop.width, new Float64Array(3)];
  for (let y = 0, at = 0; y < height; y += 1) {
    const my = crop.y + ((y + 0.5) / height) * crop.height;
    for (let x = 0; x < width; x += 1, at += 4) {
      const mx = crop.x + ((x + 0.5) / width) * crop.width;
      const [u, v] = [mx / side, my / side];
      const mask = readMap(maps.cover, 0, u, v);
      if (mask < 0.5) continue;
      const colored = readMap(maps.cover, 1, u, v) / 255;
      const clothX = mx - shiftOf(readMap(maps.shift, 0, u, v));
      const clothY = my - shiftOf(readMap(maps.shift, 1, u, v));
      for (let c = 0; c < 3; c += 1) shade[c] = 1 - colored * (1 - (base[c] as number));
      const printable = readMap(maps.cover, 2, u, v) / 255;
      if (printable > 0) for (const one of seen) layInk(one, clothX, clothY, printable, shade);
      const light = ((readMap(maps.light, 0, u, v) / 255) * lightRange) ** gamma;
      const lit = light * weaveAt(wish.weave, clothX, clothY, perMm);
      const sheen = (readMap(maps.sheen, 0, u, v) / 255) * sheenShare;
      for (let c = 0; c < 3; c += 1) out.data[at + c] = display((shade[c] as number) * lit + sheen);
      out.data[at + 3] = mask;
    }
  }
  return out;
}

const shiftOf = (byte: number): number => (byte / 255 - 0.5) * 2 * mostShift;

const display = (value: number): number =>
  toDisplay[Math.min(steps, Math.max(0, Math.round(value * steps)))] as number;

const found = new Float64Array(2);

/** Puts a print's colour over what is there, in linear light. */
function layInk(
  { find, print, width, height, bleed }: SeenPrint & { find: ToArea },
  x: number,
  y: number,
  printable: number,
  shade: Float64Array,
): void {
  if (!find(x, y, found)) return;
  const u = (((found[0] as number) + bleed) / (width + 2 * bleed)) * print.width - 0.5;
  const v = (((found[1] as number) + bleed) / (height + 2 * bleed)) * print.height - 0.5;
  const [px, py] = [Math.floor(u), Math.floor(v)];
  const [a, b] = [u - px, v - py];
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let corner = 0; corner < 4; corner += 1) {
    const cx = Math.min(print.width - 1, Math.max(0, px + (corner & 1)));
    const cy = Math.min(print.height - 1, Math.max(0, py + (corner >> 1)));
    const share = (corner & 1 ? a : 1 - a) * (corner >> 1 ? b : 1 - b);
    const at = (cy * print.width + cx) * 4;
    red += share * (print.data[at] as number);
    green += share * (print.data[at + 1] as number);
    blue += share * (print.data[at + 2] as number);
    alpha += share * (print.data[at + 3] as number);
  }
  if (alpha <= 0) return;
  const cover = (alpha / 255) * printable;
  const ink = (value: number) =>
    toLinear[Math.min(255, Math.round((value / alpha) * 255))] as number;
  shade[0] = (shade[0] as number) * (1 - cover) + ink(red) * cover;
  shade[1] = (shade[1] as number) * (1 - cover) + ink(green) * cover;
  shade[2] = (shade[2] as number) * (1 - cover) + ink(blue) * cover;
}
