import type { Light, LightImage } from '../panorama/light-image.ts';
import type { Plane, RgbaImage } from '@tintory/pixels';
import type { Camera } from './camera.ts';
import { display, lightOfByte } from './film.ts';
import type { Grain } from './grain.ts';
import type { GroundLine } from './ground-line.ts';
import type { LightWrap } from './light-wrap.ts';
import { samplePatch, type Patch } from './patch.ts';

/** Darkening at the foot, and its reach as a share of the subject's height. */
const [footDark, footReach] = [0.3, 0.035];
/**
 * Light reflected by the ground, half of it at the foot, and its reach as a share of the height.
 */
const [bounce, bounceReach] = [0.1, 0.18];
/** Least height with light wrap, as a share of the subject's: below it is ground behind. */
const wrapsFrom = 0.03;
/** Darkening at the corners; half as much on the subject. */
const [vignette, cornerShare] = [0.16, 1.3];

export type Development = {
  subject: RgbaImage;
  /** Its alpha without parts covered by blades. */
  alpha: Plane;
  line: GroundLine | null;
  tint: Light;
  relight: Patch | null;
  wrap: LightWrap | null;
  /** The colour of the ground in its light. */
  groundColor: Light;
  grain: Grain;
  noise: number;
  /** 0 for a plain studio, else 1. */
  vignetting: number;
};

/** The finished picture: film curve, vignetting, grain and the relit subject. */
export function develop(scene: LightImage, camera: Camera, development: Development): RgbaImage {
  const { width, height } = camera;
  const data = new Uint8ClampedArray(width * height * 4);
  const pixel = new Float32Array(3);
  const own = new Float32Array(3);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 1) {
      const corner = cornerLight(camera, x, y) * development.vignetting;
      const alpha = development.alpha.data[at] as number;
      if (alpha < 1) {
        showScene(scene, at, 1 - corner, pixel);
        addGrain(development, x, y, pixel);
      }
      if (alpha > 0) {
        showSubject(development, { x, y, at, alpha, corner: 1 - corner / 2 }, own);
        for (let channel = 0; channel < 3; channel += 1) {
          pixel[channel] =
            (pixel[channel] as number) * (1 - alpha) + (own[channel] as number) * alpha;
        }
      }
      for (let channel = 0; channel < 3; channel += 1) {
        data[at * 4 + channel] = (pixel[channel] as number) * 255;
      }
      data[at * 4 + 3] = 255;
    }
  }
  return { data, width, height };
}

function cornerLight({ width, height }: Camera, x: number, y: number): number {
  const across = (2 * x) / (width - 1) - 1;
  const down = (2 * y) / (height - 1) - 1;
  return (vignette * (across * across + down * down)) / cornerShare;
}

function showScene(scene: LightImage, at: number, corner: number, into: Float32Array): void {
  into[0] = display((scene[0].data[at] as number) * corner);
  into[1] = display((scene[1].data[at] as number) * corner);
  into[2] = display((scene[2].data[at] as number) * corner);
}

function addGrain({ grain, noise }: Development, x: number, y: number, pixel: Float32Array): void {
  const at = (y % grain.side) * grain.side + (x % grain.side);
  for (let channel = 0; channel < 3; channel += 1) {
    const value = pixel[channel] as number;
    const strength = noise * Math.sqrt(Math.min(1, Math.max(0.15, 4 * value * (1.15 - value))));
    const speck = (grain.planes[channel] as Plane).data[at] as number;
    pixel[channel] = Math.min(1, Math.max(0, value + strength * speck));
  }
}

type Pixel = { x: number; y: number; at: number; alpha: number; corner: number };

function showSubject(
  { subject, line, tint, relight, wrap, groundColor }: Development,
  { x, y, at, alpha, corner }: Pixel,
  into: Float32Array,
): void {
  const high = line ? Math.max(0, ((line.rows[x] as number) - y - 0.5) / line.height) : 1;
  const gain = relight ? samplePatch(relight, x + 0.5, y + 0.5) : 1;
  if (wrap && high > wrapsFrom) wrap(x + 0.5, y + 0.5, alpha, into);
  else into.fill(0);
  const standing = line ? 1 - footDark * Math.exp(-high / footReach) : 1;
  const thrown = line ? (bounce / 2) * Math.exp(-high / bounceReach) : 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const byte = subject.data[at * 4 + channel] as number;
    const light = (lightOfByte[byte] as number) * (tint[channel] as number) * gain * standing;
    const back = thrown * (groundColor[channel] as number) * Math.min(1, light * 2 + 0.05);
    into[channel] = display((light + back + (into[channel] as number)) * corner);
  }
}
