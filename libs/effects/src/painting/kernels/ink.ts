import {
  mapPlane,
  type Plane,
  type RgbaImage,
  lumaOf,
  gaussianBlur,
  smoothStep,
  flowField,
  type Flow,
} from '@tintory/pixels';
import { lineResponse } from './difference-of-gaussians.ts';
import { evenStreamlines } from './even-streamlines.ts';
import { between, pixelsPerUnit, type PaintingOptions } from './painting-options.ts';
import { penLine } from './pen-line.ts';
import { stretchTones } from './tone-range.ts';

const paper = [251, 249, 243] as const;
const ink = [20, 20, 26] as const;

/** How much edges count against tones (the p of the paper). */
const sharpness = 24;

/**
 * Pen and ink: lines and black areas from an extended difference of Gaussians (Winnemöller,
 * Kyprianidis, Olsen, "XDoG", Computers & Graphics 2012), half tones hatched along the form with
 * swelling lines, cross-hatched in darker areas.
 */
export function drawInk(image: RgbaImage, options: PaintingOptions): RgbaImage {
  const { strength, brush, onProgress } = options;
  const unit = pixelsPerUnit(image);
  const luma = stretchTones(lumaOf(image), 0.8);
  const sheet = inkLines(luma, Math.max(0.6, between(0.9, 2, brush) * unit), unit, strength);
  onProgress?.(0.4);
  const flow = flowField(luma, 12 * unit, { angle: -Math.PI / 4, weight: 2e-3 });
  const tone = gaussianBlur(luma, Math.max(0.5, 1.5 * unit));
  const gap = Math.max(2.5, between(4, 7.5, brush) * unit);
  hatchTone(sheet, tone, flow, { gap, turn: 0, from: between(0.5, 0.75, strength) });
  onProgress?.(0.7);
  hatchTone(sheet, tone, flow, { gap, turn: 1.05, from: between(0.26, 0.4, strength) });
  return inkOnPaper(sheet, image);
}

function inkLines(luma: Plane, width: number, unit: number, strength: number): Plane {
  const flow = flowField(luma, 4 * unit);
  const lines = lineResponse(luma, flow, width, 7 * unit);
  const tone = gaussianBlur(luma, width);
  const black = between(0.12, 0.24, strength);
  return mapPlane(tone, (value, i) => {
    const response = lines.data[i] as number;
    // Light lines count for less: in black areas they would only be specks.
    const contrast = value - sharpness * (response > 0 ? response : response * 0.3);
    return 1 - smoothStep(black - 0.05, black + 0.09, contrast);
  });
}

type Hatching = {
  gap: number;
  turn: number;
  /** Tone below which the paper is hatched, from 0 (black) to 1. */
  from: number;
};

/** Hatches what is darker than a tone; the lines swell until they leave a third of the paper. */
function hatchTone(sheet: Plane, tone: Plane, flow: Flow, { gap, turn, from }: Hatching): void {
  const { width, height, data } = tone;
  // Lines begin and end a little outside the picture, so that no bare rim is left.
  const toneAt = (x: number, y: number) => {
    if (x <= -gap || y <= -gap || x >= width + gap || y >= height + gap) return 1;
    const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
    return data[row * width + Math.min(width - 1, Math.max(0, Math.floor(x)))] as number;
  };
  const spacing = { gap, turn, shortest: gap * 2.5 };
  for (const line of evenStreamlines(tone, flow, spacing, (x, y) => toneAt(x, y) < from)) {
    penLine(sheet, line, (x, y) => gap * between(0.06, 0.3, 1 - toneAt(x, y) / from));
  }
}

function inkOnPaper(sheet: Plane, image: RgbaImage): RgbaImage {
  const data = new Uint8ClampedArray(image.data.length);
  for (let i = 0; i < sheet.data.length; i += 1) {
    const covered = sheet.data[i] as number;
    for (let c = 0; c < 3; c += 1) {
      const bare = paper[c] as number;
      data[i * 4 + c] = bare + ((ink[c] as number) - bare) * covered;
    }
    data[i * 4 + 3] = image.data[i * 4 + 3] as number;
  }
  return { data, width: image.width, height: image.height };
}
