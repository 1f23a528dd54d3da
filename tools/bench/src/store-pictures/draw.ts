import type { Color } from '../samples/light.ts';
import { look } from './glass.ts';
import { stageOf } from './look.ts';
import { rayThrough, type Scene } from './scene.ts';

/** Where, within a pixel, an edge is looked at again. */
const again: [number, number][] = [
  [0.125, 0.375],
  [0.625, 0.125],
  [0.875, 0.625],
  [0.375, 0.875],
];
/** Dyes and glazes are never as pure as numbers. */
const colorless = 0.13;
/** Pixels that differ less look the same: two steps of 255. */
const alike = 2.2 / 255;
/** A step between two pixels that the eye sees as a stair. */
const stair = 0.035;

/**
 * Draws a scene: one ray a pixel, more where neighbours differ.
 *
 * @returns RGB, sRGB
 */
export function draw(scene: Scene, width: number, height: number): Buffer {
  const stage = stageOf(scene);
  const sample: Sample = (px, py) => {
    const [across, up] = [(2 * px - width) / height, 1 - (2 * py) / height];
    const corners = 1 - 0.045 * (across * across + up * up);
    const seen = look(stage, rayThrough(scene.camera, across, up));
    const grey = (0.3 * seen[0] + 0.59 * seen[1] + 0.11 * seen[2]) * colorless;
    const film = (light: number) => develop((light * (1 - colorless) + grey) * corners);
    return [film(seen[0]), film(seen[1]), film(seen[2])];
  };
  const plain = sketch(width, height, sample);
  const pixels = Buffer.alloc(plain.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const sum: Color = [plain[at] ?? 0, plain[at + 1] ?? 0, plain[at + 2] ?? 0];
      const edge = isEdge(plain, width, height, x, y);
      for (const [dx, dy] of edge ? again : []) {
        const more = sample(x + dx, y + dy);
        for (const c of [0, 1, 2] as const) sum[c] += more[c];
      }
      const share = edge ? again.length + 1 : 1;
      for (const c of [0, 1, 2] as const) pixels[at + c] = Math.round((255 * sum[c]) / share);
    }
  }
  return pixels;
}

type Sample = (px: number, py: number) => Color;

/** How far apart the first rays are; then half as far, down to one a pixel. */
const coarse = 4;

/** One colour a pixel: traced on a coarse grid, and between only where that differs. */
function sketch(width: number, height: number, sample: Sample): Float32Array {
  const plain = new Float32Array(width * height * 3);
  for (let step = coarse; step >= 1; step /= 2) {
    for (let y = 0; y < height; y += step) {
      for (let x = 0; x < width; x += step) {
        const known = step < coarse && x % (2 * step) === 0 && y % (2 * step) === 0;
        if (known || (step < coarse && between(plain, width, height, x, y, step))) continue;
        plain.set(sample(x + 0.5, y + 0.5), (y * width + x) * 3);
      }
    }
  }
  return plain;
}

/** Sets a pixel to the mean of the coarser grid's around it, when they are nearly the same. */
function between(
  plain: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  step: number,
): boolean {
  const [dx, dy] = [x % (2 * step), y % (2 * step)];
  if (x + dx >= width || y + dy >= height) return false;
  const a = ((y - dy) * width + x - dx) * 3;
  const b = ((y - dy) * width + x + dx) * 3;
  const c = ((y + dy) * width + x - dx) * 3;
  const d = ((y + dy) * width + x + dx) * 3;
  const at = (y * width + x) * 3;
  for (let i = 0; i < 3; i += 1) {
    const [p = 0, q = 0, r = 0, s = 0] = [plain[a + i], plain[b + i], plain[c + i], plain[d + i]];
    if (Math.max(p, q, r, s) - Math.min(p, q, r, s) > alike) return false;
    plain[at + i] = (p + q + r + s) / 4;
  }
  return true;
}

/** As film does: shadows firm, highlights rolled off (Narkowicz's fit of ACES), then sRGB. */
function develop(light: number): number {
  const v = light * 0.56;
  const toned = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  return Math.min(1, Math.max(0, toned)) ** (1 / 2.2);
}

function isEdge(plain: Float32Array, width: number, height: number, x: number, y: number): boolean {
  const at = (y * width + x) * 3;
  const differs = (other: number) =>
    [0, 1, 2].some((c) => Math.abs((plain[at + c] ?? 0) - (plain[other + c] ?? 0)) > stair);
  return (
    (x > 0 && differs(at - 3)) ||
    (x < width - 1 && differs(at + 3)) ||
    (y > 0 && differs(at - width * 3)) ||
    (y < height - 1 && differs(at + width * 3))
  );
}
