import { createRandom } from '../random.ts';
import type { RgbaImage } from '../rgba-image.ts';
import { smoothStep } from '../smooth-step.ts';
import type { Rgb } from './color.ts';

/** What grows, or lies, on a floor: its colours are those of the floor under it. */
export type GroundCover = {
  /** How long the nearest strands are, and how wide, in heights of the picture. */
  length: number;
  width: number;
  /** How far they lean to a side, in lengths. */
  lean: number;
  /** How many there are: 1 hides the floor. */
  density: number;
  /** How bright a tip is beside its root, which is in the shade of others. */
  root: number;
  tip: number;
  seed: number;
};

export type CoverOptions = {
  width: number;
  height: number;
  /** The row in which the floor ends behind, which may be outside of the picture. */
  top: number;
  /** The floor's colour at a place of the picture. */
  floorOf: (x: number, y: number) => Rgb;
};

/** How much smaller a strand is where the floor ends. */
const farSize = 0.3;

/** Draws a floor with all that grows on it, the far strands first. Rows above the floor stay empty. */
export function drawCover(cover: GroundCover, options: CoverOptions): RgbaImage {
  const { width, height, top, floorOf } = options;
  const image = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
  const random = createRandom(cover.seed + 31);
  soil(image, cover, options);
  const longest = cover.length * height;
  for (let y = top; y < height + longest;) {
    const size = sizeAt((y - top) / Math.max(1, height - top));
    const [length, thick] = [longest * size, Math.max(1.1, cover.width * height * size)];
    const step = (thick * 1.5) / cover.density;
    for (let x = -length; x < width + length; x += step * (0.5 + random())) {
      const root = y + (random() - 0.5) * length * 0.4;
      const color = floorOf(x, Math.min(root, height - 1));
      drawStrand(image, cover, {
        x,
        y: root,
        length: length * (0.45 + 0.75 * random()),
        half: (thick / 2) * (0.65 + 0.7 * random()),
        slope: (random() - 0.5) * 2 * cover.lean,
        bend: (random() - 0.5) * 1.6 * cover.lean,
        color: tinted(color, 0.72 + 0.56 * random(), (random() - 0.4) * 0.3),
      });
    }
    y += Math.max(1, length * 0.17);
  }
  return image;
}

const sizeAt = (share: number): number => farSize + (1 - farSize) * Math.max(0, share);

/** Each strand has a brightness of its own, and some are dry. */
const tinted = ([red, green, blue]: Rgb, bright: number, dry: number): Rgb => [
  red * bright * (1 + dry),
  green * bright,
  blue * bright * (1 - dry * 0.4),
];

/** Little is seen between strands: it is coloured in squares with sides this long. */
const clod = 4;

function soil({ data, width, height }: RgbaImage, cover: GroundCover, options: CoverOptions): void {
  const colors: Rgb[] = [];
  for (let y = Math.max(0, options.top); y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = Math.floor(x / clod);
      if (x % clod === 0 && (y % clod === 0 || !colors[square])) {
        colors[square] = options.floorOf(x, y);
      }
      const color = colors[square] as Rgb;
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c += 1) data[at + c] = (color[c] as number) * cover.root;
    }
  }
}

type Strand = {
  x: number;
  y: number;
  length: number;
  half: number;
  slope: number;
  bend: number;
  color: Rgb;
};

/** Row by row from its root to its tip, which is thin and in the light. */
function drawStrand(
  { data, width, height }: RgbaImage,
  { root, tip }: GroundCover,
  { x, y, length, half, slope, bend, color }: Strand,
): void {
  for (let row = Math.min(height - 1, Math.floor(y)); row > y - length && row >= 0; row -= 1) {
    const t = (y - row) / length;
    const middle = x + (slope * t + bend * t * t) * length;
    const reach = half * (1 - t * t * 0.9) * Math.sqrt(1 + (slope + 2 * bend * t) ** 2);
    const bright = root + (tip - root) * smoothStep(0, 0.9, t);
    const last = Math.min(width - 1, Math.ceil(middle + reach));
    for (let i = Math.max(0, Math.floor(middle - reach)); i <= last; i += 1) {
      const cover = Math.min(1, reach + 0.5 - Math.abs(i - middle));
      if (cover <= 0) continue;
      const fold = bright * (i < middle ? 1.08 : 0.9);
      const at = (row * width + i) * 4;
      for (let c = 0; c < 3; c += 1) {
        const before = data[at + c] as number;
        data[at + c] = before + ((color[c] as number) * fold - before) * cover;
      }
    }
  }
}
