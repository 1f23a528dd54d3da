import { rgbOf, type RgbaImage } from '@tintory/pixels';
import { gamma, layInk, toLinear, type SeenPrint } from './lay-ink.ts';
import { createMapReader, type ByteMap, type MapReader } from './map-sampler.ts';
import { toArea, type ToArea } from './surface.ts';
import { weaveAt, type Weave } from './weave.ts';

/** A view's maps, each covering all of it. */
export type BlankMaps = { light: ByteMap; sheen: ByteMap; cover: ByteMap; shift: ByteMap };

export type MockupWish = {
  maps: BlankMaps;
  /** The view's side and the visible part of it, in millimetres. */
  side: number;
  crop: { x: number; y: number; width: number; height: number };
  /** Width of the picture in pixels; its height follows from the crop. */
  width: number;
  /** `#rrggbb` of the product's coloured parts. */
  color: string;
  weave: Weave;
  prints: readonly SeenPrint[];
};

/** Scales of the stored maps: light of a byte of 255, and millimetres of the largest shift. */
const [lightRange, mostShift] = [1.25, 8];
/** Linear light that the brightest reflection adds. */
const sheenShare = 0.15;
const steps = 4_096;
const toDisplay = Uint8Array.from({ length: steps + 1 }, (_, step) =>
  Math.round((step / steps) ** (1 / gamma) * 255),
);

/**
 * Draws a product with its prints, which follow its folds, light and reflections. Transparent
 * around it.
 */
export function drawMockup(wish: MockupWish): RgbaImage {
  const { crop, side, width } = wish;
  const height = Math.round((width * crop.height) / crop.width);
  const out = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const perMm = width / crop.width;
  const across = Float64Array.from(
    { length: width },
    (_, x) => crop.x + ((x + 0.5) / width) * crop.width,
  );
  const row: Row = {
    ...{ wish, across, perMm, shade: new Float64Array(3) },
    maps: readersOf(
      wish.maps,
      across.map((x) => x / side),
    ),
    prints: wish.prints.map((one) => ({ ...one, find: toArea(one.shape, one, perMm) })),
    base: rgbOf(wish.color).map((value) => toLinear[value] as number),
  };
  for (let y = 0; y < height; y += 1) {
    const my = crop.y + ((y + 0.5) / height) * crop.height;
    for (const reader of Object.values(row.maps)) reader.toRow(my / side);
    drawRow(row, my, out.data.subarray(y * width * 4, (y + 1) * width * 4));
  }
  return out;
}

type Readers = Record<keyof BlankMaps, MapReader>;
type Row = {
  wish: MockupWish;
  maps: Readers;
  /** Millimetres of each column on the view. */
  across: Float64Array;
  prints: readonly (SeenPrint & { find: ToArea })[];
  /** The product's colour in linear light. */
  base: readonly number[];
  perMm: number;
  /** The colour of the pixel at hand in linear light. */
  shade: Float64Array;
};

function readersOf(maps: BlankMaps, columns: Float64Array): Readers {
  const { light, sheen, cover, shift } = maps;
  return {
    light: createMapReader(light, columns),
    sheen: createMapReader(sheen, columns),
    cover: createMapReader(cover, columns),
    shift: createMapReader(shift, columns),
  };
}

function drawRow({ wish, maps, across, prints, base, perMm, shade }: Row, my: number, out: Bytes) {
  for (let x = 0, at = 0; x < across.length; x += 1, at += 4) {
    const mask = maps.cover.read(x, 0);
    if (mask < 0.5) continue;
    const colored = maps.cover.read(x, 1) / 255;
    const clothX = (across[x] as number) - shiftOf(maps.shift.read(x, 0));
    const clothY = my - shiftOf(maps.shift.read(x, 1));
    for (let c = 0; c < 3; c += 1) shade[c] = 1 - colored * (1 - (base[c] as number));
    const printable = maps.cover.read(x, 2) / 255;
    if (printable > 0) for (const one of prints) layInk(one, clothX, clothY, printable, shade);
    const light = ((maps.light.read(x, 0) / 255) * lightRange) ** gamma;
    const lit = light * weaveAt(wish.weave, clothX, clothY, perMm);
    const sheen = (maps.sheen.read(x, 0) / 255) * sheenShare;
    for (let c = 0; c < 3; c += 1) out[at + c] = display((shade[c] as number) * lit + sheen);
    out[at + 3] = mask;
  }
}

type Bytes = RgbaImage['data'];

const shiftOf = (byte: number): number => (byte / 255 - 0.5) * 2 * mostShift;

const display = (value: number): number =>
  toDisplay[Math.min(steps, Math.max(0, Math.round(value * steps)))] as number;
