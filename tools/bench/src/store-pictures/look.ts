import { dot, mixColor, shade, type Color, type Light, type Material } from '../samples/light.ts';
import { smoothstep, type Point } from '../samples/shapes.ts';
import {
  along,
  fieldOf,
  lightSeen,
  meet,
  normalAt,
  openness,
  partAt,
  type Field,
  type Ray,
} from './march.ts';
import type { Place, Scene } from './scene.ts';

/** A scene made ready: what is solid, and what is glass. */
export type Stage = { scene: Scene; light: Light; solid: Field; clear: Field; focus: Point };

export function stageOf(scene: Scene): Stage {
  const solid = fieldOf(scene.thing.filter(({ finish }) => !finish.clear));
  const clear = fieldOf(scene.thing.filter(({ finish }) => finish.clear));
  const { center } = fieldOf(scene.thing);
  const light = { ...scene.lamp.light, ground: scene.place.bounce };
  return { scene, light, solid, clear, focus: center };
}

/** The light that comes along a ray when what is met, if anything, is known. */
export function lookAt(stage: Stage, ray: Ray, hit: number | undefined): Color {
  return hit === undefined || hit > groundAt(ray)
    ? lookPast(stage, ray, true)
    : thingColor(stage, ray, hit);
}

export const groundAt = ({ from, toward }: Ray): number =>
  toward[1] < -1e-4 ? -from[1] / toward[1] : Infinity;

function thingColor(stage: Stage, ray: Ray, hit: number): Color {
  const point = along(ray, hit);
  const part = partAt(stage.solid, point);
  if (!part) return [0, 0, 0];
  const normal = normalAt(stage.solid, point, part);
  const material = part.finish.at(...point);
  const nearGround = 0.5 + 0.5 * smoothstep(-0.05, 0.6 - 0.5 * Math.min(0, normal[1]), point[1]);
  const color = shade(lightAt(stage, point), material, {
    normal,
    view: ray.toward,
    shadow: shadowAt(stage, point, normal),
    open: openness(stage.solid, point, normal) * nearGround,
  });
  const glow = part.finish.glow?.(...point);
  return glow ? [color[0] + glow[0], color[1] + glow[1], color[2] + glow[2]] : color;
}

/** The lamp stands near: what is farther from it is darker. */
function lightAt({ light, focus, scene }: Stage, [x, , z]: Point): Light {
  const [dx, dz] = [x - focus[0] - light.toward[0], z - focus[2] - light.toward[2]];
  const share = 1 / (1 + scene.lamp.fading * (dx * dx + dz * dz));
  const key = light.color;
  return { ...light, color: [key[0] * share, key[1] * share, key[2] * share] };
}

/** Glass takes a part of the light only. */
function shadowAt({ solid, clear, light, scene }: Stage, point: Point, normal: Point): number {
  const from: Point = [
    point[0] + normal[0] * 0.006,
    point[1] + normal[1] * 0.006,
    point[2] + normal[2] * 0.006,
  ];
  const ray = { from, toward: light.toward };
  const { width } = scene.lamp;
  const seen = dot(normal, light.toward) <= -0.4 ? 0 : lightSeen(solid, ray, width);
  return seen * (0.55 + 0.45 * lightSeen(clear, ray, width));
}

/** Ground and wall, the ground bending up into the wall. */
function lookPast(stage: Stage, ray: Ray, mirrors: boolean): Color {
  const { place } = stage.scene;
  const wallZ = stage.focus[2] - place.depth;
  const t = groundAt(ray);
  const toWall = ray.toward[2] < -1e-4 ? (wallZ - ray.from[2]) / ray.toward[2] : Infinity;
  if (toWall < t) return wallColor(stage, along(ray, toWall), ray);
  if (t === Infinity) return wallColor(stage, [ray.from[0], 3, wallZ], ray);
  const point = along(ray, t);
  const color = groundColor(stage, point, ray, wallZ);
  if (!place.gloss || !mirrors) return color;
  const mirrored: Ray = {
    from: [point[0], 0.004, point[2]],
    toward: [ray.toward[0], -ray.toward[1], ray.toward[2]],
  };
  const hit = meet(stage.solid, mirrored);
  const seen =
    hit === undefined ? lookPast(stage, mirrored, false) : thingColor(stage, mirrored, hit);
  return mixColor(color, seen, place.gloss * (0.25 + 0.75 * (1 + ray.toward[1]) ** 3));
}

function groundColor(stage: Stage, point: Point, ray: Ray, wallZ: number): Color {
  const { place } = stage.scene;
  const tilt = (Math.PI / 4) * smoothstep(wallZ + place.bend, wallZ, point[2]);
  const material = place.ground(point[0], point[2]);
  const normal = groundNormal(place, point, tilt);
  const color = shade(lightAt(stage, point), material, {
    normal,
    view: ray.toward,
    // Light from all around reaches into the shadow on the ground.
    shadow: 0.06 + 0.94 * shadowAt(stage, point, [0, 1, 0]),
    open:
      openness(stage.solid, point, [0, 1, 0]) ** 2.5 *
      (0.65 + 0.35 * openness(stage.clear, point, [0, 1, 0])),
  });
  return place.bend > 0
    ? color
    : dim(color, 0.72 + 0.28 * smoothstep(wallZ, wallZ + 0.7, point[2]));
}

function groundNormal({ relief }: Place, [x, , z]: Point, tilt: number): Point {
  if (!relief) return [0, Math.cos(tilt), Math.sin(tilt)];
  const e = 0.01;
  const dx = (relief(x + e, z) - relief(x - e, z)) / (2 * e);
  const dz = (relief(x, z + e) - relief(x, z - e)) / (2 * e);
  const length = Math.hypot(dx, 1, dz);
  return [-dx / length, 1 / length, -dz / length];
}

function wallColor(stage: Stage, point: Point, ray: Ray): Color {
  const { place } = stage.scene;
  const [x, y] = point;
  const tilt = (Math.PI / 4) * (place.bend > 0 ? 1 + smoothstep(0, place.bend, y) : 2);
  const material: Material = place.wall(x, y);
  const color = shade(lightAt(stage, point), material, {
    normal: [0, Math.cos(tilt), Math.sin(tilt)],
    view: ray.toward,
    shadow: 1,
    open: 1,
  });
  return place.bend > 0 ? color : dim(color, 0.8 + 0.2 * smoothstep(0, 0.8, y));
}

const dim = ([r, g, b]: Color, share: number): Color => [r * share, g * share, b * share];
