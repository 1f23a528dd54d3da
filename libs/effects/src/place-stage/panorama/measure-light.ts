import { blurAround } from './blur-around.ts';
import { shrinkPlane, type Plane } from '@tintory/pixels';
import { luminancePlane, mapChannels, type Light, type LightImage } from './light-image.ts';
import {
  dot,
  eachDirection,
  projectLight,
  unit,
  type Direction,
  type Harmonics,
} from './sphere.ts';

/** The light of a panorama on a subject in it, relative to the panorama's median. */
export type PlaceLight = {
  harmonics: Harmonics;
  main: {
    direction: Direction;
    /** Irradiance of a card that faces it, above the level of the sky around it. */
    irradiance: Light;
    /** Its angular size, as a standard deviation in radians; determines the softness of shadows. */
    size: number;
  };
};

/** Light is measured on a panorama scaled to this width and half the height. */
const measuredWidth = 128;
/** Radians around the brightest direction that count as the main light (a softbox, the sun's glare). */
const cone = 0.45;
/**
 * Least height of the main light (sine of its elevation): light from below casts no shadow on the
 * ground.
 */
const leastHeight = 0.1;
/** Quantile of the upper half's luminance; only light above it is main light. */
const ordinary = 0.6;

/** @param median the light that counts as 1 */
export function measureLight(panorama: LightImage, median: number): PlaceLight {
  const size = { width: measuredWidth, height: measuredWidth / 2 };
  const small = mapChannels(panorama, (plane) => shrinkPlane(plane, size.width, size.height));
  const lightAt = (i: number): Light => [
    (small[0].data[i] as number) / median,
    (small[1].data[i] as number) / median,
    (small[2].data[i] as number) / median,
  ];
  return {
    harmonics: projectLight(lightAt, size),
    main: measureMain(luminancePlane(small), median, lightAt),
  };
}

function measureMain(
  luminance: Plane,
  median: number,
  lightAt: (index: number) => Light,
): PlaceLight['main'] {
  const { width, height } = luminance;
  const brightest = findBrightest(luminance);
  const sky = Array.from(luminance.data.subarray(0, luminance.data.length / 2)).sort(
    (a, b) => a - b,
  );
  const level = sky[Math.floor(sky.length * ordinary)] as number;
  const excess: { direction: Direction; weight: number; light: Light }[] = [];
  eachDirection(width, height, (i, direction, area) => {
    const value = luminance.data[i] as number;
    if (value <= level || direction[1] <= 0 || dot(direction, brightest) < Math.cos(cone)) return;
    const share = ((value - level) / value) * area;
    const [red, green, blue] = lightAt(i);
    const weight = (value * share) / median;
    excess.push({ direction, weight, light: [red * share, green * share, blue * share] });
  });
  const sum = (of: (part: (typeof excess)[number]) => number) =>
    excess.reduce((total, part) => total + of(part), 0);
  const direction = unit(
    [0, 1, 2].map((axis) =>
      sum((part) => (part.direction[axis] as number) * part.weight),
    ) as unknown as Direction,
  );
  const angle = (part: (typeof excess)[number]) =>
    Math.acos(Math.min(1, dot(part.direction, direction)));
  const facing = (channel: 0 | 1 | 2) =>
    sum((part) => part.light[channel] * Math.max(0, dot(part.direction, direction)));
  return {
    direction: excess.length > 0 ? direction : brightest,
    irradiance: [facing(0), facing(1), facing(2)],
    size: Math.sqrt(
      sum((part) => part.weight * angle(part) ** 2) / (sum((part) => part.weight) || 1),
    ),
  };
}

/** The direction whose light contributes most to a horizontal card. */
function findBrightest(luminance: Plane): Direction {
  const { width, height } = luminance;
  const soft = blurAround(luminance, 3);
  let [best, direction]: [number, Direction] = [-1, [0, 1, 0]];
  eachDirection(width, height, (i, towards) => {
    const up = towards[1];
    const given = up > leastHeight ? (soft.data[i] as number) * up : 0;
    if (given > best) [best, direction] = [given, towards];
  });
  return direction;
}
