import type { RgbaImage } from '@tintory/pixels';
import { findObjects } from '../models/object-boxes.ts';
import { findPerson } from '../models/person-mask.ts';
import { findSubjectMask } from '../models/subject-mask.ts';
import { isTrusted } from './believe-model.ts';
import type { CutoutHints, Look } from './cutout-types.ts';
import { lookAtBoxes } from './look-at-boxes.ts';
import { lookTwice } from './look-twice.ts';

/** A detector less sure than this sees things that are not there. */
const leastScore = 0.25;

/** What the models see: what the picture is of, a person or an animal, and things of everyday life. */
export const look: Look = async (small) => {
  const boxes = await findObjects(small, leastScore);
  const subject = await lookForSubject(small, boxes);
  return { ...subject, personMask: await findPerson(small), boxes };
};

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
