import type { Color, Light, Material } from '../samples/light.ts';
import type { Point } from '../samples/shapes.ts';
import type { Ray } from './march.ts';
import type { Thing } from './thing.ts';

/** What a thing stands on and what is behind it. */
export type Place = {
  /** As an alt text says it: "on a pale linen cloth". */
  words: string;
  ground: (x: number, z: number) => Material;
  wall: (x: number, y: number) => Material;
  /** How far behind the thing the wall is, and how softly the ground bends up into it. */
  depth: number;
  bend: number;
  /** What the ground throws back from below. */
  bounce: Color;
  /** How much of a mirror the ground is. */
  gloss?: number;
  /** Ripples of the ground: cloth, boards. */
  relief?: (x: number, z: number) => number;
};

export type Lamp = {
  light: Omit<Light, 'ground'>;
  /** How wide the light is, so how soft its shadows are. */
  width: number;
  /** How fast it fades away from the middle. */
  fading: number;
};

/** A camera with a lens that can shift, as those for products do. */
export type Camera = {
  from: Point;
  ahead: Point;
  right: Point;
  above: Point;
  zoom: number;
  shift: [across: number, up: number];
};

export type Scene = { thing: Thing; place: Place; lamp: Lamp; camera: Camera };

export function rayThrough(
  { from, ahead, right, above, zoom, shift }: Camera,
  across: number,
  up: number,
): Ray {
  const [h, v] = [shift[0] + zoom * across, shift[1] + zoom * up];
  const [x, y, z] = [
    ahead[0] + h * right[0] + v * above[0],
    ahead[1] + h * right[1] + v * above[1],
    ahead[2] + h * right[2] + v * above[2],
  ];
  const length = Math.hypot(x, y, z);
  return { from, toward: [x / length, y / length, z / length] };
}
