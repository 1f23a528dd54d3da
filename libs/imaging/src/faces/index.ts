export { detectFaces } from './detect-faces.ts';
export {
  distanceBetween,
  type Face,
  faceOval,
  facePoints,
  type HeadRotation,
  meshSize,
  pointAt,
} from './face.ts';
export { findCandidates, looksAt } from './find-candidates.ts';
export { headRotation } from './head-rotation.ts';
export { runDetectFaces } from './run-detect-faces.ts';
