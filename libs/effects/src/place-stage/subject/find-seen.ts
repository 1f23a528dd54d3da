import { segmentSide, shrinkImage, type RgbaImage } from '@tintory/pixels';
import type { Seen } from '@tintory/imaging/cutout';
import { findCandidates, looksAt } from '@tintory/imaging/faces';
import { findObjects } from '@tintory/imaging/models';

/** A detector less sure than this sees things that are not there. */
const leastScore = 0.25;
const leastFaceScore = 0.7;
/** In pixels of the longer side: faces of whole figures are found. */
const facesSide = 512;

/** What the models see in a photograph whose subject was cut out without them. */
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
