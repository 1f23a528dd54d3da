import { createRandom } from '../random.ts';
import { smoothStep } from '../smooth-step.ts';
import type { LightPattern } from './light-pattern.ts';

/** Something that throws a shadow: wide in its middle, pointed at both ends. */
type Leaf = { x: number; y: number; cos: number; sin: number; length: number; width: number };

/** Its leaves and its stem; the farther it hangs from the wall, the softer its shadow. */
type Twig = { leaves: Leaf[]; x: number; y: number; reach: number; soft: number };

/** Leaves on each side of a twig, and from one to the next, in heights of the picture. */
const [pairs, step] = [9, 0.066];

/** How long the longest leaf is from its middle, and how wide a leaf is for its length. */
const [longest, slender] = [0.09, 0.2];

const stemWidth = 0.0032;

/** How much larger or smaller a twig is than that. */
const [smallest, largest] = [0.75, 1.3];

/** Twigs hang into the picture from around it: its middle is what a subject needs. */
const [around, centre] = [{ x: 0.85, y: 0.6 }, 0.42];

/** They hang where the light comes from, above and to the right; one grows on the other side. */
const [twigs, fromSide, toSide] = [4, -1.85, 0.6];
const otherSide = 2.4;

/** How much light is left in a shadow, of what falls beside it. */
const inShade = 0.25;

/** Sun through leaves: a few twigs from the sides throw soft shadows. */
export function dappledLight(seed: number): LightPattern {
  const random = createRandom(seed);
  const lit = Array.from({ length: twigs }, (_, i) => {
    const share = (i + random()) / twigs;
    return twig(random, fromSide + (toSide - fromSide) * share);
  });
  const hanging = [...lit, twig(random, otherSide + (random() - 0.5) * 0.5)];
  return (x, y) => {
    let open = 1;
    for (const one of hanging) {
      if ((x - one.x) ** 2 + (y - one.y) ** 2 < one.reach ** 2) {
        open = Math.min(open, besideLeaves(one, x, y));
      }
    }
    return 0.76 + 0.3 * (inShade + (1 - inShade) * open);
  };
}

/** 1 in the sun, 0 in the middle of a leaf's shadow. */
function besideLeaves({ leaves, soft }: Twig, x: number, y: number): number {
  let off = soft;
  for (const { x: cx, y: cy, cos, sin, length, width } of leaves) {
    const [dx, dy] = [x - cx, y - cy];
    const along = (dx * cos + dy * sin) / length;
    if (Math.abs(along) > 1.5) continue;
    const edge = width * (1 - along * along) * (1 - 0.3 * along);
    off = Math.min(off, Math.abs(dy * cos - dx * sin) - edge);
  }
  return smoothStep(-soft, soft, off);
}

/** A bent stem with leaves on both sides, which are small at its end. */
function twig(random: () => number, from: number): Twig {
  const start = { x: around.x * Math.cos(from), y: centre + around.y * Math.sin(from) };
  const size = smallest + (largest - smallest) * random();
  const length = step * size;
  const bend = (random() - 0.5) * 0.2;
  let [x, y, angle] = [start.x, start.y, from + Math.PI + (random() - 0.5) * 1.2];
  const leaves = Array.from({ length: pairs }, (_, i) => {
    angle += bend + (random() - 0.5) * 0.14;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const stem = { x: x + (cos * length) / 2, y: y + (sin * length) / 2, cos, sin, length };
    [x, y] = [x + cos * length, y + sin * length];
    const long = longest * size * Math.sin(Math.PI * (0.3 + (0.62 * (i + 1)) / pairs));
    const both = [-1, 1].map((side) =>
      leaf(x, y, angle + side * (0.65 + 0.4 * random()), long * (0.8 + 0.3 * random())),
    );
    return [{ ...stem, width: stemWidth * size }, ...both];
  }).flat();
  const middle = { x: (start.x + x) / 2, y: (start.y + y) / 2 };
  const reach = (pairs * length) / 2 + longest * size * 2.2;
  return { leaves, ...middle, reach, soft: 0.006 + 0.02 * random() ** 2 };
}

function leaf(x: number, y: number, angle: number, length: number): Leaf {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x + cos * length, y: y + sin * length, cos, sin, length, width: length * slender };
}
