import { luminanceOf, mapLight, type Light, type LightImage } from '../panorama/light-image.ts';
import type { Plane } from '@tintory/pixels';
import type { Backdrop } from './backdrop.ts';
import { horizonRow } from './camera.ts';
import type { Staging } from './staging.ts';

/**
 * The surface keeps a quarter of its colour and takes the rest from the panorama's ground, within
 * these factors.
 */
const [ownColor, darkest, brightest] = [0.25, 0.35, 2.6];
/** Largest reflectance: patches of sun on a panorama's ground would make the floor white. */
const whitest = 0.6;
/**
 * Share of the hue taken: all of it made wooden floors olive under windows (checked in 20 rooms).
 */
const takenHue = 0.5;
/** Sampled rows below the horizon, and around the foot, as shares of the picture's side. */
const [bandFrom, bandTo, footBand] = [20 / 1024, 220 / 1024, 60 / 1024];

/**
 * The factor that adapts the surface to the panorama's ground: its brightness, and half of its hue.
 */
export function matchColor(
  { camera, exposure, line }: Staging,
  floor: LightImage,
  sharp: Backdrop['sharp'],
): Light {
  const horizon = horizonRow(camera);
  const [from, to] = [horizon + bandFrom * camera.side, horizon + bandTo * camera.side];
  const foot = line ? line.top + line.height : camera.height * 0.85;
  const around = footBand * camera.side;
  const wanted = bandColor(sharp, from, to);
  const own = mapLight(
    bandColor((channel) => floor[channel], foot - around, foot + around),
    (value, channel) => Math.max(value, 1e-4) * exposure.ground[channel],
  );
  const ratio = luminanceOf(wanted) / luminanceOf(own);
  const level = Math.min(ratio, (whitest * luminanceOf(exposure.ground)) / luminanceOf(own));
  return mapLight(wanted, (value, channel) => {
    const hue = (value / own[channel] / ratio) ** takenHue;
    const change = Math.min(brightest, Math.max(darkest, level * hue));
    return ownColor + (1 - ownColor) * change;
  });
}

const bandColor = (plane: Backdrop['sharp'], from: number, to: number): Light => [
  bandMean(plane(0), from, to),
  bandMean(plane(1), from, to),
  bandMean(plane(2), from, to),
];

function bandMean({ data, width, height }: Plane, from: number, to: number): number {
  const first = Math.min(height - 1, Math.max(0, Math.floor(from)));
  const last = Math.min(height, Math.max(first + 1, Math.ceil(to)));
  let sum = 0;
  for (let at = first * width; at < last * width; at += 1) sum += data[at] as number;
  return sum / ((last - first) * width);
}

/** The mean colour below a row, in the ground's light. */
export function meanColor(colors: LightImage, ground: Light, fromRow: number): Light {
  const mean = (channel: 0 | 1 | 2): number => {
    const { data, width } = colors[channel];
    const start = Math.max(0, Math.floor(fromRow)) * width;
    let sum = 0;
    for (let at = start; at < data.length; at += 1) sum += data[at] as number;
    return (sum / Math.max(1, data.length - start)) * ground[channel];
  };
  return [mean(0), mean(1), mean(2)];
}
