import { distanceBetween, facePoints } from './face.ts';
import { type RgbaImage } from '@tintory/pixels';
import type { OnnxModel } from '../models/onnx-session.ts';
import type { FaceCandidate } from './face-candidate.ts';
import { placePoints, readCrop, type FaceCrop } from './face-crop.ts';
import { loadFacesModel } from './load-faces-model.ts';

const graph = {
  path: 'models/facemesh.json',
  sha256: 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
};
const weights = {
  path: 'models/facemesh.bin',
  sha256: '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
};
const outputs = ['conv2d_21/BiasAdd', 'activation_1/Sigmoid'].map(
  (name) => `StatefulPartitionedCall/model_1/${name}`,
);
const inputSide = 192;

/** Side of the crop per side of the face, as in training. */
const margin = 1.5;

/**
 * Each pass crops by the points of the one before, which is more exact than the detector's box. The
 * second or third pass repeats the points; for rotated or inverted heads they drift, or settle
 * beside the face much later.
 */
const mostLooks = 4;
/** Points with a smaller mean shift are the same, as a fraction of the eyes' outer distance. */
const still = 0.02;

let loaded: Promise<OnnxModel> | undefined;

/** Loads MediaPipe's face mesh model (Kartynnik et al. 2019, Apache-2.0) once per process. */
function loadMeshModel(): Promise<OnnxModel> {
  loaded ??= loadFacesModel(graph, weights, [1, 3, inputSide, inputSide], outputs);
  return loaded;
}

/** The face mesh model's result. */
export type MeasuredFace = {
  /** x, y and z of each point, in pixels of the picture. */
  mesh: Float32Array;
  /** The confidence that it is a face, 0 to 1. */
  score: number;
  /** Whether the last pass repeated the points of the one before. */
  steady: boolean;
};

/** Measures the points of a face and its score. */
export async function measureFace(
  image: RgbaImage,
  candidate: FaceCandidate,
): Promise<MeasuredFace> {
  const model = await loadMeshModel();
  let crop = cropOfCandidate(candidate);
  let face: MeasuredFace = { mesh: new Float32Array(0), score: 0, steady: false };
  for (let look = 0; look < mostLooks && !face.steady; look += 1) {
    const [mesh, flag] = await model.run(readCrop(image, crop, inputSide));
    if (!mesh || !flag) return face;
    placePoints(mesh, crop, inputSide);
    face = { mesh, score: flag[0] as number, steady: look > 0 && isSame(face.mesh, mesh) };
    crop = cropOfMesh(mesh);
  }
  return face;
}

function isSame(before: Float32Array, now: Float32Array): boolean {
  let moved = 0;
  for (let i = 0; i < now.length; i += 3) {
    const dx = (now[i] as number) - (before[i] as number);
    const dy = (now[i + 1] as number) - (before[i + 1] as number);
    moved += Math.hypot(dx, dy);
  }
  const eyes = distanceBetween(now, facePoints.leftEyeOuter, facePoints.rightEyeOuter);
  return moved / (now.length / 3) < eyes * still;
}

const cropOfCandidate = ({ box, eyes }: FaceCandidate): FaceCrop => ({
  center: [box.x + box.width / 2, box.y + box.height / 2],
  side: Math.max(box.width, box.height) * margin,
  roll: Math.atan2(eyes.right[1] - eyes.left[1], eyes.right[0] - eyes.left[0]),
});

/** The square around all points of the face, rotated upright. */
function cropOfMesh(mesh: Float32Array): FaceCrop {
  const at = (point: number) => [mesh[point * 3] as number, mesh[point * 3 + 1] as number] as const;
  const [left, right] = [at(facePoints.leftEyeOuter), at(facePoints.rightEyeOuter)];
  const roll = Math.atan2(right[1] - left[1], right[0] - left[0]);
  const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
  const [low, high] = [[Infinity, Infinity] as const, [-Infinity, -Infinity] as const].map((a) => [
    ...a,
  ]) as [[number, number], [number, number]];
  for (let i = 0; i < mesh.length; i += 3) {
    const [x, y] = [mesh[i] as number, mesh[i + 1] as number];
    const turned = [x * cos + y * sin, y * cos - x * sin] as const;
    for (const axis of [0, 1] as const) {
      low[axis] = Math.min(low[axis], turned[axis]);
      high[axis] = Math.max(high[axis], turned[axis]);
    }
  }
  const [u, v] = [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2];
  return {
    center: [u * cos - v * sin, u * sin + v * cos],
    side: Math.max(high[0] - low[0], high[1] - low[1]) * margin,
    roll,
  };
}
