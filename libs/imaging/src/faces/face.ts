/** The rotation of a head in degrees; all 0 if it looks straight into the camera. */
export type HeadRotation = {
  /** Positive when it looks to the right of the picture. */
  yaw: number;
  /** Positive when it looks down. */
  pitch: number;
  /** Positive when it leans clockwise. */
  roll: number;
};

/** A face in a picture. Coordinates are pixels: 0 is the left or upper border. */
export type Face = {
  /** The bounds of all mesh points: from the middle of the forehead to the chin. */
  box: { x: number; y: number; width: number; height: number };
  /** The confidence that it is a face, 0 to 1. */
  score: number;
  /** x, y and z of MediaPipe's 468 points; z has the unit of x and grows away from the camera. */
  mesh: Float32Array;
  rotation: HeadRotation;
  /**
   * Whether the last pass repeated the points of the one before; if not, they are nearly a guess.
   */
  steady: boolean;
};

export const meshSize = 468;

/** Points of the mesh by name; left and right are those of the picture. */
export const facePoints = {
  leftEyeOuter: 33,
  leftEyeInner: 133,
  leftEyeTop: 159,
  leftEyeBottom: 145,
  rightEyeInner: 362,
  rightEyeOuter: 263,
  rightEyeTop: 386,
  rightEyeBottom: 374,
  noseBridge: 168,
  noseTip: 1,
  mouthLeft: 61,
  mouthRight: 291,
  upperLipInner: 13,
  lowerLipInner: 14,
  forehead: 10,
  chin: 152,
  leftCheek: 234,
  rightCheek: 454,
} as const;

/** The points along the outline of the face, clockwise from the middle of the forehead. */
export const faceOval: readonly number[] = [
  10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148,
  176, 149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];

type Vector = [x: number, y: number, z: number];

export const pointAt = (mesh: Float32Array, point: number): Vector => [
  mesh[point * 3] as number,
  mesh[point * 3 + 1] as number,
  mesh[point * 3 + 2] as number,
];

/** The distance of two points in 3D, in pixels. */
export function distanceBetween(mesh: Float32Array, from: number, to: number): number {
  const [a, b] = [pointAt(mesh, from), pointAt(mesh, to)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
