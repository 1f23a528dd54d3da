import { createRandom } from '../random.ts';
import type { RgbaImage } from '../rgba-image.ts';
import { smoothStep } from '../smooth-step.ts';
import type { Rgb } from './color.ts';
import {
  drawSoil,
  emptyGround,
  sizeAt,
  type CoverOptions,
  type GroundCover,
} from './ground-cover.ts';

/** What grows on a floor: its colours are those of the floor under it. */
type Growth = {
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

/** Blades, the far ones first. */
export const growStrands =
  (growth: Growth): GroundCover =>
  (options) => {
    const image = emptyGround(options);
    drawSoil(image, growth.root, options);
    drawStrands(image, growth, options);
    return image;
  };

function drawStrands(image: RgbaImage, growth: Growth, options: CoverOptions): void {
  const { width, height, top, floorOf } = options;
  const random = createRandom(growth.seed + 31);
  const longest = growth.length * height;
  for (let y = top; y < height + longest;) {
    const size = sizeAt(y, options);
    const [length, thick] = [longest * size, Math.max(1.1, growth.width * height * size)];
    const step = (thick * 1.5) / growth.density;
    for (let x = -length; x < width + length; x += step * (0.5 + random())) {
      const root = y + (random() - 0.5) * length * 0.4;
      const color = floorOf(x, Math.min(root, height - 1));
      drawStrand(image, growth, {
        x,
        y: root,
        length: length * (0.45 + 0.75 * random()),
        half: (thick / 2) * (0.65 + 0.7 * random()),
        slope: (random() - 0.5) * 2 * growth.lean,
        bend: (random() - 0.5) * 1.6 * growth.lean,
        color: tinted(color, 0.72 + 0.56 * random(), (random() - 0.4) * 0.3),
      });
    }
    y += Math.max(1, length * 0.17);
  }
}

/** Each strand has a brightness of its own, and some are dry. */
const tinted = ([red, green, blue]: Rgb, bright: number, dry: number): Rgb => [
  red * bright * (1 + dry),
  green * bright,
  blue * bright * (1 - dry * 0.4),
];

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
  { root, tip }: Growth,
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
