import type { Color } from '../samples/light.ts';

/** Chooses by a random source, so that the same seed gives the same picture. */
export type Choice = ReturnType<typeof choices>;

export function choices(random: () => number) {
  const between = (low: number, high: number): number => low + (high - low) * random();
  return {
    between,
    chance: (share: number): boolean => random() < share,
    whole: (low: number, high: number): number => Math.floor(between(low, high + 1)),
    one: <const T>(of: readonly [T, ...T[]]): T => of[Math.floor(random() * of.length)] ?? of[0],
    color: (): Color => {
      const [light, vivid, hue] = [between(0.02, 0.9), random() ** 1.5, between(0, 6.283)];
      const part = (turn: number) => 1 + vivid * 0.9 * Math.cos(hue + turn);
      return [light * part(0), light * part(2.094), light * part(4.189)];
    },
    /** The commonest trouble of product photos: a thing of nearly its background's colour. */
    near: ([r, g, b]: Color): Color => {
      const light = between(0.75, 1.35);
      const tint = () => light * between(0.94, 1.06);
      return [r * tint(), g * tint(), b * tint()];
    },
  };
}
