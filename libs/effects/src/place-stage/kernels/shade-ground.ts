import type { LightImage } from '../panorama/light-image.ts';
import { smoothStep, type Plane } from '@tintory/pixels';
import type { Camera } from './camera.ts';
import type { GroundLight } from './ground-light.ts';

/** Extra light on the ground around the subject, as in a photographer's studio. */
const spot = 0.12;

type Shaded = {
  fromRow: number;
  middle: number;
  /** The alpha of what hides the ground for good: nothing is lit below where that is 1. */
  hidden?: Plane;
};

/** Lights a ground of these colours from a row downwards, in place. */
export function shadeGround(
  colors: LightImage,
  { width, height, side }: Camera,
  light: GroundLight,
  { fromRow, middle, hidden }: Shaded,
): void {
  const [red, green, blue] = colors;
  const { ambient, main } = light;
  const bright = Float32Array.from(
    { length: width },
    (_, x) => 1 + spot * (1 - smoothStep(0, side / 2, Math.abs(x - middle))),
  );
  for (let y = Math.max(0, Math.floor(fromRow)); y < height; y += 1) {
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (hidden?.data[at] === 1) continue;
      const open = light.open(x + 0.5, y + 0.5) * (bright[x] as number);
      const lit = light.lit(x + 0.5, y + 0.5);
      red.data[at] = (red.data[at] as number) * open * (ambient[0] + main[0] * lit);
      green.data[at] = (green.data[at] as number) * open * (ambient[1] + main[1] * lit);
      blue.data[at] = (blue.data[at] as number) * open * (ambient[2] + main[2] * lit);
    }
  }
}
