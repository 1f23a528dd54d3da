import {
  boxEvidence,
  boxFilter,
  colorCells,
  colorPosterior,
  focusEvidence,
  mapPlane,
  resizePlane,
  saliency,
  shiftOdds,
  toLab,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import type { CutoutHints } from './cutout-types.ts';

/** Rounds in which colours and places agree on the subject; later ones change nothing visible. */
const rounds = 4;

/** What a place's own chance, its surroundings' belief and the first belief count for. */
const [anywhere, nearby, atFirst] = [0.15, 0.45, 0.4];

/**
 * How surely each pixel belongs to the subject, from what stands out, what is in focus, and what
 * models found; then colours and places have to agree.
 *
 * @returns 0 to 1, of the picture's size
 */
export function findSubject(image: RgbaImage, hints: CutoutHints): Plane {
  const lab = toLab(image);
  const person = sureMask(hints.personMask, image);
  const focus = focusEvidence(lab);
  const boxes = boxEvidence(hints.boxes ?? [], image.width, image.height);
  const standsOut = mapPlane(saliency(lab), (value, i) =>
    shiftOdds(value, (focus.data[i] as number) + (boxes.data[i] as number)),
  );
  const start = person ? blend(person, standsOut) : standsOut;
  const cells = colorCells(lab);
  const radius = Math.round(Math.max(image.width, image.height) / 60);
  let belief = start;
  for (let round = 0; round < rounds; round += 1) {
    const posterior = boxFilter(colorPosterior(cells, belief), 1);
    // Colour decides near what was believed, place decides where colours are the same.
    const near = boxFilter(belief, radius);
    belief = mapPlane(posterior, (color, i) => {
      const place =
        anywhere + nearby * (near.data[i] as number) + atFirst * (start.data[i] as number);
      return shiftOdds(color, Math.log(place / (1.001 - place)));
    });
  }
  return person ? keepSure(belief, person, radius) : belief;
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
