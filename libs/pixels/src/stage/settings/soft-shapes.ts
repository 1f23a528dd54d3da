import { smoothStep } from '../../smooth-step.ts';
import { mixRgb, scaleRgb, type Rgb } from '../color.ts';
import type { Material } from '../materials.ts';

/** What is left of a thing that is far out of focus: where it is, how large, and its colour. */
export type SoftShape = {
  /** Its middle, in heights of the picture: from the middle to the right, from the wall's end upwards. */
  x: number;
  y: number;
  /** Half its width and half its height. */
  w: number;
  h: number;
  color: Rgb;
  /** How round it is: 0 for a block, 1 for an ellipse. */
  round?: number;
  /** Half as wide as its edge is soft. */
  soft?: number;
  /** How much of what is behind it it covers. */
  cover?: number;
  /** How much brighter its upper end is than its lower one, and its side towards the window than the other. */
  lit?: number;
  side?: number;
};

/** A wall that reaches farther down, as behind somebody cut off by the frame, ends here all the same. */
const lowestEnd = 0.72;

const usual = { round: 0.1, soft: 0.017, cover: 1, lit: 0.12, side: 0.1 };

/** A wall with things before it, the far ones first. */
export function outOfFocus(wall: Material, shapes: readonly SoftShape[]): Material {
  const drawn = shapes.map((shape) => ({ ...usual, ...shape }));
  return (u, v, end = lowestEnd) => {
    const up = Math.min(end, lowestEnd) - v;
    return drawn.reduce(
      (color, shape) => {
        const { x, y, w, h, soft } = shape;
        const isFar = Math.abs(u - x) > w + soft || Math.abs(up - y) > h + soft;
        return isFar ? color : covered(color, shape, u - x, up - y);
      },
      wall(u, v, end),
    );
  };
}

/** @param across and `above`: of the shape's middle */
function covered(behind: Rgb, shape: Required<SoftShape>, across: number, above: number): Rgb {
  const { w, h, color, round, soft, cover, lit, side } = shape;
  const outside = distanceTo(Math.abs(across), Math.abs(above), w, h, round);
  const share = cover * (1 - smoothStep(-soft, soft, outside));
  return mixRgb(behind, scaleRgb(color, 1 + ((lit * above) / h - (side * across) / w) / 2), share);
}

/** How far outside of a block with round corners a place is; negative inside. */
function distanceTo(across: number, above: number, w: number, h: number, round: number): number {
  if (round === 1) return (Math.hypot(across / w, above / h) - 1) * Math.min(w, h);
  const corner = Math.min(w, h) * round;
  const [x, y] = [across - w + corner, above - h + corner];
  return Math.hypot(Math.max(0, x), Math.max(0, y)) + Math.min(0, Math.max(x, y)) - corner;
}

/** A block by its lower middle, as things stand on something. */
export const standing = (
  [x, foot, w, height]: readonly [x: number, foot: number, w: number, height: number],
  color: Rgb,
  rest: Partial<SoftShape> = {},
): SoftShape => ({ x, y: foot + height / 2, w, h: height / 2, color, ...rest });

/** The other way round: a room is known from both sides. */
export const mirrored = (shapes: readonly SoftShape[]): SoftShape[] =>
  shapes.map((shape) => ({ ...shape, x: -shape.x, side: -(shape.side ?? usual.side) }));
