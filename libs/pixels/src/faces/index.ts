export { comparePoses, mouthOpenness, type PoseComparison, type PoseFit } from './compare-poses.ts';
export {
  distanceBetween,
  faceOval,
  facePoints,
  meshSize,
  type Face,
  type HeadRotation,
} from './face.ts';
export { bringsHair } from './brings-hair.ts';
export { faceSoftness } from './face-softness.ts';
export { headRotation } from './head-rotation.ts';
export { hidesEyes } from './hides-eyes.ts';
export { shadesEyes } from './shades-eyes.ts';
export { swapFace, type SwapOptions } from './swap-face.ts';
