import { createRandom } from '../random.ts';
import { smoothStep } from '../smooth-step.ts';
import { mixRgb, rgbOf, scaleRgb, type Rgb } from './color.ts';

type Trunk = { x: number; half: number; lean: number; soft: number; color: Rgb; side: number };

const bark = rgbOf('#403a2b');

/**
 * Rows of trunks one behind the other: far ones are thin and pale, near ones wide, dark and more out
 * of focus.
 *
 * @returns the colour at a place where that of the air is known
 */
export function plantTrunks(seed: number, haze: Rgb): (air: Rgb, u: number, v: number) => Rgb {
  const random = createRandom(seed + 23);
  const trunks = [
    ...row(random, haze, 22, 0),
    ...row(random, haze, 12, 0.4),
    ...row(random, haze, 5, 1),
  ];
  return (air, u, v) => {
    let color = air;
    for (const { x, half, lean, soft, color: own, side } of trunks) {
      const off = u - x - lean * (v - 0.4);
      const width = half * (0.88 + 0.24 * v);
      const cover = 1 - smoothStep(width - soft, width + soft, Math.abs(off));
      if (cover <= 0) continue;
      const round = 1 + side * Math.max(-1, Math.min(1, off / width));
      color = mixRgb(color, scaleRgb(own, round), cover * 0.92);
    }
    return color;
  };
}

/** @param near from 0 to 1 */
const row = (random: () => number, haze: Rgb, count: number, near: number): Trunk[] =>
  Array.from({ length: count }, (_, i) => ({
    x: ((i + 1.1 * random()) / count - 0.5) * 1.8,
    half: (0.006 + 0.03 * near) * (0.5 + random()),
    lean: (random() - 0.5) * 0.12,
    soft: 0.007 + 0.014 * near,
    color: scaleRgb(mixRgb(mixRgb(haze, bark, 0.5), bark, near), 0.8 + 0.35 * random()),
    side: 0.1 + 0.25 * near * random(),
  }));
