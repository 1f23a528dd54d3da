import {
  borderDistance,
  boxFilter,
  colorCells,
  colorPosterior,
  createPlane,
  mapPlane,
  minimumBarrier,
  normalizePlane,
  resizePlane,
  toLab,
  type LabImage,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { CutoutHints } from './cutout-types.ts';

/** Rounds in which colours and places agree on the subject; later ones change nothing visible. */
const rounds = 4;

/**
 * How surely each pixel belongs to the subject, from what stands out: contours that close it off
 * from the border, colours unlike the border's, nearness to the middle, and what models found.
 *
 * @returns 0 to 1, of the picture's size
 */
export function findSubject(image: RgbaImage, hints: CutoutHints): Plane {
  const lab = toLab(image);
  const person = sureMask(hints.personMask, image);
  const start = person ? blend(person, saliency(lab)) : saliency(lab);
  const cells = colorCells(lab);
  const radius = Math.round(Math.max(image.width, image.height) / 60);
  let belief = start;
  for (let round = 0; round < rounds; round += 1) {
    const posterior = boxFilter(colorPosterior(cells, belief), 1);
    // Colour decides near what was believed, place decides where colours are the same.
    const near = boxFilter(belief, radius);
    belief = mapPlane(posterior, (color, i) => {
      const place = 0.15 + 0.7 * (near.data[i] as number) + 0.15 * (start.data[i] as number);
      const odds = (color / (1.001 - color)) * (place / (1.001 - place));
      return odds / (1 + odds);
    });
  }
  return person ? keepSure(belief, person, radius) : belief;
}

function saliency(lab: LabImage): Plane {
  const { width, height } = lab.l;
  const smoothing = Math.max(1, Math.round(Math.max(width, height) / 160));
  const barriers = [lab.l, lab.a, lab.b].map((plane) =>
    minimumBarrier(boxFilter(plane, smoothing)),
  );
  const strip = Math.max(2, Math.round(Math.min(width, height) * 0.06));
  const border = borderDistance(lab, strip);
  const barrier = normalizePlane(
    mapPlane(createPlane(width, height), (_, i) =>
      barriers.reduce((sum, plane) => sum + (plane.data[i] as number), 0),
    ),
  );
  const raw = mapPlane(barrier, (value, i) => {
    const x = (i % width) / width - 0.5;
    const y = Math.floor(i / width) / height - 0.5;
    const middle = Math.exp(-(x * x + y * y) / 0.18);
    return (value + (border.data[i] as number)) * (0.4 + 0.6 * middle);
  });
  return stretch(normalizePlane(raw));
}

/** Pushes values apart around the threshold that splits them best (Otsu, 1979). */
function stretch(plane: Plane): Plane {
  const threshold = otsu(plane);
  return mapPlane(plane, (value) => 1 / (1 + Math.exp(-9 * (value - threshold))));
}

function otsu({ data }: Plane): number {
  const histogram = new Float64Array(256);
  for (const value of data) {
    const bin = Math.round(value * 255);
    histogram[bin] = (histogram[bin] as number) + 1;
  }
  const total = histogram.reduce((sum, count, bin) => sum + count * bin, 0);
  let [best, threshold, below, sumBelow] = [-1, 0.5, 0, 0];
  for (let bin = 0; bin < 255; bin += 1) {
    below += histogram[bin] as number;
    sumBelow += (histogram[bin] as number) * bin;
    const above = data.length - below;
    if (below === 0 || above === 0) continue;
    const gap = sumBelow / below - (total - sumBelow) / above;
    const between = below * above * gap * gap;
    if (between > best) [best, threshold] = [between, bin / 255];
  }
  return threshold;
}

/** A mask with less of itself sure than this is of something the model was not made for. */
const leastSure = 0.7;
/** A speck of a person is a false alarm more often than a subject. */
const leastShare = 0.03;

/** The mask of a person or an animal at the picture's size, where the model is sure of one. */
function sureMask(mask: Plane | undefined, image: RgbaImage): Plane | undefined {
  return mask && isSure(mask) ? resizePlane(mask, image.width, image.height) : undefined;
}

/** A model that knows what it sees outweighs what merely stands out. */
const blend = (person: Plane, standsOut: Plane): Plane =>
  mapPlane(person, (value, i) => 0.85 * value + 0.15 * (standsOut.data[i] as number));

/** Well inside and well outside of the model's mask colours have no say; its edge is theirs. */
function keepSure(belief: Plane, person: Plane, radius: number): Plane {
  const around = boxFilter(person, radius);
  return mapPlane(belief, (value, i) => {
    const share = around.data[i] as number;
    if (share > 0.93) return Math.max(value, 0.99);
    return share < 0.04 ? Math.min(value, 0.01) : value;
  });
}

function isSure({ data }: Plane): boolean {
  let [some, most] = [0, 0];
  for (const value of data) {
    if (value > 0.15) some += 1;
    if (value > 0.9) most += 1;
  }
  return some / data.length > leastShare && most / some > leastSure;
}
