import {
  bilinearRows,
  cubicRows,
  lumaAt,
  gaussianBlur,
  shrinkPlane,
  mapPlane,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { develop } from './develop.ts';
import type { Creature } from './render-venom.ts';
import { createBackdrop } from './smoke.ts';
import type { VenomOptions } from './venom-options.ts';

/** Colour grading of the person by the same cold light. */
const grade = [0.86, 0.9, 0.96] as const;

/** Strength of the detail restored in a picture larger than the rendered creature. */
const detailShare = 2.2;

/**
 * Composites the creature at the picture's full size: the full-size matte cuts it and the full-size
 * brightness sharpens it (joint upsampling, Kopf et al. 2007).
 */
export function composeVenom(
  image: RgbaImage,
  creature: Creature,
  options: VenomOptions,
): RgbaImage {
  const { width, height } = image;
  const { alpha, background, seed } = options;
  const subject = options.foreground.data;
  const { channels, glow } = develop(creature.painted);
  const { taken, free, luma } = creature;
  const rows = [
    ...channels.map((plane) => cubicRows(plane, width, height)),
    ...[taken, free, glow, contactShade(creature), luma].map((plane) =>
      bilinearRows(plane, width, height),
    ),
  ];
  const enlarged = luma.width < width;
  const backdrop = createBackdrop(background, image, alpha, seed);
  const back = new Uint8ClampedArray(width * 4);
  const out = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    backdrop(y, back);
    const [reds, greens, blues, takenRow, freeRow, glowRow, shadeRow, lumaRow] = rows.map((row) =>
      row(y),
    ) as Rows;
    const colors = [reds, greens, blues] as const;
    for (let x = 0; x < width; x += 1) {
      const j = x * 4;
      const i = y * width * 4 + j;
      const matte = alpha.data[y * width + x] as number;
      const loose = freeRow[x] as number;
      const bright = glowRow[x] as number;
      if (matte === 0 && loose === 0) {
        addBackdrop(out, i, back, j, bright);
        continue;
      }
      const coat = Math.max(matte * (takenRow[x] as number), loose);
      const person = matte * (1 - coat);
      const behind = ((back[j + 3] as number) / 255) * (1 - matte) * (1 - loose);
      const total = coat + person + behind;
      out[i + 3] = Math.min(255, total * 255);
      if (total <= 0) continue;
      const detail = enlarged ? detailOf(subject, i, lumaRow[x] as number, greens[x] as number) : 1;
      const dim = (shadeRow[x] as number) * person;
      for (let c = 0; c < 3; c += 1) {
        const mixed =
          (colors[c as 0][x] as number) * detail * coat +
          (subject[i + c] as number) * (grade[c as 0] as number) * dim +
          (back[j + c] as number) * behind;
        const value = mixed / total;
        out[i + c] = value + bright * (1 - value / 255) * (0.4 + 0.6 * coat);
      }
    }
  }
  return { data: out, width, height };
}

/** A pixel that shows only the backdrop: half of most pictures. */
function addBackdrop(
  out: Uint8ClampedArray,
  i: number,
  back: Uint8ClampedArray,
  j: number,
  bright: number,
): void {
  out[i + 3] = back[j + 3] as number;
  if (out[i + 3] === 0) return;
  for (let c = 0; c < 3; c += 1) {
    const value = back[j + c] as number;
    out[i + c] = value + bright * (1 - value / 255) * 0.4;
  }
}

type Rows = [
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
  Float32Array,
];

/**
 * Brightness of a full-size pixel relative to the smaller render. Bright eyes and teeth are left
 * out: nothing of the person's shows through them.
 */
function detailOf(subject: RgbaImage['data'], i: number, coarse: number, bright: number): number {
  const luma = lumaAt(subject, i) / 255;
  const share = detailShare * Math.max(0, 1 - bright / 120);
  return 1 + Math.min(0.5, Math.max(-0.4, (luma - coarse) * share));
}

/** How much light reaches the skin next to the raised coat, 0 to 1, at a quarter of the size. */
function contactShade({ taken, free }: Creature): Plane {
  const [width, height] = [Math.max(1, taken.width >> 2), Math.max(1, taken.height >> 2)];
  const coat = mapPlane(taken, (value, i) => Math.max(value, free.data[i] as number));
  const blurred = gaussianBlur(shrinkPlane(coat, width, height), Math.sqrt(width * height) / 170);
  return mapPlane(blurred, (value) => 1 - 0.6 * Math.min(1, value * 1.2));
}
