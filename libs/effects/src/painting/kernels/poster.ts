import {
  toLab,
  type LabImage,
  createRandom,
  createPlane,
  type Plane,
  type RgbaImage,
  lumaOf,
  labColor,
  smoothStep,
  flowField,
} from '@tintory/pixels';
import { anisotropicKuwahara } from './anisotropic-kuwahara.ts';
import { careOf, findAccents, withAccents } from './care.ts';
import { evenGradients } from './even-gradients.ts';
import { labClusters, nearestColor, type LabColor } from './lab-clusters.ts';
import { giveOwnInks } from './own-inks.ts';
import { between, pixelsPerUnit, type PaintingOptions } from './painting-options.ts';
import { paperGrain } from './paper-grain.ts';
import { stencilOf } from './stencil.ts';

/**
 * A screen print: six to eight flat inks, found by k-means in CIE L*a*b*, printed from light to
 * dark with smooth borders and the small faults of handwork. Areas that would merge with their
 * surroundings, such as lips in a face, get their own ink.
 */
export function printPoster(image: RgbaImage, options: PaintingOptions): RgbaImage {
  const { strength, brush, faces, onProgress } = options;
  const unit = pixelsPerUnit(image);
  const care = careOf(image, faces);
  const { lab, accents } = flatten(image, care, Math.max(1.5, between(2, 6.5, brush) * unit));
  onProgress?.(0.5);
  const hueWeight = faces?.length ? hueWithFaces : 1;
  for (const { data } of [lab.a, lab.b]) scale(data, hueWeight);
  const few = labClusters(lab, Math.round(between(8, 6, strength)), care);
  const separation = { colors: few, labels: labelColors(lab, few) };
  const { colors, labels } = giveOwnInks(lab, separation, { unit, faces: faces ?? [], hueWeight });
  const inks = colors.map((_, i) => inkColor(colors, i, { strength, hueWeight }));
  const sigma = Math.max(0.8, between(0.9, 3.4, brush) * unit);
  const grain = paperGrain(image, Math.max(1, 1.1 * unit), 12);
  const print = startPrint(image, inks[0] as Ink);
  const random = createRandom(1962);
  // The largest misfit of two screens plus the rounding of corners.
  const behind = Math.round(mostMisfit * 2 * unit + sigma);
  const cutting = { sigma, behind, accents };
  for (let i = 1; i < inks.length; i += 1) {
    const shift = [misfit(random, unit), misfit(random, unit)] as const;
    const cover = stencilOf(labels, i, cutting);
    printInk(print, cover, shift, inks[i] as Ink, grain);
    onProgress?.(0.5 + (0.5 * i) / inks.length);
  }
  return print;
}

/**
 * The picture in even patches, and the share of fine detail kept. A separate function: intermediate
 * pictures are freed before printing.
 */
function flatten(image: RgbaImage, care: Plane, radius: number): { lab: LabImage; accents: Plane } {
  const unit = pixelsPerUnit(image);
  const flow = flowField(lumaOf(image), 5 * unit);
  const flat = anisotropicKuwahara(image, flow, radius);
  const accents = findAccents(image, flat, flow, { radius, care, unit });
  const lab = toLab(withAccents(flat, accents));
  evenGradients(lab);
  return { lab, accents: accents.share };
}

/** Weight of hue with faces: skin and a wall of equal lightness need two inks. */
const hueWithFaces = 1.6;

function scale(data: Float32Array, factor: number): void {
  for (let i = 0; i < data.length; i += 1) data[i] = (data[i] as number) * factor;
}

type Ink = readonly [red: number, green: number, blue: number];

/** The index of each pixel's nearest colour; the lightest is 0. */
function labelColors({ l, a, b }: LabImage, colors: LabColor[]): Plane {
  const labels = createPlane(l.width, l.height);
  for (let i = 0; i < l.data.length; i += 1) {
    const [light, red, blue] = [l.data[i] as number, a.data[i] as number, b.data[i] as number];
    labels.data[i] = nearestColor(colors, light, red, blue);
  }
  return labels;
}

/** Stretches inks from nearly black to nearly white and makes them more vivid. */
function inkColor(
  colors: LabColor[],
  index: number,
  { strength, hueWeight }: { strength: number; hueWeight: number },
): Ink {
  const [l, strongA, strongB] = colors[index] as LabColor;
  const [a, b] = [strongA / hueWeight, strongB / hueWeight];
  const [lightest, darkest] = [(colors[0] as LabColor)[0], (colors.at(-1) as LabColor)[0]];
  const full = 13 + ((l - darkest) / Math.max(1, lightest - darkest)) * 81;
  // Colours this close are one tone, which keeps its lightness.
  const spread = lightest - darkest < 25 ? l : full;
  // Paper and black ink stay nearly neutral.
  const colorful = index === 0 ? 0 : smoothStep(12, 32, l);
  const vivid = 0.7 + (between(1.1, 1.5, strength) - 0.7) * colorful;
  return labColor(l + (spread - l) * between(0.5, 0.95, strength), a * vivid, b * vivid);
}

/** Largest misfit, in thousandths of the picture's side. */
const mostMisfit = 1.2;

/** Random offset of a screen, in pixels. */
const misfit = (random: () => number, unit: number) =>
  Math.round((random() - 0.5) * 2 * mostMisfit * unit);

function startPrint(image: RgbaImage, paper: Ink): RgbaImage {
  const { width, height } = image;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let i = 0; i < data.length; i += 4) {
    data.set(paper, i);
    data[i + 3] = image.data[i + 3] as number;
  }
  return { data, width, height };
}

/** Prints an ink; it skips the paper's deepest valleys and is slightly uneven. */
function printInk(
  print: RgbaImage,
  cover: Plane,
  [right, down]: readonly [number, number],
  ink: Ink,
  grain: Plane,
): void {
  const { data, width, height } = print;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(height - 1, Math.max(0, y - down)) * width;
    for (let x = 0; x < width; x += 1) {
      const from = row + Math.min(width - 1, Math.max(0, x - right));
      const inside = cover.data[from] as number;
      if (inside <= 0) continue;
      const i = y * width + x;
      const tooth = grain.data[i] as number;
      const skips = tooth < 0.1 ? (0.1 - tooth) * 5 : 0;
      const laid = inside * (0.985 - skips);
      for (let c = 0; c < 3; c += 1) {
        const under = data[i * 4 + c] as number;
        data[i * 4 + c] = under + ((ink[c] as number) + (tooth - 0.5) * 5 - under) * laid;
      }
    }
  }
}
