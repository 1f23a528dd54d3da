import { dot, normalize, shade, type Color } from '../samples/light.ts';
import type { Point } from '../samples/shapes.ts';
import { groundAt, lookAt, type Stage } from './look.ts';
import { along, meet, normalAt, partAt, type Field, type Ray } from './march.ts';

const surface = { color: [0, 0, 0] as Color, roughness: 0.05, reflectance: 0.06 };

/** The light that comes along a ray. */
export function look(stage: Stage, ray: Ray): Color {
  const hit = meet(stage.solid, ray);
  const glass = meet(stage.clear, ray);
  if (glass !== undefined && glass < (hit ?? Infinity) && glass < groundAt(ray)) {
    return lookThrough(stage, ray, glass);
  }
  return lookAt(stage, ray, hit);
}

/** What is seen through glass: tinted by the glass on the way, with what both its sides mirror. */
function lookThrough(stage: Stage, ray: Ray, hit: number): Color {
  const point = along(ray, hit);
  const part = partAt(stage.clear, point);
  const normal = normalAt(stage.clear, point, part);
  const tint = part?.finish.clear ?? [1, 1, 1];
  const bent = bend(ray, point, normal);
  const behind = meet(stage.solid, bent);
  const thick = thickness(stage.clear, bent, behind);
  const seen = lookAt(stage, bent, behind);
  const mirrored = shade(stage.light, surface, { normal, view: ray.toward, shadow: 1, open: 1 });
  // Seen edge on, a wall of glass turns the ray away from what is behind it.
  const passing = 0.35 + 0.65 * Math.min(1, 2.2 * Math.abs(dot(normal, ray.toward)));
  return [0, 1, 2].map((i) => {
    const through = (tint[i] ?? 1) ** (thick / 0.1);
    return (seen[i] ?? 0) * through * passing + (mirrored[i] ?? 0);
  }) as Color;
}

/** A little: walls are thin, and the second side bends most of it back. */
function bend({ toward }: Ray, point: Point, normal: Point): Ray {
  const turned = normalize([
    toward[0] - normal[0] * 0.07,
    toward[1] - normal[1] * 0.07,
    toward[2] - normal[2] * 0.07,
  ]);
  return {
    from: [
      point[0] + turned[0] * 0.004,
      point[1] + turned[1] * 0.004,
      point[2] + turned[2] * 0.004,
    ],
    toward: turned,
  };
}

/** How much glass is on the way. */
function thickness(clear: Field, ray: Ray, end = 4): number {
  let [thick, t] = [0, 0.002];
  for (let step = 0; step < 60 && t < end; step += 1) {
    const [x, y, z] = along(ray, t);
    const gap = clear.distance(x, y, z);
    const pace = Math.max(0.012, Math.abs(gap));
    if (gap < 0) thick += Math.min(pace, end - t);
    t += pace;
  }
  return thick;
}
