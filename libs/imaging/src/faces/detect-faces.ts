import { headRotation, type Face, type RgbaImage } from '@tintory/pixels';
import { suppressDoubles } from './face-candidate.ts';
import { findCandidates } from './find-candidates.ts';
import { measureFace } from './measure-face.ts';

/** Below this a look at the whole picture mistakes animals' faces for people's. */
const leastScore = 0.7;
/** The mesh model is the surer judge of the two: what it calls no face is none. */
const leastMeshScore = 0.7;
/** More of the smaller box than two faces cheek to cheek share. */
const mostShared = 0.5;

/** A look at the whole finds faces from a tenth of the longer side on. */
const farSide = 256;
/** A look at as many pixels as this square has finds those of 6 % of the shorter side. */
const nearSide = 512;
/** No longer than this, however wide the picture. */
const longestSide = 896;

/**
 * Finds the faces of people.
 *
 * @returns the surest of faces that overlap, from left to right; places in pixels of the picture
 */
export async function detectFaces(image: RgbaImage): Promise<Face[]> {
  const { width, height } = image;
  const longer = Math.max(width, height);
  const near = Math.min(
    longestSide,
    Math.round(nearSide * Math.sqrt((longer * longer) / (width * height))),
  );
  const candidates = await findCandidates(image, [farSide, near], leastScore);
  const faces: Face[] = [];
  for (const candidate of candidates) {
    const { mesh, score, steady } = await measureFace(image, candidate);
    if (score < leastMeshScore) continue;
    const box = boundsOf(mesh);
    faces.push({
      box,
      score: Math.min(score, candidate.score),
      mesh,
      rotation: headRotation(mesh),
      steady,
    });
  }
  const middle = ({ box }: Face) => box.x + box.width / 2;
  return suppressDoubles(faces, mostShared).sort((a, b) => middle(a) - middle(b));
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
