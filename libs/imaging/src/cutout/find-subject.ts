import {
  boxEvidence,
  boxFilter,
  colorCells,
  colorPosterior,
  createPlane,
  focusEvidence,
  multiplyOdds,
  resizePlane,
  saliency,
  shiftOdds,
  toLab,
  type LabImage,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { believeModel } from './believe-model.ts';
import type { CutoutHints } from './cutout-types.ts';
import { personIn, type People } from './person-in.ts';

/** What a place's own chance, its surroundings' belief and the first belief count for. */
const [anywhere, nearby, atFirst] = [0.15, 0.45, 0.4];

/**
 * How surely each pixel is the subject's, 0 to 1: before colours and places agreed, and after; by
 * the models alone, where there are any; and by those that see people, where they do.
 */
export type Beliefs = {
  believed: Plane;
  agreed: Plane;
  seen?: Plane | undefined;
  people?: People | undefined;
};

/**
 * How surely each pixel belongs to the subject, from what stands out, what is in focus, and what
 * models found; then colours and places have to agree, once: more takes away what is pale on pale.
 */
export function findSubject(image: RgbaImage, hints: CutoutHints): Beliefs {
  const lab = toLab(image);
  const person = personIn(image, hints);
  const standsOut = whatStandsOut(lab, hints);
  const { subjectMask, isBoxed } = hints;
  const first = subjectMask ? believeModel(standsOut, subjectMask, isBoxed) : standsOut;
  const believed = person ? blend(person.seen, first) : first;
  const radius = Math.round(Math.max(image.width, image.height) / 60);
  const posterior = boxFilter(colorPosterior(colorCells(lab), believed), 1);
  const agreed = agree(posterior, boxFilter(believed, radius), believed);
  if (!person) return { believed, agreed, seen: seenIn(image, hints) };
  return { believed, agreed: keepSure(agreed, person.seen, radius), ...person };
}

const seenIn = ({ width, height }: RgbaImage, { subjectMask }: CutoutHints) =>
  subjectMask && resizePlane(subjectMask, width, height);

function whatStandsOut(lab: LabImage, hints: CutoutHints): Plane {
  const standsOut = saliency(lab);
  const { data, width, height } = standsOut;
  const focus = focusEvidence(lab);
  const boxes = boxEvidence(hints.boxes ?? [], width, height);
  for (let i = 0; i < data.length; i += 1) {
    const evidence = (focus.data[i] as number) + (boxes.data[i] as number);
    data[i] = shiftOdds(data[i] as number, evidence);
  }
  return standsOut;
}

/** Colour decides near what was believed, place decides where colours are the same. */
function agree(color: Plane, near: Plane, start: Plane): Plane {
  const belief = createPlane(color.width, color.height);
  for (let i = 0; i < belief.data.length; i += 1) {
    const place =
      anywhere + nearby * (near.data[i] as number) + atFirst * (start.data[i] as number);
    belief.data[i] = multiplyOdds(color.data[i] as number, place / (1.001 - place));
  }
  return belief;
}

/** A model that knows what it sees outweighs what merely stands out. */
function blend(person: Plane, standsOut: Plane): Plane {
  const blended = createPlane(person.width, person.height);
  for (let i = 0; i < blended.data.length; i += 1) {
    blended.data[i] = 0.85 * (person.data[i] as number) + 0.15 * (standsOut.data[i] as number);
  }
  return blended;
}

/** Well inside and well outside of the model's mask colours have no say; its edge is theirs. */
function keepSure(belief: Plane, person: Plane, radius: number): Plane {
  const around = boxFilter(person, radius);
  for (let i = 0; i < belief.data.length; i += 1) {
    const share = around.data[i] as number;
    const value = belief.data[i] as number;
    if (share > 0.93) belief.data[i] = 1;
    else if (share < 0.04) belief.data[i] = Math.min(value, 0.01);
  }
  return belief;
}
