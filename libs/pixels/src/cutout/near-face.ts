import type { RgbaImage } from '../plane/rgba-image.ts';
import { smoothStep } from '../numbers/smooth-step.ts';

/** Where a face is, in pixels. */
export type Face = { x: number; y: number; width: number; height: number };

type Skin = [red: number, green: number, blue: number];

/** Hair lies within this ellipse around a face: half axes and shift down, in face widths. */
const [across, along, below] = [1.5, 1.8, 0.2];
/** And not on it. */
const [faceAcross, faceAlong] = [0.5, 0.6];
/** Half the side of a face's middle that is skin, cheeks and nose, as a share of its width. */
const cheeks = 0.25;

/** 1 where hair may be, falling to 0. */
export function nearFace(faces: readonly Face[], x: number, y: number): number {
  let most = 0;
  for (const face of faces) {
    const [off, down] = [x - face.x - face.width / 2, y - face.y - face.height / 2];
    const size = face.width;
    if (Math.hypot(off / (faceAcross * size), down / (faceAlong * size)) < 1) return 0;
    const far = Math.hypot(off / (across * size), (down - below * size) / (along * size));
    most = Math.max(most, 1 - smoothStep(0.9, 1.05, far));
  }
  return most;
}

/** The mean colour of a face's middle, 0 to 255. */
export function skinOf({ data, width, height }: RgbaImage, face: Face): Skin {
  const half = cheeks * face.width;
  const [left, right] = between(face.x + face.width / 2, half, width);
  const [top, bottom] = between(face.y + face.height / 2, half, height);
  const sums: Skin = [0, 0, 0];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4;
      sums[0] += data[at];
      sums[1] += data[at + 1];
      sums[2] += data[at + 2];
    }
  }
  const count = Math.max(1, (right - left) * (bottom - top));
  return [sums[0] / count, sums[1] / count, sums[2] / count];
}

const between = (middle: number, half: number, end: number) =>
  [middle - half, middle + half].map((edge) => Math.min(end, Math.max(0, Math.round(edge)))) as [
    number,
    number,
  ];
