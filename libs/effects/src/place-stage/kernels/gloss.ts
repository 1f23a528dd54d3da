import { blurAround } from '../panorama/blur-around.ts';
import { mapChannels, type LightImage } from '../panorama/light-image.ts';
import { viewPanorama } from '../panorama/view-panorama.ts';
import { shrinkPlane, createPlane, type Plane, type RgbaImage } from '@tintory/pixels';
import { createBlurStack } from './blur-stack.ts';
import { rayAt, type Camera } from './camera.ts';
import { lightOfByte } from './film.ts';
import type { GroundLine } from './ground-line.ts';
import { samplePatch, type Patch } from './patch.ts';
import { reflectAt, type Mirror } from './reflection.ts';

/** Reflectance of a polished surface at normal incidence (Schlick, 1994). */
const atRightAngle = 0.04;
/** Width of a mirrored panorama in pixels, its least blur, and the blur added at roughness 1. */
const [mirroredWidth, leastBlur, roughBlur] = [256, 1, 40];
/** Cell of the mirrored surroundings, as a share of the picture's side. */
const cell = 8 / 1024;
/** Largest light of a mirrored subject. */
const brightest = 1.5;
/** Standard deviations of the mirrored subject, in shares of the picture's side. */
const blurs = [0, 3, 8, 20, 45].map((pixels) => pixels / 1024);

export type Polish = { gloss: number; roughness: number };

/** Reflectance of the surface in a row (Fresnel). */
function mirroredShare(camera: Camera, row: number, gloss: number): number {
  const { dy, dz } = rayAt(camera, row);
  const cosine = Math.min(1, Math.max(0, -dy / Math.hypot(dy, dz)));
  return gloss * (atRightAngle + (1 - atRightAngle) * (1 - cosine) ** 5);
}

/** The surroundings mirrored in the ground. */
export function mirrorSurroundings(
  panorama: LightImage,
  camera: Camera,
  yaw: number,
  roughness: number,
): readonly Patch[] {
  const soft = mapChannels(panorama, (plane) =>
    blurAround(
      shrinkPlane(plane, mirroredWidth, mirroredWidth / 2),
      leastBlur + roughness * roughBlur,
    ),
  );
  const step = Math.max(1, cell * camera.side);
  const columns = Float32Array.from(
    { length: Math.ceil(camera.width / step) },
    (_, x) => ((x + 0.5) * step - camera.width / 2) / camera.focal,
  );
  const rows = Array.from({ length: Math.ceil(camera.height / step) }, (_, y) => {
    const { dy, dz } = rayAt(camera, (y + 0.5) * step);
    return { dy: -dy, dz };
  });
  return viewPanorama(soft, columns, rows, yaw).map((plane) => ({
    ...{ plane, left: 0, top: 0, stepX: step, stepY: step },
  }));
}

/** The subject mirrored in the ground. */
export function mirrorSubject(
  subject: RgbaImage,
  alpha: Plane,
  line: GroundLine,
  { roughness, side }: { roughness: number; side: number },
): Mirror {
  const { width, height } = subject;
  const bottom = line.top + line.height;
  const highest = line.rows.reduce((least, row) => Math.min(least, row));
  const box = {
    left: line.left,
    right: line.right + 1,
    // The image is limited to the ground below the highest foot.
    top: Math.max(line.top, 2 * highest - height),
    bottom: bottom + 1,
  };
  const stack = (plane: Plane) =>
    createBlurStack(
      plane,
      blurs.map((share) => share * side),
      box,
    );
  const color = (channel: number): Plane => {
    const plane = createPlane(width, height);
    for (let i = 0; i < plane.data.length; i += 1) {
      const own = alpha.data[i] as number;
      if (own <= 0) continue;
      const light = lightOfByte[subject.data[i * 4 + channel] as number] as number;
      plane.data[i] = Math.min(brightest, light) * own;
    }
    return plane;
  };
  return {
    channels: [stack(color(0)), stack(color(1)), stack(color(2)), stack(alpha)],
    ...{ line, roughness, side },
  };
}

export type Reflections = {
  polish: Polish;
  /** Null if the surface mirrors the subject only. */
  around: {
    patches: readonly Patch[];
    gain: number;
    open: (x: number, y: number) => number;
  } | null;
  mirror: Mirror | null;
};

/** Adds the reflections of a polished ground, in place. */
export function addReflections(
  colors: LightImage,
  camera: Camera,
  { polish, around, mirror }: Reflections,
  fromRow: number,
): void {
  const own = new Float32Array(4);
  const { width, height } = camera;
  for (let y = Math.max(0, Math.floor(fromRow)); y < height; y += 1) {
    const share = mirroredShare(camera, y + 0.5, polish.gloss);
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (mirror) reflectAt(mirror, x, y, own);
      const alpha = own[3] as number;
      const open = around ? Math.sqrt(around.open(x + 0.5, y + 0.5)) * around.gain : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const data = (colors[channel] as Plane).data;
        const seen = around ? samplePatch(around.patches[channel] as Patch, x + 0.5, y + 0.5) : 0;
        const kept = around ? 1 - share : 1 - share * alpha;
        data[at] =
          (data[at] as number) * kept +
          share * (seen * open * (1 - alpha) + (own[channel] as number));
      }
    }
  }
}
