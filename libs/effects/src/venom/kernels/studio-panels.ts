import { smoothStep } from '@tintory/pixels';

export type Vector = readonly [x: number, y: number, z: number];

/** A bright rectangle around a direction: `wide` and `high` are half its sides, as slopes. */
export type Panel = { at: Vector; wide: number; high: number; soft: number; color: Vector };

export const normalize = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

/** A large softbox above the camera. */
export const keyLight: Panel = {
  at: [-0.55, -0.62, 0.62],
  wide: 0.13,
  high: 0.2,
  soft: 0.16,
  color: [30, 31, 33],
};

/**
 * The studio's lights: a key softbox, strips at both sides, one behind each shoulder, a slit above.
 */
export const panels: readonly Panel[] = [
  keyLight,
  { at: [-0.1, -0.95, 0.35], wide: 0.62, high: 0.05, soft: 0.04, color: [13, 14, 16] },
  { at: [0.9, -0.2, 0.42], wide: 0.05, high: 0.7, soft: 0.05, color: [7, 9.5, 14] },
  { at: [-0.97, 0.05, 0.12], wide: 0.05, high: 0.8, soft: 0.05, color: [5, 6, 8] },
  { at: [0.9, -0.3, -0.42], wide: 0.06, high: 0.6, soft: 0.26, color: [0.55, 0.9, 1.6] },
  { at: [-0.88, -0.35, -0.45], wide: 0.06, high: 0.6, soft: 0.22, color: [0.6, 0.8, 1.15] },
  { at: [0.25, 0.9, 0.3], wide: 0.6, high: 0.06, soft: 0.08, color: [1.2, 1.5, 2.2] },
];

/** Share of a panel's light along a ray, 0 to 1. */
export function panelLight({ at: middle, wide, high, soft }: Panel, ray: Vector): number {
  const at = normalize(middle);
  const facing = ray[0] * at[0] + ray[1] * at[1] + ray[2] * at[2];
  if (facing <= 0.05) return 0;
  const right = normalize([at[2], 0, -at[0]]);
  const up = [
    at[1] * right[2] - at[2] * right[1],
    at[2] * right[0] - at[0] * right[2],
    at[0] * right[1] - at[1] * right[0],
  ];
  const u = Math.abs(ray[0] * right[0] + ray[1] * right[1] + ray[2] * right[2]) / facing;
  const v =
    Math.abs(ray[0] * (up[0] as number) + ray[1] * (up[1] as number) + ray[2] * (up[2] as number)) /
    facing;
  return (1 - smoothStep(wide, wide + soft, u)) * (1 - smoothStep(high, high + soft, v));
}
