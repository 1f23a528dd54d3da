import { findComponents, type LabImage, type Plane } from '@tintory/pixels';
import type { LabColor } from './lab-clusters.ts';
import { distanceOf, nearestOf } from './tell-apart.ts';

/** Distance of hues from which they are different colours, regardless of lightness and chroma. */
const anotherHue = 9.5;
/** Chroma below which a colour is gray. */
const leastColor = 14;
/** Share of the picture that a spot needs to be seen, and that all of a colour need. */
const [leastSpot, leastColorShare] = [0.0004, 0.0012];
/** Distance of mean colours within which spots share an ink. */
const alike = 22;
/** Approximate number of pixels sampled in a large picture. */
const enough = 1e6;
/** Largest number of inks: more is no poster. */
const mostInks = 2;

type Limits = {
  hueWeight: number;
  /** Largest total number of inks. */
  most: number;
};

/**
 * Gives an ink to small spots of a distinct colour without a similar ink: a cat's green eyes in
 * orange fur, a blue button.
 *
 * @param inks new ones are appended
 * @param owner the ink of each pixel, changed in place
 */
export function paintTellingColors(
  lab: LabImage,
  inks: LabColor[],
  owner: Plane,
  { hueWeight, most }: Limits,
): void {
  const { width, height } = owner;
  const step = Math.max(1, Math.round(Math.sqrt((width * height) / enough)));
  for (let round = 0; round < mostInks && inks.length < most; round += 1) {
    const spots = findSpots(lab, inks, owner, { step, hueWeight });
    const color = mostTelling(spots);
    if (!color) return;
    for (let i = 0; i < owner.data.length; i += 1) {
      const [x, y] = [Math.floor((i % width) / step), Math.floor(i / width / step)];
      if (!spots.at[y * spots.columns + x]) continue;
      const own = inks[owner.data[i] as number] as LabColor;
      if (nearestOf(lab, i, [own, color]) === 1) owner.data[i] = inks.length;
    }
    inks.push(color);
  }
}

type Spot = { area: number; mean: LabColor };

/** `at`: the spot at each sample, numbered from 1; 0 for none. Areas are in samples. */
type Spots = { all: Spot[]; at: Int32Array; columns: number };

type Looking = { step: number; hueWeight: number };

/** Connected areas whose hue differs from their ink's. */
function findSpots(lab: LabImage, inks: LabColor[], owner: Plane, looking: Looking): Spots {
  const { width, height } = owner;
  const [columns, rows] = [width, height].map((side) => Math.ceil(side / looking.step)) as [
    number,
    number,
  ];
  const placeOf = (i: number) => (Math.floor(i / columns) * width + (i % columns)) * looking.step;
  const mask = Uint8Array.from({ length: columns * rows }, (_, i) => {
    const place = placeOf(i);
    const ink = inks[owner.data[place] as number] as LabColor;
    return Number(isForeign(colorAt(lab, place), ink, looking.hueWeight));
  });
  const { label, areas } = findComponents(mask, columns, rows);
  const sums = areas.map(() => [0, 0, 0] as LabColor);
  for (let i = 0; i < label.length; i += 1) {
    const sum = sums[(label[i] as number) - 1];
    if (!sum) continue;
    const color = colorAt(lab, placeOf(i));
    for (const c of [0, 1, 2] as const) sum[c] += color[c];
  }
  const all = areas.map((area, i) => ({
    area: area < label.length * leastSpot ? 0 : area,
    mean: (sums[i] as LabColor).map((sum) => sum / area) as LabColor,
  }));
  for (let i = 0; i < label.length; i += 1) if (!all[(label[i] as number) - 1]?.area) label[i] = 0;
  return { all, at: label, columns };
}

const colorAt = ({ l, a, b }: LabImage, i: number): LabColor => [
  l.data[i] as number,
  a.data[i] as number,
  b.data[i] as number,
];

/** Whether a colour's hue differs from its ink's. */
function isForeign([, a, b]: LabColor, [, inkA, inkB]: LabColor, weight: number): boolean {
  const [chroma, inkChroma] = [Math.hypot(a, b), Math.hypot(inkA, inkB)];
  if (chroma < leastColor * weight) return false;
  // Squared difference in hue, without lightness and chroma.
  const away = (a - inkA) ** 2 + (b - inkB) ** 2 - (chroma - inkChroma) ** 2;
  return away > (anotherHue * weight) ** 2;
}

/** The mean colour of the largest spot and those similar to it. */
function mostTelling({ all, at }: Spots): LabColor | undefined {
  const large = all.filter(({ area }) => area > 0).sort((one, other) => other.area - one.area);
  const [first] = large;
  if (!first) return undefined;
  const group = large.filter(({ mean }) => distanceOf(mean, first.mean) < alike);
  const area = group.reduce((sum, spot) => sum + spot.area, 0);
  if (area < at.length * leastColorShare) return undefined;
  return [0, 1, 2].map(
    (c) => group.reduce((sum, { mean, area: part }) => sum + (mean[c] as number) * part, 0) / area,
  ) as LabColor;
}
