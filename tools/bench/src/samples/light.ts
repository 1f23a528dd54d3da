import { smoothstep, type Point } from './shapes.ts';

/** Linear light, red, green, blue; 1 is white paper in the key light. */
export type Color = [red: number, green: number, blue: number];

export type Material = {
  color: Color;
  /** 0 a mirror, 1 chalk. */
  roughness: number;
  /** How much is reflected head on: 0.04 for most things, more for metal. */
  reflectance: number;
  /** Metal tints what it reflects. */
  metal?: boolean;
  /** How far light goes round the edge, as in wax, fruit and leaves; 0 to 1. */
  soft?: number;
};

export type Light = { toward: Point; color: Color; sky: Color; ground: Color };

export const normalize = ([x, y, z]: Point): Point => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};

export const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** `#rrggbb` as linear light. */
export function linear(hex: string): Color {
  const part = (at: number) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2;
  return [part(1), part(3), part(5)];
}

export const mixColor = (a: Color, b: Color, t: number): Color => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** What a polished thing sees: sky and ground, a large soft box at the light, a strip across. */
function surroundings(light: Light, [x, y, z]: Point, roughness: number): Color {
  const blur = 0.04 + roughness * 0.6;
  const base = mixColor(light.ground, light.sky, smoothstep(-0.3 - blur, 0.4 + blur, y));
  const facing = dot([x, y, z], light.toward);
  const window = smoothstep(0.86 - blur * 0.5, 0.9 + blur * 0.15, facing) * (1 - roughness * 0.6);
  const strip =
    smoothstep(-0.62 - blur, -0.5, x) *
    (1 - smoothstep(-0.42, -0.3 + blur, x)) *
    smoothstep(-0.1, 0.1 + blur, y) *
    0.5 *
    (1 - roughness);
  const strength = 3.2 * window + 1.1 * strip;
  return [
    base[0] + light.color[0] * strength,
    base[1] + light.color[1] * strength,
    base[2] + light.color[2] * strength,
  ];
}

export type Surface = { normal: Point; view: Point; shadow: number; open: number };

/** The light that leaves a surface toward the camera (Lambert plus a Fresnel-weighted reflection). */
export function shade(light: Light, material: Material, surface: Surface): Color {
  const { normal, view, shadow, open } = surface;
  const { color, roughness, reflectance, metal = false, soft = 0 } = material;
  const facing = dot(normal, light.toward);
  const lit = Math.max(0, (facing + soft) / (1 + soft)) * (shadow + (1 - shadow) * soft * 0.3);
  const up = normal[1] * 0.5 + 0.5;
  const around = mixColor(light.ground, light.sky, up);
  const grazing = (1 - Math.max(0, -dot(normal, view))) ** 5;
  const fresnel = (reflectance + (1 - reflectance) * grazing) * (1 - roughness * 0.75);
  const turn = 2 * dot(normal, view);
  const mirrored: Point = [
    view[0] - turn * normal[0],
    view[1] - turn * normal[1],
    view[2] - turn * normal[2],
  ];
  const seen = surroundings(light, mirrored, roughness);
  const hidden = 0.35 + 0.65 * open;
  return [0, 1, 2].map((i) => {
    const own = (metal ? 0.15 : 1) * (color[i] as number);
    const diffuse = own * (lit * (light.color[i] as number) + (around[i] as number) * open);
    const tint = metal ? (color[i] as number) : 1;
    return diffuse * (1 - fresnel) + fresnel * tint * (seen[i] as number) * hidden;
  }) as Color;
}
