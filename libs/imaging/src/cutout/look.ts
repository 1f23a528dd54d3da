import type { RgbaImage } from '@tintory/pixels';
import { findCandidates, looksAt } from '../faces/find-candidates.ts';
import { findObjects } from '../models/object-boxes.ts';
import { findPerson } from '../models/person-mask.ts';
import { findSubjectMask } from '../models/subject-mask.ts';
import { isTrusted } from './believe-model.ts';
import type { CutoutHints, Look } from './cutout-types.ts';
import { lookAtBoxes } from './look-at-boxes.ts';
import { lookTwice } from './look-twice.ts';
import { seesPeople } from './person-in.ts';

/** A detector less sure than this sees things that are not there. */
const leastScore = 0.25;
/** What is less surely a face has no hair around it. */
const leastFaceScore = 0.7;
/** In pixels of the longer side: faces large enough for their hair to be seen. */
const facesSide = 256;

/** What the models see: what the picture is of, a person or an animal, and things of everyday life. */
export const look: Look = async (small) => {
  const boxes = await findObjects(small, leastScore);
  const subject = await lookForSubject(small, boxes);
  const seen = { ...subject, personMask: await findPerson(small), boxes };
  return seesPeople(boxes) ? { ...seen, faces: await findFaces(small) } : seen;
};

async function findFaces(small: RgbaImage): Promise<NonNullable<CutoutHints['faces']>> {
  const found = await findCandidates(looksAt(small, [facesSide]), leastFaceScore, 0);
  return found.map(({ box }) => box);
}

/** Looks at all of the picture, closer at what is there, and where all that is doubt, at the boxes. */
async function lookForSubject(
  small: RgbaImage,
  boxes: NonNullable<CutoutHints['boxes']>,
): Promise<CutoutHints> {
  const subjectMask = await lookTwice(small, findSubjectMask);
  if (isTrusted(subjectMask)) return { subjectMask };
  const boxed = await lookAtBoxes(small, boxes, findSubjectMask);
  return boxed ? { subjectMask: boxed, isBoxed: true } : { subjectMask };
}
