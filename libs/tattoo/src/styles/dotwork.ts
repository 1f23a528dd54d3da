import { createPlane, type Plane } from '@tintory/pixels';
import { ink, type Design } from '../design.ts';
import { gridScale } from '../grid.ts';
import type { Relief } from '../relief.ts';
import { stipple, type Dot } from '../stipple.ts';

/** Outline's width in units of the sheet. */
const outline = 3.2;
/** Least tone of a body, so that its lit side does not read as a hole. */
const ground = 0.05;

/** Stippled volume inside a fine outline, darkest along the edges that turn from the light. */
export function drawDotwork({ outlines, relief, seed }: Design): string {
  const options = { seed, spacing: [1.75, 9.5], radius: [0.98, 0.62] } as const;
  const dots = stipple(toneOf(relief), options);
  // A path sorted from top to bottom renders faster.
  return outlines(outline) + dotPath(dots.sort((a, b) => a.y - a.radius - b.y + b.radius));
}

function toneOf({ distance, shade }: Relief): Plane {
  const tone = createPlane(distance.width, distance.height);
  for (let i = 0; i < tone.data.length; i += 1) {
    const inner = distance.data[i] as number;
    if (inner < 1.2) continue;
    const rim = Math.exp(-inner / 5) * 0.55;
    tone.data[i] = Math.min(1, ground + rim + (shade.data[i] as number) * 1.05);
  }
  return tone;
}

/**
 * Filled circles in one path; thin strokes and overlapping faint paths would render with wrong ink.
 */
const dotPath = (dots: Dot[]): string => {
  const path = dots.map(({ x, y, radius }) =>
    circle(x * gridScale, y * gridScale, radius * gridScale),
  );
  return `<path fill="${ink}" d="${path.join('')}"/>`;
};

/** Two curves, exact to a fiftieth of the radius and twice as fast as two arcs. */
function circle(x: number, y: number, radius: number): string {
  const across = (2 * radius).toFixed(2);
  const bulge = ((4 / 3) * radius).toFixed(2);
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}c0-${bulge} ${across}-${bulge} ${across} 0c0 ${bulge}-${across} ${bulge}-${across} 0z`;
}
