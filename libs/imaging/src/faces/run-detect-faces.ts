import { faceOval, facePoints, type Face } from './face.ts';
import { readRgba } from '../files/read-rgba.ts';
import { detectFaces } from './detect-faces.ts';

export type DetectFacesRequest = {
  inputPath: string;
  /** The picture is scaled down to this many pixels at most. */
  maxPixels?: number;
};

/** All coordinates are fractions of the picture, 0 to 1. */
export type DetectedFace = {
  /** The face's index for `runSwapFaces`: from left to right, 0 first. */
  index: number;
  box: { x: number; y: number; width: number; height: number };
  /** The confidence that it is a face, 0.7 to 1. */
  score: number;
  /**
   * The left eye's outer and inner corner, the right eye's inner and outer corner, the tip of the
   * nose, the left and right corner of the mouth, the middle of both lips; then the border of the
   * face, 36 points clockwise from the middle of the forehead. Left is the left of the picture.
   */
  landmarks: [x: number, y: number][];
};

export type DetectFacesAnswer = {
  faces: DetectedFace[];
  /** The picture's size after `maxPixels`. */
  width: number;
  height: number;
};

/** The mesh points that are sent to the page, in this order. */
export const landmarkPoints: readonly number[] = [
  facePoints.leftEyeOuter,
  facePoints.leftEyeInner,
  facePoints.rightEyeInner,
  facePoints.rightEyeOuter,
  facePoints.noseTip,
  facePoints.mouthLeft,
  facePoints.mouthRight,
  facePoints.upperLipInner,
  facePoints.lowerLipInner,
  ...faceOval,
];

/**
 * The whole task: read, detect, report coordinates; also for rotated photos.
 *
 * @returns an empty list if no face is found, which is not an error
 * @throws ImageError as `readRgba` does
 */
export async function runDetectFaces(request: DetectFacesRequest): Promise<DetectFacesAnswer> {
  const image = await readRgba(request.inputPath, request.maxPixels);
  const { width, height } = image;
  const faces = await detectFaces(image, { mayLie: true });
  return { faces: faces.map((face, index) => describe(face, index, width, height)), width, height };
}

function describe(face: Face, index: number, width: number, height: number): DetectedFace {
  const { box, mesh, score } = face;
  const [left, top] = [inside(box.x / width), inside(box.y / height)];
  return {
    index,
    box: {
      x: left,
      y: top,
      width: inside((box.x + box.width) / width) - left,
      height: inside((box.y + box.height) / height) - top,
    },
    score,
    landmarks: landmarkPoints.map((point) => [
      inside((mesh[point * 3] as number) / width),
      inside((mesh[point * 3 + 1] as number) / height),
    ]),
  };
}

/** Clamps coordinates to the picture: a face may extend beyond it. */
const inside = (value: number): number => Math.min(1, Math.max(0, value));
