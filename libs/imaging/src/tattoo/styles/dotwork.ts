import { mapPlane } from '@tintory/pixels';
import { gridScale, ink, type Design } from '../design.ts';
import { stipple, type Dot } from '../stipple.ts';

/** Outline's width in units of the sheet. */
const outline = 3.2;
/** Ink over the whole body, so that its lit side still reads as skin with ink and not as a hole. */
const ground = 0.05;
/** Steps that dots' sizes are rounded to: each becomes one path. */
const sizes = 6;

/** Stippled volume inside a fine outline, darkest along the edges that turn from the light. */
export function drawDotwork({ shapes, relief, seed }: Design): string {
  const tone = mapPlane(relief.distance, (inner, i) => {
    if (inner < 1.2) return 0;
    const rim = Math.exp(-inner / 5) * 0.55;
    return Math.min(1, ground + rim + (relief.shade.data[i] as number) * 1.05);
  });
  const dots = stipple(tone, { seed, spacing: [1.75, 9.5], radius: [0.98, 0.62] });
  return `<g fill="none" stroke="${ink}" stroke-width="${outline}" stroke-linejoin="round">${widen(shapes)}</g>${dotPaths(dots)}`;
}

/** Keeps the outline's width whatever a silhouette is scaled by. */
export const widen = (shapes: string) =>
  shapes.replaceAll('<path ', '<path vector-effect="non-scaling-stroke" ');

function dotPaths(dots: Dot[]): string {
  const largest = Math.max(...dots.map(({ radius }) => radius));
  const steps = Array.from({ length: sizes }, () => '');
  for (const { x, y, radius } of dots) {
    const step = Math.min(sizes - 1, Math.floor((radius / largest) * sizes));
    steps[step] += `M${(x * gridScale).toFixed(1)} ${(y * gridScale).toFixed(1)}h0`;
  }
  const paths = steps.map((path, step) => {
    const width = ((2 * largest * (step + 1)) / sizes) * gridScale;
    return path && `<path stroke-width="${width.toFixed(2)}" d="${path}"/>`;
  });
  return `<g fill="none" stroke="${ink}" stroke-linecap="round">${paths.join('')}</g>`;
}
