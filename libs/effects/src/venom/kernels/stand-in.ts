import type { Plane } from '@tintory/pixels';
import type { FaceFrame } from './face-frame.ts';

/** A frame for subjects without a face: at the subject's middle, as wide as its face might be. */
export function standIn({ data, width, height }: Plane): FaceFrame {
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
