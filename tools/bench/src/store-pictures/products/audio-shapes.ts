import type { Still } from '../../samples/render.ts';
import { cloth, metal, plastic, rubber } from '../finishes.ts';
import { block, joined, stick } from '../solids.ts';
import type { Thing } from '../thing.ts';

export const ofStill =
  ({ distance, materialAt, bounds }: Still) =>
  (): Thing => [{ solid: { distance, ...bounds }, finish: { at: materialAt } }];

export const speaker = (color: string): Thing => [
  { solid: joined(0, block([0, 0.72, 0], [1.1, 0.64, 0.42], 0.2)), finish: plastic(color, 0.5) },
  { solid: block([0, 0.72, 0.39], [0.94, 0.5, 0.05], 0.04), finish: { ...cloth('#8f8a80', 80) } },
  ...[-0.7, 0.7].map((x) => ({
    solid: block([x, 0.05, 0], [0.12, 0.06, 0.3], 0.03),
    finish: rubber('#222222'),
  })),
  ...[-0.5, -0.2, 0.1].map((x) => ({
    solid: stick([x, 1.36, 0], [x, 1.39, 0], 0.07),
    finish: metal('#c0a060', 0.25),
  })),
];
