import { createPlane, type Plane } from '@tintory/pixels';
import { faceCoordinates, type FaceFrame } from './face-frame.ts';
import type { Size } from './venom-options.ts';

/** How many times smaller than the picture these soft planes are. */
const step = 8;

/** Effects of faces on the coat around them, 0 to 1, at an eighth of the picture's size. */
export type FaceInfluence = { calm: Plane; hair: Plane };

/**
 * `calm`: strength of strands, low over faces so that they stay recognizable. `hair`: amount of
 * hair around heads, or a little fur everywhere if there is no face.
 */
export function faceInfluence(size: Size, frames: readonly FaceFrame[]): FaceInfluence {
  const width = Math.ceil(size.width / step);
  const height = Math.ceil(size.height / step);
  const [calm, hair] = [createPlane(width, height), createPlane(width, height)];
  for (let i = 0; i < width * height; i += 1) {
    let loud = frames.length > 0 ? 1 : 0.85;
    let hairy = frames.length > 0 ? 0 : 0.22;
    for (const frame of frames) {
      const [x, y] = [((i % width) + 0.5) * step, (Math.floor(i / width) + 0.5) * step];
      const [u, v] = faceCoordinates(frame, x, y);
      const face = (u / 0.5) ** 2 + ((v - 0.2) / 0.62) ** 2;
      const head = (u / 0.95) ** 2 + ((v + 0.05) / 0.9) ** 2;
      loud = Math.min(loud, 0.38 + 0.62 * Math.min(1, Math.max(0, face - 0.6) * 1.5));
      hairy = Math.max(hairy, Math.min(1, (1.2 - head) * 3));
    }
    calm.data[i] = loud;
    hair.data[i] = hairy;
  }
  return { calm, hair };
}
