import {
  createRandom,
  createPlane,
  type Plane,
  type RgbaImage,
  lumaOf,
  smoothStep,
  flowField,
} from '@tintory/pixels';
import { lineResponse } from './difference-of-gaussians.ts';
import { hatch, type HatchLayer } from './hatch-strokes.ts';
import { between, pixelsPerUnit, type PaintingOptions } from './painting-options.ts';
import { paperGrain } from './paper-grain.ts';
import { stretchTones } from './tone-range.ts';

const paper = [253, 252, 249] as const;
/** Light that full graphite takes from the paper, per channel. */
const taken = [215, 214, 207] as const;

/** Share of a contour's strength from which it leaves graphite. */
const faintest = 0.35;

/**
 * Graphite on grained paper: tone by hatching that follows the form, crossed where it is dark, and
 * contours from an extended difference of Gaussians (Winnemöller, Kyprianidis, Olsen, "XDoG",
 * Computers & Graphics 2012).
 */
export function drawPencil(image: RgbaImage, options: PaintingOptions): RgbaImage {
  const { strength, brush, onProgress } = options;
  const unit = pixelsPerUnit(image);
  const luma = stretchTones(lumaOf(image), 0.8);
  const flow = flowField(luma, 7 * unit, { angle: -Math.PI / 4, weight: 2e-4 });
  const width = Math.max(0.6, between(0.8, 1.5, brush) * unit);
  const contour = between(0.045, 0.018, strength);
  const lines = lineResponse(luma, flow, width, 5 * unit, contour * faintest);
  onProgress?.(0.4);
  const dark = darknessOf(luma, between(0.6, 0.15, strength));
  const sheet = hatch(dark, flow, hatchLayers(brush, unit), createRandom(2));
  onProgress?.(0.8);
  const grain = paperGrain(image, Math.max(1, between(1, 1.7, brush) * unit), 6);
  return rub(image, { dark, sheet, lines, grain }, contour, between(0.6, 1.1, strength));
}

/** Graphite for a tone; a gentle hand keeps middle tones light. */
function darknessOf({ data, width, height }: Plane, gentle: number): Plane {
  const dark = createPlane(width, height);
  for (let i = 0; i < data.length; i += 1) {
    const tone = data[i] as number;
    dark.data[i] = (1 - tone) * (1 - gentle * tone);
  }
  return dark;
}

function hatchLayers(brush: number, unit: number): HatchLayer[] {
  const gap = Math.max(2, between(3.5, 5.5, brush) * unit);
  const lead = Math.max(1, between(1, 2.4, brush) * unit);
  const length = between(16, 34, brush) * unit;
  return [
    { turn: 0, from: 0.05, gap, length, lead },
    { turn: 0.5, from: 0.3, gap: gap * 1.15, length: length * 0.8, lead },
    { turn: -0.45, from: 0.55, gap, length: length * 0.7, lead },
  ];
}

type Layers = { dark: Plane; sheet: Plane; lines: Plane; grain: Plane };

/** Puts graphite on the paper's peaks; under pressure it fills the valleys too. */
function rub(
  image: RgbaImage,
  { dark, sheet, lines, grain }: Layers,
  contour: number,
  weight: number,
): RgbaImage {
  const data = new Uint8ClampedArray(image.data.length);
  const start = contour * faintest;
  for (let i = 0, at = 0; i < dark.data.length; i += 1, at += 4) {
    const response = lines.data[i] as number;
    const line = response > start ? smoothStep(start, contour * 1.6, response) : 0;
    const tone = dark.data[i] as number;
    const pressed = ((sheet.data[i] as number) * 0.75 + tone * tone * 0.7) * weight + line * 1.3;
    const left = pressed * (0.35 + 1.3 * (grain.data[i] as number));
    const covered = 1 - 1 / (1 + left + left * left);
    data[at] = paper[0] - taken[0] * covered;
    data[at + 1] = paper[1] - taken[1] * covered;
    data[at + 2] = paper[2] - taken[2] * covered;
    data[at + 3] = image.data[at + 3] as number;
  }
  return { data, width: image.width, height: image.height };
}
