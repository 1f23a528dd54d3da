import {
  boxFilter,
  createRandom,
  createPlane,
  mapPlane,
  type Plane,
  type RgbaImage,
  gaussianBlur,
  lumaOf,
} from '@tintory/pixels';
import { pixelsPerUnit } from '../../painting/kernels/painting-options.ts';
import { carveEye, paintEye, shapeEyes } from './eyes.ts';
import { faceCoordinates, faceFrame, type FaceFrame, type Point } from './face-frame.ts';
import { growCoat, opennessOf } from './grow-coat.ts';
import type { Room } from './drips.ts';
import { growGoo } from './grow-goo.ts';
import { fillMouth } from './fill-mouth.ts';
import { carveMouth, shapeMouth } from './mouth.ts';
import { shadeCoat, type Painted } from './shade-coat.ts';
import { eachPixel } from './shape-patch.ts';
import { lightStudio } from './studio-light.ts';
import { takeover } from './takeover.ts';
import { standIn } from './stand-in.ts';
import { lightSide, photoLightOf } from './subject-light.ts';
import { rasterizeTube, type Tube } from './tube.ts';
import type { VenomOptions } from './venom-options.ts';

/** The creature without its background. */
export type Creature = {
  painted: Painted;
  /** How far the coat covers the subject, 0 to 1, before the matte cuts it. */
  taken: Plane;
  /** Alpha of what extends beyond the matte: drips, tendrils, tongue. */
  free: Plane;
  /** The subject's brightness at the same size, 0 to 1. */
  luma: Plane;
};

/** Grows and lights the creature at the given picture's size. */
export function renderVenom(image: RgbaImage, options: VenomOptions): Creature {
  const { alpha, seed, onProgress: progress = () => undefined } = options;
  const unit = pixelsPerUnit(image);
  const luma = lumaOf(options.foreground);
  const softLuma = gaussianBlur(luma, 1.6 * unit);
  const frames = options.faces.map(faceFrame);
  const side = lightSide(luma, alpha);
  const taken = takeover(image, frames.length > 0 ? frames : [standIn(alpha)], {
    intensity: options.intensity,
    side,
    seed,
  });
  const cover = createPlane(image.width, image.height);
  for (let i = 0; i < cover.data.length; i += 1) {
    cover.data[i] = (taken.data[i] as number) * (alpha.data[i] as number);
  }
  const free = createPlane(image.width, image.height);
  for (const tube of growGoo(cover, roomBeside(frames), unit, seed)) addTube(free, tube);
  for (let i = 0; i < cover.data.length; i += 1) {
    cover.data[i] = Math.max(cover.data[i] as number, free.data[i] as number);
  }
  progress(0.2);
  const height = growCoat({ luma, softLuma, alpha, cover, frames, unit, seed });
  progress(0.5);
  const random = createRandom(seed * 13 + 7);
  const eyes = frames
    .flatMap((frame) => shapeEyes(frame, image, random))
    .filter((eye) => isTaken(taken, eye.middle));
  const mouths = frames.flatMap((frame) => shapeMouth(frame, image) ?? []);
  for (const eye of eyes) carveEye(height, eye);
  for (const mouth of mouths) carveMouth(height, mouth);
  const studio = lightStudio(side);
  const painted = shadeCoat({
    height,
    near: boxFilter(cover, 3),
    photoLight: photoLightOf(softLuma, cover),
    openness: opennessOf(height, unit),
    studio,
  });
  progress(0.7);
  const open = frames.length > 0 ? openPlaces(taken, frames[0]?.width ?? 1) : taken;
  // The visible half of a mouth has its middle off centre.
  const aside = open === taken ? 0 : side * 0.14;
  const clip = (index: number) => open.data[index] as number;
  for (const [index, eye] of eyes.entries())
    paintEye(painted, eye, studio.rough, clip, seed + index);
  for (const mouth of mouths) {
    const tongue = options.tongue ? { free, seed, at: 0.5 + aside } : undefined;
    fillMouth(painted, mouth, { studio, open, random, side, tongue });
  }
  progress(0.85);
  return { painted, taken, free, luma };
}

/** Little grows over a face, so that the person's own half stays visible. */
const roomBeside =
  (frames: readonly FaceFrame[]): Room =>
  (x, y) => {
    let room = 1;
    for (const frame of frames) {
      const [u, v] = faceCoordinates(frame, x, y);
      if (Math.abs(u) < 0.5 && v > -0.35 && v < 0.85) room = 0.3;
    }
    return room;
  };

/** Whether the symbiote covers a point. */
function isTaken({ data, width, height }: Plane, [x, y]: Point): boolean {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  return (data[row * width + column] as number) > 0.5;
}

/** Where eyes and mouths may open: a seam of coat separates them from the person's skin. */
function openPlaces(taken: Plane, faceWidth: number): Plane {
  if (taken.data.every((value) => value === 1)) return taken;
  const seam = boxFilter(taken, Math.max(1, Math.round(faceWidth * 0.022)));
  return mapPlane(seam, (value) => Math.min(1, Math.max(0, (value - 0.8) * 6)));
}

function addTube(free: Plane, tube: Tube): void {
  const patch = rasterizeTube(tube, free);
  if (!patch) return;
  eachPixel(patch, free.width, (i, index) => {
    free.data[index] = Math.max(free.data[index] as number, patch.cover[i] as number);
  });
}
