import {
  boxEvidence,
  boxFilter,
  colorCells,
  colorPosterior,
  createPlane,
  focusEvidence,
  multiplyOdds,
  saliency,
  shiftOdds,
  toLab,
  type LabImage,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { believeModel } from './believe-model.ts';
import type { CutoutHints } from './cutout-types.ts';
import { personIn } from './person-in.ts';

/** Weights of a constant prior, the neighbourhood's probability and the initial probability. */
const [anywhere, nearby, atFirst] = [0.15, 0.45, 0.4];

/**
 * Probability that a pixel is the subject's, 0 to 1, before and after combining with colours; and a
 * person's, if there are any.
 */
export type Beliefs = { believed: Plane; agreed: Plane; people?: Plane | undefined };

/**
 * Subject probability of each pixel from saliency, focus and the models, combined once with
 * colours: repeating it removes pale parts on a pale background.
 */
export function findSubject(image: RgbaImage, hints: CutoutHints): Beliefs {
  const lab = toLab(image);
  const person = personIn(image, hints);
  const standsOut = whatStandsOut(lab, hints);
  const { subjectMask } = hints;
  const first = subjectMask ? believeModel(standsOut, subjectMask) : standsOut;
  const believed = person ? blend(person.seen, first) : first;
  const radius = Math.round(Math.max(image.width, image.height) / 60);
  const posterior = boxFilter(colorPosterior(colorCells(lab), believed), 1);
  const agreed = agree(posterior, boxFilter(believed, radius), believed);
  return { believed, agreed, people: person?.people };
}

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

/** Colour decides near the initial subject, position decides if the colours are the same. */
function agree(color: Plane, near: Plane, start: Plane): Plane {
  const belief = createPlane(color.width, color.height);
  for (let i = 0; i < belief.data.length; i += 1) {
    const place =
      anywhere + nearby * (near.data[i] as number) + atFirst * (start.data[i] as number);
    belief.data[i] = multiplyOdds(color.data[i] as number, place / (1.001 - place));
  }
  return belief;
}

/** The person model outweighs saliency. */
function blend(person: Plane, standsOut: Plane): Plane {
  const blended = createPlane(person.width, person.height);
  for (let i = 0; i < blended.data.length; i += 1) {
    blended.data[i] = 0.85 * (person.data[i] as number) + 0.15 * (standsOut.data[i] as number);
  }
  return blended;
}
