import { boxFilter } from '../box-filter.ts';
import { createRandom } from '../random.ts';
import { createPlane, mapPlane, type Plane, type RgbaImage } from '../rgba-image.ts';
import { gaussianBlur } from '../painting/gaussian-blur.ts';
import { pixelsPerUnit } from '../painting/painting-options.ts';
import { carveEye, paintEye, shapeEyes } from './eyes.ts';
import { faceCoordinates, faceFrame, type FaceFrame, type Point } from './face-frame.ts';
import { growCoat, opennessOf } from './grow-coat.ts';
import { growGoo, type Room } from './grow-goo.ts';
import { carveMouth, paintThroat, shapeMouth, type Mouth } from './mouth.ts';
import { lumaOf } from './photo-relief.ts';
import { shadeCoat, type Painted } from './shade-coat.ts';
import { eachPixel } from './shape-patch.ts';
import { lightStudio, type LitSphere, type Studio } from './studio-light.ts';
import { takeover } from './takeover.ts';
import { growTeeth, paintTeeth, toothRows } from './teeth.ts';
import { growTongue, paintTongue } from './tongue.ts';
import { rasterizeTube, type Tube } from './tube.ts';
import type { VenomOptions } from './venom-options.ts';

/** The creature without its surroundings. */
export type Creature = {
  painted: Painted;
  /** How far the coat has come over the subject, 0 to 1; the matte cuts it. */
  taken: Plane;
  /** What stands free of the matte: drips, tendrils, tongue. */
  free: Plane;
  /** The subject's brightness at the same size, 0 to 1. */
  luma: Plane;
};

/** Grows and lights the creature at the size of the picture given. */
export function renderVenom(image: RgbaImage, options: VenomOptions): Creature {
  const { alpha, seed, onProgress: progress = () => undefined } = options;
  const unit = pixelsPerUnit(image);
  const luma = lumaOf(options.foreground);
  const softLuma = gaussianBlur(luma, 1.6 * unit);
  const frames = options.faces.map(faceFrame);
  const side = lightSide(luma, alpha);
  const taken = takeover(image, frames[0] ?? standIn(alpha), {
    intensity: options.intensity,
    side,
    seed,
  });
  const cover = mapPlane(taken, (value, i) => value * (alpha.data[i] as number));
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
  const clip = (index: number) => taken.data[index] as number;
  for (const [index, eye] of eyes.entries())
    paintEye(painted, eye, studio.sharp, clip, seed + index);
  for (const mouth of mouths) {
    const tongue = options.tongue ? { free, unit, seed } : undefined;
    fillMouth(painted, mouth, { studio, taken, random, side, tongue });
  }
  progress(0.85);
  return { painted, taken, free, luma };
}

/** Little grows over the half of a face that is still the person's. */
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

/** Whether the symbiote has come as far as a place. */
function isTaken({ data, width, height }: Plane, [x, y]: Point): boolean {
  const column = Math.min(width - 1, Math.max(0, Math.floor(x)));
  const row = Math.min(height - 1, Math.max(0, Math.floor(y)));
  return (data[row * width + column] as number) > 0.5;
}

function addTube(free: Plane, tube: Tube): void {
  const patch = rasterizeTube(tube, free);
  if (!patch) return;
  eachPixel(patch, free.width, (i, index) => {
    free.data[index] = Math.max(free.data[index] as number, patch.cover[i] as number);
  });
}

type Filling = {
  studio: Studio;
  taken: Plane;
  random: () => number;
  side: -1 | 1;
  tongue: { free: Plane; unit: number; seed: number } | undefined;
};

/** Throat, the rows behind, the lower teeth, the tongue over them and the upper teeth over all. */
function fillMouth(painted: Painted, mouth: Mouth, filling: Filling): void {
  const { studio, taken, random, side, tongue } = filling;
  const sphere: LitSphere = studio.sharp;
  const { patch } = mouth;
  const clip = (index: number): number => {
    const x = (index % painted.width) - patch.x;
    const y = Math.floor(index / painted.width) - patch.y;
    if (x < 0 || y < 0 || x >= patch.width || y >= patch.height) return 0;
    return (patch.cover.data[y * patch.width + x] as number) * (taken.data[index] as number);
  };
  const row = (name: keyof typeof toothRows, dim: number) => {
    const jaw = name.startsWith('upper') ? 'upper' : 'lower';
    paintTeeth(painted, growTeeth(mouth, jaw, toothRows[name], random), { sphere, clip, dim });
  };
  paintThroat(painted, mouth, studio.rough, (index) => taken.data[index] as number);
  row('upperBack', 0.3);
  row('lowerBack', 0.3);
  row('lower', 0.9);
  if (tongue) {
    const line = growTongue(mouth, side === 1 ? -1 : 1, 0.5);
    const onCover = (index: number, cover: number) => {
      tongue.free.data[index] = Math.max(tongue.free.data[index] as number, cover);
    };
    paintTongue(painted, line, { studio, seed: tongue.seed, unit: tongue.unit, onCover });
  }
  row('upper', 1);
}

/** The photograph's own light on the subject, 1 on average. */
function photoLightOf(luma: Plane, cover: Plane): Plane {
  let [sum, weight] = [0, 1e-6];
  for (let i = 0; i < luma.data.length; i += 1) {
    sum += (luma.data[i] as number) * (cover.data[i] as number);
    weight += cover.data[i] as number;
  }
  const mean = Math.max(0.05, sum / weight);
  return mapPlane(luma, (value) => Math.min(1.7, 0.25 + (0.75 * value) / mean));
}

/** On which side of the picture the subject is brighter; few pixels tell. */
function lightSide(luma: Plane, alpha: Plane): -1 | 1 {
  const step = Math.max(1, Math.round(luma.width / 100));
  let [weight, middle] = [1e-6, 0];
  let [light, moment] = [0, 0];
  for (let y = 0; y < luma.height; y += step) {
    for (let x = 0; x < luma.width; x += step) {
      const share = alpha.data[y * luma.width + x] as number;
      const bright = share * (luma.data[y * luma.width + x] as number);
      weight += share;
      middle += share * x;
      light += bright;
      moment += bright * x;
    }
  }
  return moment / Math.max(1e-6, light) > middle / weight ? 1 : -1;
}

/** Where there is no face: the subject's own middle, as wide as a face in it might be. */
function standIn({ data, width, height }: Plane): FaceFrame {
  let [x, y, weight] = [0, 0, 1e-6];
  for (let i = 0; i < data.length; i += 1) {
    const share = data[i] as number;
    weight += share;
    x += share * (i % width);
    y += share * Math.floor(i / width);
  }
  const across = Math.max(1, Math.sqrt(weight) * 0.45);
  return {
    mesh: new Float32Array(0),
    middle: weight > 1 ? [x / weight, y / weight] : [width / 2, height / 2],
    right: [1, 0],
    down: [0, 1],
    width: across,
    height: across,
  };
}
