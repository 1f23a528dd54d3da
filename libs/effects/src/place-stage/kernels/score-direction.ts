import { luminancePlane, type LightImage } from '../panorama/light-image.ts';
import type { PlaceLight } from '../panorama/measure-light.ts';
import { turnToCamera } from '../panorama/sphere.ts';
import { viewPanorama } from '../panorama/view-panorama.ts';
import { display } from './film.ts';

/** The scored view: columns and rows of its grid, and the tangent of half its angle of view. */
const [columns, rows, halfView] = [40, 32, 0.287];
/** Brightness to which the backdrop's median is exposed, in white cards. */
const level = 0.26;
/**
 * Spread of the backdrop's log luminance beyond which more structure is no gain, and luminance in
 * medians above which light dazzles.
 */
const [structured, dazzling] = [0.7, 12];
/**
 * Sines of elevation and of angle aside below which a main light ahead of the camera is in the
 * picture or glares into it.
 */
const [sunHeight, sunAside] = [0.6, 0.45];
/**
 * Difference in brightness beyond which a subject stands out anyway, as a share of displayed white.
 */
const standsOut = 0.3;
/**
 * Weights: shadows towards the camera look least real; a place's first direction usually suits
 * best.
 */
const weights = {
  structure: 1,
  sun: -1.5,
  dazzle: -2,
  contrast: 0.9,
  side: 0.5,
  behind: -0.6,
  first: 0.15,
};

export type JudgedView = { yaw: number; pitch: number; isFirst: boolean };
/** A subject's mean displayed brightness, 0 to 1, and the side it was lit from, −1 to 1. */
export type JudgedSubject = { brightness: number; lightSide: number };

/**
 * Scores how well a view of a place suits a subject: structure behind, no sun, contrast, light from
 * its side.
 */
export function scoreDirection(
  { panorama, light }: { panorama: LightImage; light: PlaceLight },
  { yaw, pitch, isFirst }: JudgedView,
  { brightness, lightSide }: JudgedSubject,
): number {
  const luminance = luminancePlane(lookAt(panorama, yaw, pitch)).data;
  const sorted = luminance.toSorted();
  const median = Math.max(1e-6, sorted[sorted.length >> 1] as number);
  const logs = Array.from(luminance, (value) => Math.log(Math.min(8, value / median) + 0.05));
  const mean = logs.reduce((sum, value) => sum + value, 0) / logs.length;
  const spread = Math.sqrt(logs.reduce((sum, v) => sum + (v - mean) ** 2, 0) / logs.length);
  const dazzle = luminance.filter((value) => value > dazzling * median).length / luminance.length;
  const [x, y, z] = turnToCamera(light.main.direction, yaw);
  const isSunBehind = z > 0 && y < sunHeight && Math.abs(x) < sunAside;
  const behind = luminance.reduce(
    (sum, value) => sum + display(Math.min(2, (value / median) * level)),
    0,
  );
  const contrast = Math.abs(behind / luminance.length - brightness);
  return (
    weights.structure * Math.min(1, spread / structured) +
    weights.sun * Number(isSunBehind) +
    weights.dazzle * dazzle +
    weights.contrast * Math.min(1, contrast / standsOut) +
    weights.side * x * lightSide +
    weights.behind * Math.max(0, z) +
    weights.first * Number(isFirst)
  );
}

function lookAt(panorama: LightImage, yaw: number, pitch: number): LightImage {
  const [sin, cos] = [Math.sin((pitch * Math.PI) / 180), Math.cos((pitch * Math.PI) / 180)];
  const across = Float32Array.from(
    { length: columns },
    (_, i) => ((2 * (i + 0.5)) / columns - 1) * halfView,
  );
  // Only the upper four fifths: the table is below.
  const down = Array.from({ length: rows }, (_, i) => {
    const v = (1 - (1.6 * (i + 0.5)) / rows) * halfView;
    return { dy: v * cos - sin, dz: v * sin + cos };
  });
  return viewPanorama(panorama, across, down, yaw);
}
