import {
  crop,
  type Bounds,
  toLab,
  type LabImage,
  gaussianBlur,
  type Plane,
  type RgbaImage,
} from '@tintory/pixels';
import { blendFace } from './blend-face.ts';
import { clearLeftover } from './clear-leftover.ts';
import { product } from './combine-planes.ts';
import { distanceBetween, facePoints, type Face } from '@tintory/imaging/faces';
import { fitMesh } from './fit-mesh.ts';
import { softnessOf } from './match-sharpness.ts';
import { matchTone } from './match-tone.ts';
import { swapMasks } from './swap-masks.ts';
import { uncoverSide } from './uncover-side.ts';
import { warpMesh } from './warp-mesh.ts';

/** How far a difference at the border is blended into the face, as a share of its width. */
const reachShare = 0.1;

/** Margin of the processed area around the face, as a share of its width. */
const marginShare = 0.1;

export type SwapOptions = {
  /** From 0, the target's features, to 1, the source's own; default 0.5. */
  likeness?: number;
  /** From 0, the source's light, to 1, the target's; default 1. */
  light?: number;
};

/**
 * Puts the source's face onto the target's: warped from mesh to mesh, matched in colour, light and
 * sharpness, and blended in with a membrane (as in Farbman et al., SIGGRAPH Asia 2011). Hair and
 * objects in front of the target's face stay, except over brows, eyes, nose and mouth. Visible
 * remains of the target's own brows and eyes become skin.
 *
 * @returns a new picture of the target's size, unchanged outside the face
 */
export function swapFace(
  target: RgbaImage,
  targetFace: Pick<Face, 'mesh'>,
  source: RgbaImage,
  sourceFace: Pick<Face, 'mesh'>,
  { likeness = 0.5, light = 1 }: SwapOptions = {},
): RgbaImage {
  const out = { ...target, data: new Uint8ClampedArray(target.data) };
  const bounds = boundsOf(targetFace.mesh, target);
  if (!bounds) return out;
  const { width, height } = bounds;
  const own = shiftMesh(targetFace.mesh, bounds);
  const mesh = fitMesh(own, sourceFace.mesh, likeness);
  const faceWidth = faceWidthOf(own);
  const part = crop(target, bounds);
  const warped = warpMesh(source, sourceFace.mesh, mesh, width, height);
  uncoverSide(warped, mesh, source, sourceFace.mesh, faceWidth);
  completeWith(warped, part);
  const [face, around] = [toLab(warped), toLab(part)];
  const masks = swapMasks(own, mesh, faceWidth, face, around);
  hideMissing(masks.alpha, warped);
  const shared = product(masks.alpha, masks.trust);
  const sharp = product(masks.alpha, masks.features);
  const soft = soften(face, softnessOf(face.l, around.l, sharp));
  const toned = matchTone(soft, around, shared, masks.plain, faceWidth, light);
  clearLeftover(out, bounds, around, masks, faceWidth);
  blendFace(out, bounds, toned, around, masks, Math.max(2, faceWidth * reachShare));
  return out;
}

/**
 * Fills transparent pixels with the target's colours, so that no blur mixes black into the border.
 */
function completeWith(warped: RgbaImage, { data }: RgbaImage): void {
  for (let i = 0; i < data.length; i += 4) {
    if (!warped.data[i + 3]) warped.data.set(data.subarray(i, i + 3), i);
  }
}

/** Shows the target where the source's picture ends. */
function hideMissing(alpha: Plane, { data }: RgbaImage): void {
  for (let i = 0; i < alpha.data.length; i += 1) if (!data[i * 4 + 3]) alpha.data[i] = 0;
}

function soften(face: LabImage, sigma: number): LabImage {
  if (sigma === 0) return face;
  return {
    l: gaussianBlur(face.l, sigma),
    a: gaussianBlur(face.a, sigma),
    b: gaussianBlur(face.b, sigma),
  };
}

/** The box around a mesh with a margin in which masks fall to 0; undefined outside the picture. */
function boundsOf(mesh: Float32Array, { width, height }: RgbaImage): Bounds | undefined {
  const margin = 2 + marginShare * faceWidthOf(mesh);
  const across = rangeOf(mesh, 0, margin, width);
  const down = rangeOf(mesh, 1, margin, height);
  if (across.size <= 0 || down.size <= 0) return undefined;
  return { x: across.from, y: down.from, width: across.size, height: down.size };
}

function rangeOf(mesh: Float32Array, axis: 0 | 1, margin: number, length: number) {
  const places = mesh.filter((_, i) => i % 3 === axis);
  const from = Math.max(0, Math.floor(Math.min(...places) - margin));
  return { from, size: Math.min(length, Math.ceil(Math.max(...places) + margin)) - from };
}

const faceWidthOf = (mesh: Float32Array): number =>
  distanceBetween(mesh, facePoints.leftCheek, facePoints.rightCheek);

const shiftMesh = (mesh: Float32Array, { x, y }: Bounds): Float32Array =>
  mesh.map((value, i) => value - (i % 3 === 0 ? x : i % 3 === 1 ? y : 0));
