import { normalize } from '../samples/light.ts';
import type { Lamp } from './scene.ts';

/** How the shop's pictures are lit. */
export const lamps = {
  softboxLeft: {
    light: {
      toward: normalize([-0.75, 0.9, 0.55]),
      color: [1.9, 1.85, 1.78],
      sky: [0.66, 0.67, 0.7],
    },
    width: 0.4,
    fading: 0.022,
  },
  softboxRight: {
    light: {
      toward: normalize([0.7, 0.85, 0.6]),
      color: [1.85, 1.84, 1.82],
      sky: [0.7, 0.7, 0.72],
    },
    width: 0.42,
    fading: 0.02,
  },
  window: {
    light: {
      toward: normalize([-1, 0.62, 0.25]),
      color: [2.3, 2.2, 2.05],
      sky: [0.42, 0.45, 0.52],
    },
    width: 0.3,
    fading: 0.03,
  },
  overcast: {
    light: { toward: normalize([0.25, 1, 0.45]), color: [1.15, 1.17, 1.2], sky: [0.98, 1, 1.05] },
    width: 0.7,
    fading: 0.012,
  },
  evening: {
    light: {
      toward: normalize([0.95, 0.5, 0.42]),
      color: [2.6, 2.1, 1.55],
      sky: [0.42, 0.42, 0.48],
    },
    width: 0.16,
    fading: 0.025,
  },
  above: {
    light: { toward: normalize([-0.15, 1, 0.3]), color: [1.85, 1.82, 1.76], sky: [0.6, 0.6, 0.62] },
    width: 0.5,
    fading: 0.03,
  },
} satisfies Record<string, Lamp>;

export type LampName = keyof typeof lamps;
