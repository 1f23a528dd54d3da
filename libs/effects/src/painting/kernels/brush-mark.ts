import { createRandom, smoothStep } from '@tintory/pixels';
import { smoothPath, type Path } from './brush-path.ts';
import type { WetCanvas } from './oil-canvas.ts';

/** A loaded brush. */
export type Load = {
  /** Red, green and blue from 0 to 1. */
  color: readonly [number, number, number];
  /** Index of its first bristle in `bristlePaint`. */
  bristles: number;
  /** Pixels between two bristles. */
  gap: number;
  /** Thickness of the paint, from 0 to 1. */
  body: number;
};

const bristleCount = 4096;

/** Paint held by each bristle of a very wide brush, from 0 to 1; neighbours are similar. */
const bristlePaint = (() => {
  const random = createRandom(1998);
  const raw = Float32Array.from({ length: bristleCount + 2 }, random);
  return Float32Array.from({ length: bristleCount }, (_, i) => {
    const [a, b, c] = [raw[i] as number, raw[i + 1] as number, raw[i + 2] as number];
    return Math.min(1, Math.max(0, 0.5 + ((a + 2 * b + c) / 4 - 0.5) * 1.8));
  });
})();

/** Drags a loaded brush along a path: streaks of bristles, ridges at the sides, a ragged end. */
export function brushMark(
  canvas: WetCanvas,
  path: Path,
  radius: number,
  load: Load,
  stroke: number,
): void {
  const { places, length } = smoothPath(path, 0.8);
  const count = places.length / 2;
  for (let n = 0; n < count; n += 1) {
    const [x, y] = [places[n * 2] as number, places[n * 2 + 1] as number];
    const [before, after] = [Math.max(0, n - 2) * 2, Math.min(count - 1, n + 2) * 2];
    const dx = (places[after] as number) - (places[before] as number);
    const dy = (places[after + 1] as number) - (places[before + 1] as number);
    const norm = Math.hypot(dx, dy) || 1;
    const way = { along: n / count, length, dx: dx / norm, dy: dy / norm };
    sweep(canvas, x, y, way, radius, load, stroke);
  }
}

type Way = { along: number; length: number; dx: number; dy: number };

/** One touch of the whole brush: a line of pixels across the path. */
function sweep(
  canvas: WetCanvas,
  x: number,
  y: number,
  { along, length, dx, dy }: Way,
  radius: number,
  load: Load,
  stroke: number,
): void {
  const { width, height, lastStroke } = canvas;
  for (let side = -radius - 0.5; side <= radius + 0.5; side += 0.7) {
    const px = Math.floor(x - dy * side);
    const py = Math.floor(y + dx * side);
    if (px < 0 || py < 0 || px >= width || py >= height) continue;
    const pixel = py * width + px;
    if (lastStroke[pixel] === stroke) continue;
    // The pixel's own distance from the path, not the sample's, keeps the sides smooth.
    const across = (px + 0.5 - x) * -dy + (py + 0.5 - y) * dx;
    const far = Math.abs(across) / radius;
    const cover = Math.min(1, radius + 0.5 - Math.abs(across));
    if (cover <= 0) continue;
    const held = bristleAt(load.bristles + (across + radius + 1) / load.gap);
    const wet = wetness(along, held, ((far * far * radius) / 2 + 0.5) / Math.max(length, radius));
    if (wet <= 0.02) continue;
    lastStroke[pixel] = stroke;
    lay(canvas, pixel, cover * wet, load, held, far);
  }
}

/**
 * How much a bristle marks, 0 to 1: the sides touch later than the middle, dry bristles run out
 * first.
 */
function wetness(along: number, held: number, rounded: number): number {
  const runsOut = 1 - 0.35 * (1 - held) - rounded;
  return (
    smoothStep(rounded - 0.02, rounded + 0.05, along) *
    (1 - smoothStep(runsOut - 0.08, runsOut + 0.02, along))
  );
}

function bristleAt(place: number): number {
  const i = Math.floor(place);
  const t = place - i;
  const a = bristlePaint[i % bristleCount] as number;
  return a + ((bristlePaint[(i + 1) % bristleCount] as number) - a) * t;
}

/** Lays paint on a pixel; thinly loaded bristles let some of the ground through. */
function lay(
  { paint, thickness }: WetCanvas,
  pixel: number,
  cover: number,
  { color, body }: Load,
  held: number,
  far: number,
): void {
  const opaque = cover * (0.72 + 0.28 * held);
  const tint = 1 + (held - 0.5) * 0.12;
  for (let c = 0; c < 3; c += 1) {
    const old = paint[pixel * 3 + c] as number;
    paint[pixel * 3 + c] = old + ((color[c] as number) * tint - old) * opaque;
  }
  const ridge = far > 0.65 && far < 1 ? (far - 0.65) * 0.7 : 0;
  const old = thickness.data[pixel] as number;
  thickness.data[pixel] = old * (1 - cover * 0.8) + (0.25 + held * 0.75 + ridge) * body * cover;
}
