import { findObjects } from '../models/object-boxes.ts';
import { findPerson } from '../models/person-mask.ts';
import { findSubjectMask } from '../models/subject-mask.ts';
import type { Look } from './cutout-types.ts';
import { lookTwice } from './look-twice.ts';

/** A detector less sure than this sees things that are not there. */
const leastScore = 0.25;

/** What the models see: what the picture is of, a person or an animal, and things of everyday life. */
export const look: Look = async (small) => ({
  subjectMask: await lookTwice(small, findSubjectMask),
  personMask: await findPerson(small),
  boxes: await findObjects(small, leastScore),
});
