import { findComponents, type LabImage, type Plane } from '@tintory/pixels';
import { nearestColor, type LabColor } from './lab-clusters.ts';
import type { FaceArea } from './painting-options.ts';
import { distanceOf, nearestOf, pushedApart } from './tell-apart.ts';

/**
 * Gives skin and lips of a face their own inks where none fits.
 *
 * @param inks new ones are appended
 * @param owner the ink of each pixel, changed in place
 */
export function paintFace(
  lab: LabImage,
  inks: LabColor[],
  owner: Plane,
  face: FaceArea,
  hueWeight: number,
): void {
  paintSkin(lab, inks, owner, face);
  paintLips(lab, inks, owner, face, hueWeight);
}

type Area = { left: number; right: number; top: number; bottom: number };

/** The part of a face's box that holds little but skin. */
const inner: Area = { left: 0.2, right: 0.8, top: 0.2, bottom: 0.9 };
/** Distance in L*a*b* from which an ink does not fit skin or lips. */
const foreign = 9;

/** Gives skin its own ink if the nearest one is mostly used outside the face. */
function paintSkin(lab: LabImage, inks: LabColor[], owner: Plane, face: FaceArea): void {
  const within = pixelsIn(owner, face, inner);
  const skin = [lab.l, lab.a, lab.b].map((plane) => medianOf(plane, within)) as LabColor;
  const ink = nearestColor(inks, ...skin);
  const nearest = inks[ink] as LabColor;
  if (distanceOf(skin, nearest) < foreign) return;
  const inFace = within.filter((i) => owner.data[i] === ink).length;
  const everywhere = owner.data.reduce((sum, label) => (label === ink ? sum + 1 : sum), 0);
  if (inFace > everywhere / 2) return;
  for (let i = 0; i < owner.data.length; i += 1) {
    if (owner.data[i] === ink && nearestOf(lab, i, [nearest, skin]) === 1) {
      owner.data[i] = inks.length;
    }
  }
  [inks[ink], inks[inks.length]] = pushedApart(nearest, skin);
}

/** The part of a face's box that holds the lips. */
const lipArea: Area = { left: 0.14, right: 0.86, top: 0.62, bottom: 1 };
/** Least difference of lips from the face in a*, and the range of their share of the face's box. */
const [redder, fewest, most] = [6, 0.004, 0.1];

/** Share of the surrounding ink in the lips' ink: the print makes it more vivid again. */
const fade = 0.3;

function paintLips(
  lab: LabImage,
  inks: LabColor[],
  owner: Plane,
  face: FaceArea,
  hueWeight: number,
): void {
  const usual = medianOf(lab.a, pixelsIn(owner, face, inner));
  const isRed = (i: number) => (lab.a.data[i] as number) - usual > redder * hueWeight;
  const lips = shapesWithin(owner, face, lipArea, isRed);
  const share = lips.length / (face.width * face.height);
  if (share < fewest || share > most) return;
  const mean = [lab.l, lab.a, lab.b].map(
    ({ data }) => lips.reduce((sum, i) => sum + (data[i] as number), 0) / lips.length,
  ) as LabColor;
  const around = inks[nearestColor(inks, ...mean)] as LabColor;
  if (distanceOf(mean, around) < foreign) return;
  const soft = mean.map((value, i) => value + ((around[i] as number) - value) * fade) as LabColor;
  const [, color] = pushedApart(around, [Math.min(soft[0], around[0]), soft[1], soft[2]]);
  for (const i of lips) owner.data[i] = inks.length;
  inks.push(color);
}

function medianOf({ data }: Plane, pixels: number[]): number {
  const values = Float32Array.from(pixels, (i) => data[i] as number).sort();
  return values[Math.floor(values.length / 2)] ?? 0;
}

/**
 * The meant pixels of shapes that lie mostly in the area: lips seen from the side reach out of it a
 * little, a red cheek lies beside it.
 */
function shapesWithin(
  size: Plane,
  face: FaceArea,
  area: Area,
  isMeant: (i: number) => boolean,
): number[] {
  const around = grown(area);
  const pixels = pixelsIn(size, face, around);
  const { width, height } = placeOf(size, face, around);
  const mask = new Uint8Array(pixels.length);
  for (const [n, i] of pixels.entries()) mask[n] = Number(isMeant(i));
  const { label, areas } = findComponents(mask, width, height);
  const isInside = liesIn(size, placeOf(size, face, area));
  const counts = areas.map(() => 0);
  for (const [n, i] of pixels.entries()) {
    const shape = (label[n] as number) - 1;
    if (shape >= 0 && isInside(i)) counts[shape] = (counts[shape] as number) + 1;
  }
  const lies = areas.map((all, shape) => (counts[shape] as number) > all * forTheMostPart);
  return pixels.filter((_, n) => lies[(label[n] as number) - 1]);
}

const forTheMostPart = 0.7;

const grown = ({ left, right, top, bottom }: Area): Area => ({
  left: left - 0.25,
  right: right + 0.25,
  top: top - 0.25,
  bottom: bottom + 0.25,
});

/** Whether a pixel lies in an area: a large face has a million, too many to list. */
const liesIn =
  ({ width: all }: Plane, { x, y, width, height }: FaceArea) =>
  (i: number): boolean => {
    const column = i % all;
    const row = (i - column) / all;
    return column >= x && column < x + width && row >= y && row < y + height;
  };

function pixelsIn(size: Plane, face: FaceArea, area: Area): number[] {
  const { x: from, y: first, width, height } = placeOf(size, face, area);
  const found: number[] = [];
  for (let y = first; y < first + height; y += 1) {
    for (let x = from; x < from + width; x += 1) found.push(y * size.width + x);
  }
  return found;
}

/** The area in whole pixels, clipped to the picture. */
function placeOf(size: Plane, face: FaceArea, { left, right, top, bottom }: Area): FaceArea {
  const x = Math.max(0, Math.round(face.x + face.width * left));
  const y = Math.max(0, Math.round(face.y + face.height * top));
  const beyond = Math.min(size.width, Math.round(face.x + face.width * right));
  const below = Math.min(size.height, Math.round(face.y + face.height * bottom));
  return { x, y, width: Math.max(0, beyond - x), height: Math.max(0, below - y) };
}
