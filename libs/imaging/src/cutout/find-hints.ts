import { mapPlane, resizePlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { findCandidates, looksAt } from '../faces/find-candidates.ts';
import { findObjects } from '../models/object-boxes.ts';
import { findPerson } from '../models/person-mask.ts';
import { findSubjectFramed, findSubjectStretched } from '../models/subject-mask.ts';
import type { CutoutHints, Look } from './cutout-types.ts';
import { passCloser } from './closer-pass.ts';
import { seesPeople } from './person-in.ts';

/** Below this score the detector finds things that are not there. */
const leastScore = 0.25;
/** Faces with a lower score have no hair to look for. */
const leastFaceScore = 0.7;
/** Longer side in pixels: the faces found are large enough for visible hair. */
const facesSide = 256;

/** Runs the models: the subject mask, the person and animal mask, and the object detector. */
export const look: Look = async (small) => {
  const boxes = await findObjects(small, leastScore);
  const subject = await findSubject(small);
  const seen = { ...subject, personMask: await findPerson(small), boxes };
  return seesPeople(boxes) ? { ...seen, faces: await findFaces(small) } : seen;
};

async function findFaces(small: RgbaImage): Promise<NonNullable<CutoutHints['faces']>> {
  const found = await findCandidates(looksAt(small, [facesSide]), leastFaceScore, 0);
  return found.map(({ box }) => box);
}

/**
 * Three passes: the whole picture stretched and framed, which is the same for a square one, then the
 * part around what both found.
 */
async function findSubject(small: RgbaImage) {
  const toPicture = (plane: Plane) => resizePlane(plane, small.width, small.height);
  const stretched = toPicture(await findSubjectStretched(small));
  const isSquare = small.width === small.height;
  const framed = isSquare ? stretched : toPicture(await findSubjectFramed(small));
  const first = mapPlane(stretched, (value, i) => (value + (framed.data[i] as number)) / 2);
  const subjectMask = await passCloser(small, first, findSubjectStretched);
  return { subjectMask, passes: { stretched, framed, together: subjectMask } };
}
