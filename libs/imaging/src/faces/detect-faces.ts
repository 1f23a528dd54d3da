import { headRotation } from './head-rotation.ts';
import { type Face } from './face.ts';
import { type RgbaImage } from '@tintory/pixels';
import { suppressDoubles, type FaceCandidate } from './face-candidate.ts';
import { findCandidates, looksAt } from './find-candidates.ts';
import { measureFace, type MeasuredFace } from './measure-face.ts';

/** Below this a look at the whole picture mistakes animals' faces for people's. */
const leastScore = 0.7;
/** The mesh model is the surer judge of the two: what it calls no face is none. */
const leastMeshScore = 0.7;
/** Of upright faces only those that something covers have less. */
const sureMeshScore = 0.97;
/** More of the smaller box than two faces cheek to cheek share. */
const mostShared = 0.5;

/** A look at the whole finds faces from a tenth of the longer side on. */
const farSide = 256;
/** A look at as many pixels as this square has finds those of 6 % of the shorter side. */
const nearSide = 512;
/** No longer than this, however wide the picture. */
const longestSide = 896;

/** Upright first: a photo that lies is rarer than one that shows nobody. */
const turnsTried = [0, 1, 3, 2] as const;

/**
 * Finds the faces of people.
 *
 * @param mayLie whether a picture that shows none is turned, by a quarter or two, and looked at again
 * @returns the surest of faces that overlap, from left to right; places in pixels of the picture
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
    // Things that look like a face when they are turned do so at a glance only.
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

/** Some heads that stand upside down are taken for upright ones, but more surely for what they are. */
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
