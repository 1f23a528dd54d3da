import { createRandom } from '../random.ts';
import type { RgbaImage } from '../rgba-image.ts';
import { rgbOf, scaleRgb, type Rgb } from './color.ts';
import { drawSoil, emptyGround, sizeAt, type GroundCover } from './ground-cover.ts';

const colors = [
  '#c4622b',
  '#dd8a2f',
  '#d8a43c',
  '#a5452a',
  '#87552f',
  '#b98848',
  '#7b3d26',
  '#96803a',
].map(rgbOf);

/** Half as long as the nearest leaves are, in heights of the picture. */
const longest = 0.034;
/** A camera that looks along the ground sees what lies there as flat as this. */
const flatness = 0.46;
/** What is seen between the leaves lies in their shade. */
const inShade = 0.45;
/** How many leaves lie over each place of the ground. */
const layers = 2.6;

type Leaf = {
  x: number;
  y: number;
  /** Half as long as it is, in pixels, and where it points. */
  length: number;
  turn: number;
  slim: number;
  outline: Float32Array;
  curl: number;
  color: Rgb;
};

/** How many places of a leaf's rib its width is known at. */
const places = 128;

/** Half of a leaf's width along its rib, of its widest; lobes go as deep as they are told to. */
const outlineOf = (lobes: number): Float32Array =>
  Float32Array.from({ length: places + 1 }, (_, i) => {
    const t = (i / places) * 2 - 1;
    return (1 - t * t) ** 0.75 * (1 + 0.35 * t) * (1 - lobes + lobes * Math.cos(t * 14));
  });

const [smooth, lobed] = [outlineOf(0), outlineOf(0.26)];

/** A ground that is full of leaves, the far ones first: each casts its shadow on those it lies on. */
export const fallenLeaves =
  (seed: number): GroundCover =>
  (options) => {
    const image = emptyGround(options);
    drawSoil(image, inShade, options);
    const random = createRandom(seed + 67);
    const { width, height, top } = options;
    for (let y = top; y < height * (1 + longest);) {
      const length = Math.max(1.5, longest * height * sizeAt(y, options));
      const step = (2 * length) / layers;
      for (let x = -length; x < width + length; x += step * (0.5 + random())) {
        const leaf = randomLeaf(random, x, y + (random() - 0.5) * length * flatness, length);
        drawLeaf(image, { ...leaf, y: leaf.y + length * 0.12, x: leaf.x + length * 0.1 }, 0.5);
        drawLeaf(image, leaf, 0);
      }
      y += Math.max(1, (2 * length * flatness) / layers);
    }
    return image;
  };

const randomLeaf = (random: () => number, x: number, y: number, length: number): Leaf => ({
  x,
  y,
  length: length * (0.6 + 0.55 * random()),
  turn: random() * Math.PI * 2,
  slim: 0.38 + 0.22 * random(),
  outline: random() < 0.5 ? lobed : smooth,
  curl: (random() - 0.5) * 0.5,
  color: scaleRgb(
    colors[Math.floor(random() * colors.length)] ?? [180, 110, 50],
    0.7 + 0.45 * random(),
  ),
});

/** @param shade how dark it makes what is under it, as its shadow does; 0 draws the leaf itself */
function drawLeaf(image: RgbaImage, leaf: Leaf, shade: number): void {
  const { x, y, length, turn } = leaf;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const down = length * flatness + 1;
  for (
    let row = Math.ceil(Math.max(0, y - down));
    row <= y + down && row < image.height;
    row += 1
  ) {
    for (let col = Math.ceil(Math.max(0, x - length)); col <= x + length; col += 1) {
      if (col >= image.width) break;
      const [dx, dy] = [col - x, (row - y) / flatness];
      paint(
        image,
        (row * image.width + col) * 4,
        leaf,
        shade,
        dx * cos + dy * sin,
        dy * cos - dx * sin,
      );
    }
  }
}

/** @param along the leaf's rib, and `across` it, in pixels */
function paint(
  { data }: RgbaImage,
  at: number,
  { length, slim, outline, curl, color }: Leaf,
  shade: number,
  along: number,
  across: number,
): void {
  const t = along / length;
  if (t <= -1 || t >= 1) return;
  const half = slim * length * (outline[Math.round(((t + 1) / 2) * places)] as number);
  const share = Math.min(1, (half - Math.abs(across)) * flatness + 0.5);
  if (share <= 0) return;
  const bright = shade > 0 ? 1 : brightnessAt(t, across / length, length, curl);
  for (let c = 0; c < 3; c += 1) {
    const before = data[at + c] as number;
    const own = shade > 0 ? before * (1 - shade) : (color[c] as number) * bright;
    data[at + c] = before + (own - before) * share;
  }
}

/** A leaf is curled, its rib is pale, and veins run from it towards its tip. */
function brightnessAt(t: number, off: number, length: number, curl: number): number {
  const rib = Math.abs(off) < Math.max(0.5 / length, 0.035) ? 1.22 : 1;
  const vein = 1 + 0.06 * Math.cos((t * 9 - Math.abs(off) * 8) * 2);
  return (0.95 + curl * off * 2 + 0.16 * t) * rib * vein;
}
