import { createRandom, type Plane, type RgbaImage, lumaOf, flowField } from '@tintory/pixels';
import { brushMark } from './brush-mark.ts';
import { brushPath, type PathRules } from './brush-path.ts';
import { careOf } from './care.ts';
import { splitColors } from './color-planes.ts';
import {
  blurredCanvas,
  createWetCanvas,
  lightPaint,
  type Canvas,
  type WetCanvas,
} from './oil-canvas.ts';
import { between, pixelsPerUnit, type FaceArea, type PaintingOptions } from './painting-options.ts';

/**
 * Oil on canvas: curved bristle strokes from broad to fine, each layer only where the one before
 * misses the picture (Hertzmann, SIGGRAPH 1998), with lit relief.
 */
export function paintOil(image: RgbaImage, options: PaintingOptions): RgbaImage {
  const { strength, brush, faces, onProgress } = options;
  const unit = pixelsPerUnit(image);
  const colors = splitColors(image);
  const luma = lumaOf(image);
  const canvas = createWetCanvas(blurredCanvas(colors, 20 * unit));
  const random = createRandom(1998);
  // Least visible distance of bristles.
  const gap = 1.3 * Math.max(1, unit);
  const radii = brushRadii(brush, strength, unit);
  const care = careOf(image, faces);
  const fineRadii = fineBrushes(radii.at(-1) ?? 0, faces);
  let stroke = 0;
  [...radii, ...fineRadii].forEach((radius, layer) => {
    const wanted = blurredCanvas(colors, radius * 0.5);
    const flow = flowField(luma, radius + 2 * unit);
    const rules = rulesOf(radius, strength);
    // Fine strokes are thin paint: thick ones would look like plaster on a face.
    const body = Math.min(1, 0.35 + radius / (20 * unit));
    const tolerance = layer === 0 ? -1 : between(0.035, 0.11, strength);
    const onlyCare = layer >= radii.length;
    for (const start of strokeStarts(
      wanted,
      canvas,
      { radius, tolerance, care, onlyCare },
      random,
    )) {
      const path = brushPath(start, flow, wanted, canvas, rules);
      const careful = onlyCare ? 1 : careAt(care, start);
      const color = mixedColor(wanted, start, strength * (1 - 0.4 * careful), random);
      const load = { color, bristles: random() * 4000, gap, body: body * (1 - 0.5 * careful) };
      brushMark(canvas, path, radius, load, stroke);
      stroke += 1;
    }
    onProgress?.((layer + 1) / (radii.length + fineRadii.length + 1));
  });
  if (faces?.length) smoothOver(canvas, care);
  return lightPaint(canvas, between(0.5, 1.1, strength), gap / 2, image);
}

/** Radii of the brushes, each half the one before, down to the finest. */
function brushRadii(brush: number, strength: number, unit: number): number[] {
  const finest = Math.max(1.2, between(1.5, 3.5, brush) * between(0.9, 1.2, strength) * unit);
  return [8, 4, 2, 1].map((times) => finest * times);
}

/** Strokes across a face's width, and the smallest radius that shows, in pixels. */
const [acrossFace, thinnest] = [56, 0.7];

/** Brushes for faces: fine enough for the smallest one. */
function fineBrushes(finest: number, faces: readonly FaceArea[] = []): number[] {
  if (faces.length === 0) return [];
  const smallest = Math.min(...faces.map(({ width }) => width));
  const radius = Math.min(finest * 0.75, Math.max(thinnest, smallest / acrossFace / 2));
  return radius < finest / 2 ? [(finest + radius) / 2, radius] : [radius];
}

const careAt = ({ data, width }: Plane, [x, y]: readonly [number, number]): number =>
  data[Math.floor(y) * width + Math.floor(x)] as number;

/** Thick paint on a face looks like plaster. */
function smoothOver({ thickness }: WetCanvas, care: Plane): void {
  for (let i = 0; i < thickness.data.length; i += 1) {
    thickness.data[i] = (thickness.data[i] as number) * (1 - 0.5 * (care.data[i] as number));
  }
}

const rulesOf = (radius: number, strength: number): PathRules => ({
  radius,
  shortest: 3,
  longest: Math.round(between(6, 14, strength)),
  bend: 0.75,
});

/** One brush's work; `onlyCare`: on faces alone. */
type Layer = { radius: number; tolerance: number; care: Plane; onlyCare: boolean };

/** Least care for a fine stroke: they end where a face does. */
const leastCare = 0.3;

/** Each grid cell's largest error as the start of a stroke, in random order. */
function strokeStarts(
  wanted: Canvas,
  canvas: Canvas,
  { radius, tolerance, care, onlyCare }: Layer,
  random: () => number,
): [number, number][] {
  const side = Math.max(2, Math.round(radius * (tolerance < 0 ? 1 : 1.6)));
  const starts: [number, number][] = [];
  for (let top = 0; top < wanted.height; top += side) {
    for (let left = 0; left < wanted.width; left += side) {
      const worst = worstPlace(wanted, canvas, left, top, side);
      const careful = careAt(care, [worst.x, worst.y]);
      if (onlyCare && careful < leastCare) continue;
      if (worst.mean > tolerance * (1 - 0.5 * careful))
        starts.push([worst.x + random(), worst.y + random()]);
    }
  }
  return shuffle(starts, random);
}

function worstPlace(wanted: Canvas, canvas: Canvas, left: number, top: number, side: number) {
  const right = Math.min(wanted.width, left + side);
  const bottom = Math.min(wanted.height, top + side);
  let [x, y, most, sum] = [left, top, -1, 0];
  for (let row = top; row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const i = (row * wanted.width + column) * 3;
      const miss =
        Math.abs((wanted.paint[i] as number) - (canvas.paint[i] as number)) +
        Math.abs((wanted.paint[i + 1] as number) - (canvas.paint[i + 1] as number)) +
        Math.abs((wanted.paint[i + 2] as number) - (canvas.paint[i + 2] as number));
      sum += miss;
      if (miss <= most) continue;
      [x, y, most] = [column, row, miss];
    }
  }
  return { x, y, mean: sum / 3 / ((right - left) * (bottom - top)) };
}

function shuffle<T>(items: T[], random: () => number): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}

/** The picture's colour with a small random variation. */
function mixedColor(
  { paint, width }: Canvas,
  [x, y]: readonly [number, number],
  strength: number,
  random: () => number,
): [number, number, number] {
  const i = (Math.floor(y) * width + Math.floor(x)) * 3;
  const lighter = (random() - 0.5) * between(0.02, 0.08, strength);
  const jitter = () => lighter + (random() - 0.5) * between(0.01, 0.035, strength);
  const mix = (c: number) => Math.min(1, Math.max(0, (paint[i + c] as number) + jitter()));
  return [mix(0), mix(1), mix(2)];
}
