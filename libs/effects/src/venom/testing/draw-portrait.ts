import { meshSize } from '@tintory/imaging/faces';
import { canonicalUv } from '../../faces/kernels/canonical-uv.ts';
import { drawImage, drawPlane } from '@tintory/pixels/testing';
import type { VenomFace, VenomOptions } from '../kernels/venom-options.ts';

/** Size of the drawn portrait, and its head: an ellipse above shoulders. */
export const portrait = { width: 240, height: 260, head: { x: 120, y: 100, rx: 52, ry: 66 } };

const { width, height, head } = portrait;

const inHead = (x: number, y: number) =>
  ((x - head.x) / head.rx) ** 2 + ((y - head.y) / head.ry) ** 2 <= 1;
const inShoulders = (x: number, y: number) => ((x - 120) / 90) ** 2 + ((y - 260) / 85) ** 2 <= 1;

/** The canonical face laid over the drawn head. */
export function drawnFace(): VenomFace {
  const mesh = new Float32Array(meshSize * 3);
  for (let i = 0; i < meshSize; i += 1) {
    const [u, v] = [canonicalUv[i * 2] as number, canonicalUv[i * 2 + 1] as number];
    const [x, y] = [(u - 500) / 500, (v - 500) / 500];
    mesh[i * 3] = head.x + x * head.rx * 0.9;
    mesh[i * 3 + 1] = head.y + y * head.ry * 0.9;
    mesh[i * 3 + 2] = (x * x + y * y) * 30;
  }
  return { mesh };
}

/** A drawn portrait with all inputs of the creature. */
export function drawPortrait() {
  const image = drawImage(width, height, (x, y) => {
    if (inHead(x, y)) return [210, 160 - (y % 7), 130];
    return inShoulders(x, y) ? [60, 90 + (x % 9), 150] : [120, 170, 90];
  });
  const alpha = drawPlane(width, height, (x, y) => (inHead(x, y) || inShoulders(x, y) ? 1 : 0));
  const options: VenomOptions = {
    alpha,
    foreground: image,
    faces: [drawnFace()],
    intensity: 1,
    tongue: false,
    background: 'keep',
    seed: 5,
  };
  return { image, options };
}
