import { mapPlane } from '@tintory/pixels';
import { ink, type Design } from '../design.ts';
import { gridScale } from '../grid.ts';
import { stipple, type Dot } from '../stipple.ts';

/** Outline's width in units of the sheet. */
const outline = 3.2;
/** Ink over the whole body, so that its lit side still reads as skin with ink and not as a hole. */
const ground = 0.05;

/** Stippled volume inside a fine outline, darkest along the edges that turn from the light. */
export function drawDotwork({ outlines, relief, seed }: Design): string {
  const tone = mapPlane(relief.distance, (inner, i) => {
    if (inner < 1.2) return 0;
    const rim = Math.exp(-inner / 5) * 0.55;
    return Math.min(1, ground + rim + (relief.shade.data[i] as number) * 1.05);
  });
  const dots = stipple(tone, { seed, spacing: [1.75, 9.5], radius: [0.98, 0.62] });
  return outlines(outline) + dotPath(dots);
}

/**
 * Filled circles in one path: a viewer that draws a line thinner than a pixel, or one faint path
 * over another, is wrong about the ink of a dot.
 */
const dotPath = (dots: Dot[]): string => {
  const path = dots.map(({ x, y, radius }) =>
    circle(x * gridScale, y * gridScale, radius * gridScale),
  );
  return `<path fill="${ink}" d="${path.join('')}"/>`;
};

/** Two curves: within a fiftieth of the radius, and drawn in half the time of two arcs. */
function circle(x: number, y: number, radius: number): string {
  const across = (2 * radius).toFixed(2);
  const bulge = ((4 / 3) * radius).toFixed(2);
  return `M${(x - radius).toFixed(1)} ${y.toFixed(1)}c0-${bulge} ${across}-${bulge} ${across} 0c0 ${bulge}-${across} ${bulge}-${across} 0z`;
}
