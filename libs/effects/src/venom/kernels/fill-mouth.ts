import type { Plane } from '@tintory/pixels';
import { paintThroat, type Mouth } from './mouth.ts';
import type { Painted } from './shade-coat.ts';
import type { Studio } from './studio-light.ts';
import { growTeeth, paintTeeth, toothRows } from './teeth.ts';
import { growTongue, paintTongue } from './tongue.ts';

export type Filling = {
  studio: Studio;
  /** Where painting is allowed, 0 to 1. */
  open: Plane;
  random: () => number;
  side: -1 | 1;
  /** `at`: where it leaves the mouth, 0 at the left corner to 1 at the right. */
  tongue: { free: Plane; seed: number; at: number } | undefined;
};

/**
 * Paints the throat, the back rows of teeth, the lower teeth, the tongue and the upper teeth, in
 * this order.
 */
export function fillMouth(painted: Painted, mouth: Mouth, filling: Filling): void {
  const { studio, open, random, side, tongue } = filling;
  // Teeth are narrow: reflections of a sharp studio would break into beads on them.
  const sphere = studio.rough;
  const { patch } = mouth;
  const clip = (index: number): number => {
    const x = (index % painted.width) - patch.x;
    const y = Math.floor(index / painted.width) - patch.y;
    if (x < 0 || y < 0 || x >= patch.width || y >= patch.height) return 0;
    return (patch.cover.data[y * patch.width + x] as number) * (open.data[index] as number);
  };
  const row = (name: keyof typeof toothRows, dim: number) => {
    const jaw = name.startsWith('upper') ? 'upper' : 'lower';
    paintTeeth(painted, growTeeth(mouth, jaw, toothRows[name], random), { sphere, clip, dim });
  };
  paintThroat(painted, mouth, sphere, (index) => open.data[index] as number);
  row('upperBack', 0.3);
  row('lowerBack', 0.3);
  row('lower', 0.9);
  if (tongue) {
    const line = growTongue(mouth, side === 1 ? -1 : 1, tongue.at);
    const onCover = (index: number, cover: number) => {
      tongue.free.data[index] = Math.max(tongue.free.data[index] as number, cover);
    };
    paintTongue(painted, line, { studio, seed: tongue.seed, onCover });
  }
  row('upper', 1);
}
