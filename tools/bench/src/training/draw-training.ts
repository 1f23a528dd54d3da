import { createRandom } from '@tintory/pixels';
import { draw } from '../store-pictures/draw.ts';
import { alphaOf } from '../store-pictures/alpha-of.ts';
import { choices } from './random-choice.ts';
import { randomScene } from './random-scene.ts';
import { seenProducts } from './split.ts';

/** Width and height of a training picture, in pixels. */
export const trainingSide = 256;

/** One picture with its subject's true alpha. @returns RGBA, row by row */
export function drawTraining(seed: number): Buffer {
  const scene = randomScene(choices(createRandom(seed)), seenProducts);
  const colors = draw(scene, trainingSide, trainingSide);
  const alpha = alphaOf(scene, trainingSide, trainingSide);
  const pixels = Buffer.alloc(alpha.length * 4);
  alpha.forEach((value, i) => {
    colors.copy(pixels, i * 4, i * 3, i * 3 + 3);
    pixels[i * 4 + 3] = value;
  });
  return pixels;
}
