import { linear, mixColor, type Color, type Material } from '../samples/light.ts';
import { layeredNoise, noise } from '../samples/noise.ts';
import { smoothstep } from '../samples/shapes.ts';
import type { Finish } from './thing.ts';

type Paint = (x: number, y: number, z: number) => Color;

const paintOf = (color: string | Paint): Paint => {
  if (typeof color !== 'string') return color;
  const plain = linear(color);
  return () => plain;
};

const finish = (color: string | Paint, material: Omit<Material, 'color'>): Finish => {
  const paint = paintOf(color);
  return { at: (x, y, z) => ({ color: paint(x, y, z), ...material }) };
};

/** Glossy ceramic, a little uneven as glaze is. */
export const glaze = (color: string | Paint): Finish => ({
  ...finish(tinged(color, 0.1), { roughness: 0.16, reflectance: 0.05 }),
  relief: (x, y, z) => 0.0035 * layeredNoise(x * 5, y * 5, z * 5, 2),
});

/** Unglazed or satin ceramic. */
export const clay = (color: string | Paint): Finish => ({
  ...finish(tinged(color, 0.16), { roughness: 0.75, reflectance: 0.035 }),
  relief: (x, y, z) => 0.0016 * noise(x * 70, y * 70, z * 70) + 0.003 * noise(2, y * 26, 5),
});

/** A round spot in some of the unit cells, each of its own size. 0 to 1 */
function spot(x: number, y: number, z: number): number {
  const [ix, iy, iz] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const size = 0.34 * (noise(ix, iy, iz) - 0.35);
  if (size < 0.05) return 0;
  const middle = (n: number) => 0.3 + 0.4 * noise(ix + n, iy - n, iz + 3 * n);
  const away = Math.hypot(x - ix - middle(17), (y - iy - middle(31)) * 1.2, z - iz - middle(47));
  return smoothstep(size + 0.05, size - 0.03, away * (0.85 + 0.3 * noise(x * 5, y * 5, z * 5)));
}

/** Satin glaze with iron spots. */
export function speckled(base: string, spots: string): Finish {
  const [plain, dark] = [linear(base), linear(spots)];
  return {
    ...finish(
      (x, y, z) => {
        // Askew, so that no rows show.
        const [u, v, w] = [x + 0.37 * y, y + 0.41 * z, z - 0.33 * x];
        const fine = spot(u * 34, v * 34, w * 34);
        const large = spot(u * 13 + 9, v * 13, w * 13);
        return mixColor(plain, dark, 0.8 * Math.max(fine * 0.6, large));
      },
      { roughness: 0.4, reflectance: 0.045 },
    ),
    relief: (x, y, z) => 0.003 * layeredNoise(x * 6, y * 6, z * 6, 2),
  };
}

/** The one below a height, the other above, along a hand-dipped line. */
export function dipped(below: Finish, above: Finish, line: number): Finish {
  const under = (x: number, y: number, z: number) =>
    y < line + 0.03 * Math.sin(x * 3 + 1) + 0.02 * Math.sin(z * 5);
  return {
    at: (x, y, z) => (under(x, y, z) ? below : above).at(x, y, z),
    relief: (x, y, z) => (under(x, y, z) ? below : above).relief?.(x, y, z) ?? 0,
  };
}

/** Wood whose rings run along an axis. */
export function wood(light: string, dark: string, grain: 'x' | 'y' | 'z' = 'x'): Finish {
  const [pale, deep] = [linear(light), linear(dark)];
  const rings = (x: number, y: number, z: number): number => {
    const [a, b, c] = grain === 'x' ? [x, y, z] : grain === 'y' ? [y, x, z] : [z, x, y];
    const warp = layeredNoise(a * 0.7, b * 1.6, c * 1.6, 2);
    const wave = 0.5 + 0.5 * Math.sin((b * 1.3 + c * 0.9 + warp * 1.7) * 15);
    const fibre = layeredNoise(a * 2.2, b * 36, c * 36, 2);
    return 0.55 * wave ** 1.5 + 0.45 * fibre;
  };
  return {
    ...finish((x, y, z) => mixColor(pale, deep, 0.75 * rings(x, y, z)), {
      roughness: 0.55,
      reflectance: 0.04,
    }),
    relief: (x, y, z) => 0.002 * rings(x, y, z),
  };
}

export const metal = (color: string, roughness = 0.22): Finish => ({
  ...finish(tinged(color, 0.06), { roughness, reflectance: 0.75, metal: true }),
  relief: (x, y, z) => 0.004 * roughness * layeredNoise(x * 6, y * 40, z * 6, 2),
});

export const plastic = (color: string | Paint, roughness = 0.3): Finish =>
  finish(color, { roughness, reflectance: 0.045, soft: 0.08 });

export const enamel = (color: string | Paint): Finish =>
  finish(color, { roughness: 0.1, reflectance: 0.05 });

export const paper = (color: string | Paint): Finish =>
  finish(color, { roughness: 0.85, reflectance: 0.03 });

export const rubber = (color: string | Paint): Finish => ({
  ...finish(color, { roughness: 0.6, reflectance: 0.04 }),
  relief: (x, y, z) => 0.0015 * noise(x * 90, y * 90, z * 90),
});

/** Wax and soap: light goes in and comes out around the edge. */
export const wax = (color: string | Paint): Finish => ({
  ...finish(tinged(color, 0.06), { roughness: 0.5, reflectance: 0.04, soft: 0.5 }),
  relief: (x, y, z) => 0.004 * layeredNoise(x * 5, y * 5, z * 5, 3),
});

/** Woven cloth. */
export const cloth = (color: string | Paint, threads = 60): Finish => {
  const weave = (x: number, y: number, z: number) =>
    Math.sin(x * threads) * Math.sin(y * threads) + 0.6 * Math.sin(z * threads);
  const paint = tinged(color, 0.2);
  return {
    ...finish(
      (x, y, z) => {
        const [r, g, b] = paint(x, y, z);
        const share = 0.93 + 0.07 * weave(x, y, z);
        return [r * share, g * share, b * share];
      },
      { roughness: 0.95, reflectance: 0.02, soft: 0.3 },
    ),
    relief: (x, y, z) => (0.16 / threads) * weave(x, y, z),
  };
};

export const leaf = (color: string | Paint): Finish => ({
  ...finish(tinged(color, 0.3), { roughness: 0.45, reflectance: 0.04, soft: 0.35 }),
  relief: (x, y, z) => 0.004 * layeredNoise(x * 9, y * 9, z * 9, 2),
});

export const soil: Finish = {
  ...finish(
    (x, y, z) => mixColor(linear('#2b1f17'), linear('#6b5442'), noise(x * 28, y * 28, z * 28)),
    {
      roughness: 1,
      reflectance: 0.02,
    },
  ),
  relief: (x, y, z) => 0.03 * layeredNoise(x * 22, y * 22, z * 22, 2),
};

export const glass = (tint: Color = [0.975, 0.985, 0.98]): Finish => ({
  ...finish('#000000', { roughness: 0.05, reflectance: 0.06 }),
  clear: tint,
});

/** The same colour, here a little lighter, there a little darker. */
function tinged(color: string | Paint, amount: number): Paint {
  const paint = paintOf(color);
  return (x, y, z) => {
    const [r, g, b] = paint(x, y, z);
    const share = 1 + amount * (layeredNoise(x * 3.1, y * 3.1, z * 3.1, 3) - 0.5);
    return [r * share, g * share, b * share];
  };
}

/** Bands around: each colour from its height up. */
export function bands(...steps: [from: number, color: string][]): Paint {
  const colors = steps.map(([from, color]): [number, Color] => [from, linear(color)]);
  return (_, y) => colors.findLast(([from]) => y >= from)?.[1] ?? colors[0]?.[1] ?? [0, 0, 0];
}
