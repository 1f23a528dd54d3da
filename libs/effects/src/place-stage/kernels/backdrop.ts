import {
  luminanceWeights,
  mapChannels,
  type Channel,
  type LightImage,
} from '../panorama/light-image.ts';
import { viewPanorama, type RowView } from '../panorama/view-panorama.ts';
import { resizePlane, type Plane } from '@tintory/pixels';
import { rayAt, type Camera } from './camera.ts';
import { blurDisc } from './lens-blur.ts';

/** Height of the tripods of panoramas, in metres. */
const tripod = 1.6;
/** Distance from which the panorama's ground counts as its horizon, in units of the ray. */
const farthest = 60;
/** Approximate side of the drawn backdrop in pixels: a panorama has no more detail in a view. */
const drawnSide = 512;
/**
 * Range of the backdrop's geometric mean light, as photographers reach it with a filter or a lamp.
 */
const [darkest, brightest] = [0.16, 0.4];
/** Largest light of a lamp in that mean, and the offset for black. */
const [lamp, black] = [2, 0.01];

export type BackdropView = {
  /** Radius of the lens blur at infinity, in pixels. */
  radius: number;
  yaw: number;
  /** Whether the subject stands on the panorama's ground, seen from the camera's height. */
  hasGround: boolean;
  /** The first row that a table covers, else the picture's height. */
  coveredFrom: number;
};

/** Channels are enlarged to the picture's size on demand: three of them are large. */
export type Backdrop = {
  blurred: (channel: Channel) => Plane;
  /** Without the lens blur. */
  sharp: (channel: Channel) => Plane;
  /** Factor applied to its light. */
  gain: number;
};

/** Draws the background far behind the subject, with a margin for the blur. */
export function drawBackdrop(panorama: LightImage, camera: Camera, view: BackdropView): Backdrop {
  const step = Math.max(1, camera.side / drawnSide);
  const margin = Math.ceil(view.radius / step) + 2;
  const columns = Float32Array.from(
    { length: Math.ceil(camera.width / step) + 2 * margin },
    (_, x) => ((x + 0.5 - margin) * step - camera.width / 2) / camera.focal,
  );
  const rows = Array.from({ length: Math.ceil(camera.height / step) + 2 * margin }, (_, y) =>
    rowView(camera, (y + 0.5 - margin) * step, view.hasGround),
  );
  const seen = viewPanorama(panorama, columns, rows, view.yaw);
  const gain = exposureOf(seen, view.coveredFrom / step + margin);
  const lit = mapChannels(seen, (plane) => scale(plane, gain));
  const crop = (plane: Plane) => enlarge(plane, { step, margin, camera });
  return {
    blurred: (channel) => crop(blurDisc(lit[channel], view.radius / step)),
    sharp: (channel) => crop(lit[channel]),
    gain,
  };
}

/** Bends rays to the ground as if seen from the tripod (as three.js' GroundedSkybox). */
function rowView(camera: Camera, row: number, hasGround: boolean): RowView {
  const { dy, dz, reach } = rayAt(camera, row);
  if (!hasGround || dy > -0.001) return { dy, dz };
  const t = Math.min(reach, farthest);
  return { dy: dy + (camera.eye - tripod) / t, dz };
}

function exposureOf([red, green, blue]: LightImage, rows: number): number {
  const end = Math.max(8, Math.min(red.height, Math.floor(rows))) * red.width;
  const [r, g, b] = luminanceWeights;
  let sum = 0;
  for (let i = 0; i < end; i += 1) {
    const luminance =
      r * (red.data[i] as number) + g * (green.data[i] as number) + b * (blue.data[i] as number);
    sum += Math.log(Math.min(lamp, luminance) + black);
  }
  const mean = Math.exp(sum / end);
  return Math.min(brightest, Math.max(darkest, mean)) / mean;
}

function scale({ data, width, height }: Plane, factor: number): Plane {
  const out = new Float32Array(data.length);
  for (let i = 0; i < data.length; i += 1) out[i] = (data[i] as number) * factor;
  return { data: out, width, height };
}

type Crop = { step: number; margin: number; camera: Camera };

function enlarge(plane: Plane, { step, margin, camera }: Crop): Plane {
  const [w, h] = [plane.width - 2 * margin, plane.height - 2 * margin];
  const data = new Float32Array(w * h);
  for (let y = 0; y < h; y += 1) {
    const from = (y + margin) * plane.width + margin;
    data.set(plane.data.subarray(from, from + w), y * w);
  }
  const large = resizePlane(
    { data, width: w, height: h },
    Math.round(w * step),
    Math.round(h * step),
  );
  return trim(large, camera.width, camera.height);
}

/** Cuts a partial last column or row. */
function trim(plane: Plane, width: number, height: number): Plane {
  if (plane.width === width && plane.height === height) return plane;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = Math.min(y, plane.height - 1) * plane.width;
    data.set(plane.data.subarray(from, from + Math.min(width, plane.width)), y * width);
  }
  return { data, width, height };
}
