import { arc, circle, hole, polar, solid, turned, type Point } from './pen.ts';

/** What is laid around others, as a ring about them, in boxes of 512 units. */
export const encircling: Record<string, () => string> = {
  'tintory/rope-ring': ropeRing,
  'tintory/chain-ring': chainRing,
};

const middle: Point = [256, 256];

/** Strands that slant across the rope, with air between them. */
function ropeRing(): string {
  const [count, radius, half, slant] = [46, 216, 27, 8];
  const step = 360 / count;
  const air = 1.5;
  return Array.from({ length: count }, (_, i) => {
    const at = i * step;
    const side = (from: number): Point[] =>
      [-1, -0.6, 0.6, 1].map((across) =>
        polar(middle, radius + across * half, from + across * slant * 0.5),
      );
    return solid([...side(at), ...side(at + step - air).toReversed()]);
  }).join('');
}

/** Links seen from the front and from the edge in turn. */
function chainRing(): string {
  const [count, radius] = [11, 212];
  const step = 360 / count;
  return Array.from({ length: count }, (_, i) => {
    const at = i * step;
    const edge = [...arc(middle, radius + 8, at + 0.31 * step, at + 0.69 * step, 8)];
    const back = arc(middle, radius - 8, at + 0.69 * step, at + 0.31 * step, 8);
    return link(polar(middle, radius, at), at) + solid([...edge, ...back]);
  }).join('');
}

function link(at: Point, degrees: number): string {
  const oval = (long: number, wide: number) =>
    turned(
      circle([0, 0], 1).map(([x, y]): Point => [at[0] + x * wide, at[1] + y * long]),
      at,
      degrees,
    );
  return solid(oval(48, 30)) + hole(oval(31, 13));
}
