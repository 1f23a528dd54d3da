import {
  toLab,
  type Plane,
  type RgbaImage,
  lumaOf,
  fromLab,
  smoothStep,
  flowField,
} from '@tintory/pixels';
import { anisotropicKuwahara } from './anisotropic-kuwahara.ts';
import { careOf, findAccents, withAccents } from './care.ts';
import { lineResponse } from './difference-of-gaussians.ts';
import { stepLight } from './light-steps.ts';
import { between, pixelsPerUnit, type PaintingOptions } from './painting-options.ts';
import { dropShortLines } from './short-lines.ts';

/** Least length of a line, in thousandths of the picture's side. */
const shortest = 20;

/**
 * A cel: evenly coloured areas in few steps of light (Winnemöller, Olsen, Gooch, "Real-Time Video
 * Abstraction", SIGGRAPH 2006) from an anisotropic Kuwahara filter, and outlines from an extended
 * difference of Gaussians.
 */
export function drawCartoon(image: RgbaImage, options: PaintingOptions): RgbaImage {
  const { strength, brush, faces, onProgress } = options;
  const unit = pixelsPerUnit(image);
  const flow = flowField(lumaOf(image), 4 * unit);
  const radius = Math.max(1.5, between(3.5, 8, brush) * between(0.7, 1.2, strength) * unit);
  const once = anisotropicKuwahara(image, flow, radius);
  onProgress?.(0.4);
  const flat = anisotropicKuwahara(once, flow, radius);
  onProgress?.(0.7);
  const care = careOf(image, faces);
  const accents = findAccents(image, flat, flow, { radius, care, unit });
  onProgress?.(0.8);
  const lab = toLab(withAccents(flat, accents));
  lab.l = stepLight(lab.l, Math.round(between(10, 5, strength)), between(0.2, 0.9, strength), unit);
  enrich(lab.a, lab.b, between(1.05, 1.4, strength));
  const width = between(1, 2.5, brush) * unit;
  const drawn = lumaOf(withAccents(once, accents));
  const lines = lineResponse(drawn, flow, Math.max(0.6, width), 8 * unit);
  const threshold = between(0.03, 0.012, strength);
  dropShortLines(lines, { from: threshold * 0.6, longest: shortest * unit, care });
  drawOver(lab.l, [lab.a, lab.b], lines, threshold);
  return fromLab(lab, image);
}

function enrich(a: Plane, b: Plane, factor: number): void {
  for (let i = 0; i < a.data.length; i += 1) {
    a.data[i] = (a.data[i] as number) * factor;
    b.data[i] = (b.data[i] as number) * factor;
  }
}

/** Lays the outlines over in a warm black. */
function drawOver(light: Plane, colors: Plane[], lines: Plane, threshold: number): void {
  for (let i = 0; i < light.data.length; i += 1) {
    const ink = smoothStep(threshold * 0.6, threshold * 1.4, lines.data[i] as number);
    light.data[i] = (light.data[i] as number) * (1 - ink) + 7 * ink;
    for (const { data } of colors) data[i] = (data[i] as number) * (1 - ink * 0.9);
  }
}
