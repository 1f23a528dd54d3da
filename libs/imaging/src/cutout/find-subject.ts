import {
  boxEvidence,
  boxFilter,
  colorCells,
  colorPosterior,
  createPlane,
  focusEvidence,
  mapPlane,
  multiplyOdds,
  resizePlane,
  saliency,
  shiftOdds,
  toLab,
  type LabImage,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { believeModel, trustIn } from './believe-model.ts';
import type { CutoutHints } from './cutout-types.ts';

/** What a place's own chance, its surroundings' belief and the first belief count for. */
const [anywhere, nearby, atFirst] = [0.15, 0.45, 0.4];

/**
 * How surely each pixel is the subject's, 0 to 1: before colours and places agreed, and after; and by
 * the models alone, where there are any.
 */
export type Beliefs = { believed: Plane; agreed: Plane; seen?: Plane | undefined };

/**
 * How surely each pixel belongs to the subject, from what stands out, what is in focus, and what
 * models found; then colours and places have to agree, once: more takes away what is pale on pale.
 */
export function findSubject(image: RgbaImage, hints: CutoutHints): Beliefs {
  const lab = toLab(image);
  const person = personIn(image, hints);
  const standsOut = whatStandsOut(lab, hints);
  const first = hints.subjectMask ? believeModel(standsOut, hints.subjectMask) : standsOut;
  const believed = person ? blend(person, first) : first;
  const radius = Math.round(Math.max(image.width, image.height) / 60);
  const posterior = boxFilter(colorPosterior(colorCells(lab), believed), 1);
  const agreed = agree(posterior, boxFilter(believed, radius), believed);
  const seen = person ?? seenIn(image, hints);
  return { believed, agreed: person ? keepSure(agreed, person, radius) : agreed, seen };
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

/** A mask with less of itself sure than this is of something the model was not made for. */
const leastSure = 0.7;
/** A speck of a person is a false alarm more often than a subject. */
const leastShare = 0.03;

/** From this trust on the subject's model needs no help: the other one takes round things for heads. */
const trusted = 0.5;

/**
 * What the other one counts all the same where it is in doubt. An ear that it alone sees is taken,
 * unless the colours are against it; a cushion that it alone leaves out is left to the colours.
 */
const [seesMore, seesLess] = [0.6, 0.2];

/** The mask of a person or an animal at the picture's size, where one is wanted and sure. */
function personIn(image: RgbaImage, { personMask, subjectMask }: CutoutHints): Plane | undefined {
  if (!personMask || !isSure(personMask)) return undefined;
  const person = resizePlane(personMask, image.width, image.height);
  if (!subjectMask) return person;
  if (trustIn(subjectMask) >= trusted) return undefined;
  const subject = resizePlane(subjectMask, image.width, image.height);
  return mapPlane(person, (value, i) => {
    const more = (subject.data[i] as number) - value;
    return value + (more > 0 ? seesMore : seesLess) * more;
  });
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

function isSure({ data }: Plane): boolean {
  let [some, most] = [0, 0];
  for (const value of data) {
    if (value > 0.15) some += 1;
    if (value > 0.9) most += 1;
  }
  return some / data.length > leastShare && most / some > leastSure;
}
