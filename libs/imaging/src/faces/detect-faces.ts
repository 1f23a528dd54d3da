import { headRotation } from './head-rotation.ts';
import { type Face } from './face.ts';
import { type RgbaImage } from '@tintory/pixels';
import { suppressDoubles, type FaceCandidate } from './face-candidate.ts';
import { findCandidates, looksAt } from './find-candidates.ts';
import { measureFace, type MeasuredFace } from './measure-face.ts';

/** Detections with a lower score on the whole picture may be animals' faces. */
const leastScore = 0.7;
/** The mesh model is more reliable than the detector: lower scores are no face. */
const leastMeshScore = 0.7;
/** Upright faces with a lower score are partly covered. */
const sureMeshScore = 0.97;
/** Two faces cheek to cheek share less of the smaller box. */
const mostShared = 0.5;

/** A pass at this size finds faces from a tenth of the longer side on. */
const farSide = 256;
/** A pass with as many pixels as this square finds faces from 6 % of the shorter side on. */
const nearSide = 512;
/** Limit of the longer side for very wide pictures. */
const longestSide = 896;

/** Upright first: rotated photos are rarer than photos without faces. */
const turnsTried = [0, 1, 3, 2] as const;

/**
 * Finds people's faces.
 *
 * @param mayLie whether a picture without a face is tried again at 90°, 270° and 180°
 * @returns the best of overlapping faces, from left to right; coordinates in pixels of the picture
 */
export async function detectFaces(image: RgbaImage, { mayLie = false } = {}): Promise<Face[]> {
  const looks = looksAt(image, sidesOf(image));
  for (const turns of mayLie ? turnsTried : ([0] as const)) {
    const faces = await facesIn(image, await findCandidates(looks, leastScore, turns), turns !== 0);
    if (faces.length > 0) return faces;
  }
  return [];
}

function sidesOf({ width, height }: RgbaImage): number[] {
  const longer = Math.max(width, height);
  const near = Math.round(nearSide * Math.sqrt((longer * longer) / (width * height)));
  return [farSide, Math.min(longestSide, near)];
}

async function facesIn(
  image: RgbaImage,
  candidates: readonly FaceCandidate[],
  turned: boolean,
): Promise<Face[]> {
  const faces: Face[] = [];
  for (const candidate of candidates) {
    const { mesh, score, steady } = await measureEitherWay(image, candidate);
    // Objects that only look like a face when rotated do not give steady points.
    if (score < leastMeshScore || (turned && !steady)) continue;
    faces.push({
      box: boundsOf(mesh),
      score: Math.min(score, candidate.score),
      mesh,
      rotation: headRotation(mesh),
      steady,
    });
  }
  const middle = ({ box }: Face) => box.x + box.width / 2;
  return suppressDoubles(faces, mostShared).sort((a, b) => middle(a) - middle(b));
}

/** Some inverted heads are detected as upright, but score higher when measured inverted. */
async function measureEitherWay(image: RgbaImage, candidate: FaceCandidate): Promise<MeasuredFace> {
  const face = await measureFace(image, candidate);
  if (face.score < leastMeshScore || face.score >= sureMeshScore) return face;
  const { left, right } = candidate.eyes;
  const other = await measureFace(image, { ...candidate, eyes: { left: right, right: left } });
  return other.score > face.score ? other : face;
}

function boundsOf(mesh: Float32Array): Face['box'] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < mesh.length; i += 3) {
    const [x, y] = [mesh[i] as number, mesh[i + 1] as number];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}
