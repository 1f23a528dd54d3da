import { segmentSide, shrinkImage, type RgbaImage } from '@tintory/pixels';
import type { Seen } from '@tintory/imaging/cutout';
import { findCandidates, looksAt } from '@tintory/imaging/faces';
import { findObjects } from '@tintory/imaging/models';

/** Below this score the detector finds things that are not there. */
const leastScore = 0.25;
const leastFaceScore = 0.7;
/** Longer side in pixels, large enough to find the faces of whole figures. */
const facesSide = 512;

/** Finds objects and faces in a photograph whose subject was cut out without these models. */
export async function findSeen(photo: RgbaImage): Promise<Seen> {
  const small = shrinkImage(photo, segmentSide);
  const boxes = await findObjects(small, leastScore);
  if (!boxes.some(({ kind }) => kind === 0)) return { boxes, faces: [] };
  const { width, height } = small;
  const found = await findCandidates(looksAt(small, [facesSide]), leastFaceScore, 0);
  const faces = found.map(({ box }) => ({
    ...{ x: box.x / width, width: box.width / width },
    ...{ y: box.y / height, height: box.height / height },
  }));
  return { boxes, faces };
}
