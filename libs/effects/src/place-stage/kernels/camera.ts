/** Field of view of a square picture in degrees: a short telephoto, as in product photographs. */
const fieldOfView = 32;

export type CameraView = {
  width: number;
  height: number;
  /** Downward tilt in degrees. */
  pitch: number;
  /** The row on which the subject stands, in pixels. */
  footRow: number;
  /** The subject's height in pixels and in metres. */
  subject: { pixels: number; metres: number };
};

/**
 * A camera without roll above a level ground. x to the right, y up, z away; depth, blur and angle
 * depend on a picture's row alone.
 */
export type Camera = {
  width: number;
  height: number;
  /** Side of a square of the picture's area; shares of the picture refer to it. */
  side: number;
  /** In pixels. */
  focal: number;
  sinPitch: number;
  cosPitch: number;
  /** Distance of the foot along the camera's axis, in metres. */
  distance: number;
  /** Height above the ground, in metres. */
  eye: number;
  /** Distance of the foot on the ground, in metres. */
  footDepth: number;
  pixelsPerMetre: number;
};

/** Places the camera so that the subject has its real size at its foot's row. */
export function createCamera({ width, height, pitch, footRow, subject }: CameraView): Camera {
  const side = Math.sqrt(width * height);
  const focal = side / 2 / Math.tan((fieldOfView / 2) * (Math.PI / 180));
  const [sinPitch, cosPitch] = [
    Math.sin((pitch * Math.PI) / 180),
    Math.cos((pitch * Math.PI) / 180),
  ];
  const distance = (focal * subject.metres) / subject.pixels;
  const v = (height / 2 - footRow) / focal;
  return {
    ...{ width, height, side, focal, sinPitch, cosPitch, distance },
    eye: distance * (sinPitch - v * cosPitch),
    footDepth: distance * (v * sinPitch + cosPitch),
    pixelsPerMetre: subject.pixels / subject.metres,
  };
}

/** Distance of rays that miss the ground, in metres. */
const endless = 10_000;

export type RowRay = {
  /** Direction of the ray, one unit along the camera's axis. */
  dy: number;
  dz: number;
  /** Length to the ground in these units; `endless` above the horizon. */
  reach: number;
};

/**
 * The ray through a row.
 *
 * @param lift height above the ground of the level it meets, in metres
 */
export function rayAt(camera: Camera, row: number, lift = 0): RowRay {
  const v = (camera.height / 2 - row) / camera.focal;
  const dy = v * camera.cosPitch - camera.sinPitch;
  const dz = v * camera.sinPitch + camera.cosPitch;
  return { dy, dz, reach: dy < -1e-4 ? (camera.eye - lift) / -dy : endless };
}

/** The row of the horizon. */
export const horizonRow = (camera: Camera): number =>
  camera.height / 2 - (camera.focal * camera.sinPitch) / camera.cosPitch;

/** The row of the ground this many metres behind the subject's foot. */
export function rowBehind(camera: Camera, metres: number): number {
  const down = Math.atan2(camera.eye, camera.footDepth + metres);
  return camera.height / 2 - camera.focal * Math.tan(Math.asin(camera.sinPitch) - down);
}

/** Foreshortening of the ground at the subject: 0 edge-on, 1 from above. */
export function squashOf({ eye, footDepth }: Camera): number {
  return Math.min(0.8, Math.max(0.12, Math.sin(Math.atan2(eye, footDepth))));
}
