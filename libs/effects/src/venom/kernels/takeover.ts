import { createNoiseField, fractal, createPlane, type Plane } from '@tintory/pixels';
import { faceCoordinates, type FaceFrame } from './face-frame.ts';
import type { Size } from './venom-options.ts';

/** From this intensity on, nothing of the person stays visible. */
const everything = 0.97;

/** Distance of the frontier from the subject's middle at intensity 0 and 1, in face widths. */
const [fromMiddle, toBeyond] = [0.03, 3.5];

/** Width of the frontier's edge in pixels: as sharp as the coat is thick. */
const softEdge = 1.2;

/**
 * How far the symbiote covers each pixel, 0 to 1: it grows from one side, preceded by long fingers.
 * @param frames the faces' frames, each for its own surroundings, or a stand-in for the subject
 * @param side the side it comes from: -1 is the left of the picture
 */
export function takeover(
  size: Size,
  frames: readonly FaceFrame[],
  options: { intensity: number; side: -1 | 1; seed: number },
): Plane {
  const plane = createPlane(size.width, size.height);
  if (options.intensity >= everything) {
    plane.data.fill(1);
    return plane;
  }
  const frontier = fromMiddle + (toBeyond - fromMiddle) * options.intensity ** 2;
  const noise = createNoiseField(options.seed * 17 + 5);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      const frame = nearestFace(frames, x, y);
      const [u, v] = faceCoordinates(frame, x, y);
      const ahead = u * -options.side - frontier;
      const i = y * size.width + x;
      if (ahead > 1.1) continue;
      if (ahead < -0.5) plane.data[i] = 1;
      else
        plane.data[i] = Math.min(
          1,
          Math.max(0, ((fingers(noise, u, v) - ahead) * frame.width) / softEdge + 0.5),
        );
    }
  }
  return plane;
}

/** The face that a pixel belongs to: bodies extend downwards, so sideways distance counts more. */
function nearestFace(frames: readonly FaceFrame[], x: number, y: number): FaceFrame {
  let nearest = frames[0] as FaceFrame;
  if (frames.length === 1) return nearest;
  let least = Infinity;
  for (const frame of frames) {
    const [u, v] = faceCoordinates(frame, x, y);
    const distance = (u * u + 0.3 * v * v) * frame.width * frame.width;
    if (distance < least) [nearest, least] = [frame, distance];
  }
  return nearest;
}

/**
 * How far the coat reaches beyond the frontier, in face widths: few long fingers, many short ones.
 */
function fingers(noise: ReturnType<typeof createNoiseField>, u: number, v: number): number {
  const bend = (fractal(noise, u * 3.1 + 9, v * 2.2 + 40, 2) - 0.5) * 0.34;
  const w = v + bend;
  const long = Math.max(0, noise(w * 5.3 + 3, u * 0.7 + 11) - 0.52) * 2.1;
  const short = Math.max(0, noise(w * 16 + 70, u * 1.5 + 30) - 0.45) * 1.8;
  const sweep = (noise(v * 0.75 + 5, 91) - 0.5) * 0.5 * Math.min(1, Math.abs(v - 0.2));
  // Short over the face: the person is recognized by its other half.
  const room = 0.3 + 0.7 * Math.min(1, Math.max(0, Math.abs(v - 0.15) - 0.35) * 3);
  return (sweep + long ** 1.6 * 0.62) * room + short ** 1.5 * 0.16 - 0.06;
}
