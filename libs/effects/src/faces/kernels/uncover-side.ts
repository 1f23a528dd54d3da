import {
  crop,
  type Bounds,
  toLab,
  shrinkImage,
  mapPlane,
  type Plane,
  type RgbaImage,
  wideBlur,
} from '@tintory/pixels';
import { blendFace } from './blend-face.ts';
import { canonicalUv } from './canonical-uv.ts';
import { product, riseFrom } from './combine-planes.ts';
import { meshSize, headRotation } from '@tintory/imaging/faces';
import { halfMasks, sideMasks } from './cover-masks.ts';
import { lowerMask, skinMask } from './face-masks.ts';
import { hairSide } from './hair-side.ts';
import { meanWithin } from './mean-within.ts';
import { skinTrust } from './skin-trust.ts';
import { warpMesh } from './warp-mesh.ts';

/** Least difference in skin trust between a covered brow's upper side and the other's. */
const leastCovered = 0.35;

/** Largest yaw in degrees: beyond it one side is too narrow to replace the other. */
export const mostTurned = 15;

/** Longer side of the analysed face in pixels: enough to see what covers it. */
const enough = 200;

/** Blur of the inserted part's border and reach of its blending, as shares of the face's width. */
const border = { soft: 0.05, reach: 0.12 };

/**
 * Replaces a brow and an eye of the source that hair or a deep shadow covers with the mirrored
 * other side: on another head they would be a black bar.
 *
 * @param warped the source's face, warped to `mesh`; changed in place
 */
export function uncoverSide(
  warped: RgbaImage,
  mesh: Float32Array,
  source: RgbaImage,
  sourceMesh: Float32Array,
  faceWidth: number,
): void {
  if (Math.abs(headRotation(sourceMesh).yaw) > mostTurned) return;
  const { width, height } = warped;
  const box = boundsOf(sourceMesh, source);
  const hairy = hairSide(source, { box, mesh: sourceMesh });
  const side = hairy ?? coveredSide(warped, mesh);
  if (side === undefined) return;
  const flipped = flip(source, sourceMesh);
  const other = warpMesh(flipped.image, flipped.mesh, mesh, width, height);
  const [around, face] = [toLab(warped), toLab(other)];
  const soft = faceWidth * border.soft;
  const { around: sides } = sideMasks(mesh, width, height);
  const mask = (hairy === undefined ? sides : halfMasks(mesh, width, height))[side] as Plane;
  const alpha = riseFrom(wideBlur(mask, soft), 0.02, 2.5);
  const [skin, lower] = [skinMask(mesh, width, height), lowerMask(mesh, soft, width, height)];
  const shared = product(skinTrust(around, skin, lower), skinTrust(face, skin, lower));
  // Hair may well have the colour of skin.
  const trust = hairy === undefined ? shared : mapPlane(shared, (v, i) => (mask.data[i] ? 0 : v));
  const bounds = { x: 0, y: 0, width, height };
  blendFace(warped, bounds, face, around, { alpha, trust }, Math.max(2, faceWidth * border.reach));
}

/** The covered side, 0 left or 1 right, if only one is covered. */
function coveredSide(warped: RgbaImage, mesh: Float32Array): 0 | 1 | undefined {
  const small = shrinkImage(warped, enough);
  const { width, height } = small;
  const scales = [width / warped.width, height / warped.height, 1];
  const points = mesh.map((value, i) => value * (scales[i % 3] as number));
  const skin = skinMask(points, width, height);
  const lower = lowerMask(points, 1, width, height);
  const trust = skinTrust(toLab(small), skin, lower);
  const { above, eyes } = sideMasks(points, width, height);
  const more = (masks: readonly Plane[]) =>
    meanWithin(trust, masks[1] as Plane) - meanWithin(trust, masks[0] as Plane);
  const [skinAbove, skinBeside] = [more(above), more(eyes)];
  // A brow that is raised wrinkles the skin above it, and its eye is the wider one.
  if (Math.abs(skinAbove) < leastCovered || skinAbove * skinBeside < 0) return undefined;
  return skinAbove > 0 ? 0 : 1;
}

/** The picture around a face and its mesh, mirrored. */
function flip(source: RgbaImage, mesh: Float32Array): { image: RgbaImage; mesh: Float32Array } {
  const bounds = boundsOf(mesh, source);
  const { x, y, width, height } = bounds;
  const { data } = crop(source, bounds);
  const [from, to] = [new Uint32Array(data.slice().buffer), new Uint32Array(width * height)];
  for (let i = 0; i < to.length; i += 1) {
    to[i] = from[i - (i % width) + width - 1 - (i % width)] as number;
  }
  const out = new Float32Array(mesh.length);
  for (let point = 0; point < meshSize; point += 1) {
    const at = pairOf(point) * 3;
    out[point * 3] = x + width - (mesh[at] as number);
    out[point * 3 + 1] = (mesh[at + 1] as number) - y;
    out[point * 3 + 2] = mesh[at + 2] as number;
  }
  return { image: { data: new Uint8ClampedArray(to.buffer), width, height }, mesh: out };
}

/** The mesh's bounding box within the picture. */
function boundsOf(mesh: Float32Array, source: RgbaImage): Bounds {
  const of = (axis: number) => mesh.filter((_, i) => i % 3 === axis);
  const [across, down] = [of(0), of(1)];
  const x = Math.max(0, Math.floor(Math.min(...across)));
  const y = Math.max(0, Math.floor(Math.min(...down)));
  const width = Math.min(source.width - x, Math.ceil(Math.max(...across)) - x + 1);
  const height = Math.min(source.height - y, Math.ceil(Math.max(...down)) - y + 1);
  return { x, y, width, height };
}

let pairs: Uint16Array | undefined;

/** The point at the same place of the other side. */
function pairOf(point: number): number {
  pairs ??= Uint16Array.from({ length: meshSize }, (_, i) => nearestTo(1000 - u(i), v(i)));
  return pairs[point] as number;
}

const u = (point: number): number => canonicalUv[point * 2] as number;
const v = (point: number): number => canonicalUv[point * 2 + 1] as number;

function nearestTo(x: number, y: number): number {
  let [best, least] = [0, Infinity];
  for (let i = 0; i < meshSize; i += 1) {
    const far = (u(i) - x) ** 2 + (v(i) - y) ** 2;
    if (far < least) [best, least] = [i, far];
  }
  return best;
}
