import { boxFilter, createPlane, createRandom, type Plane } from '@tintory/pixels';
import { ink, type Design } from '../design.ts';
import { gridScale } from '../grid.ts';
import { traceContours } from '../trace-contours.ts';

/** Half widths of the outline towards the light and away from it, in grid pixels. */
const outline = [0.85, 2] as const;
/** Inner lines: distance from the edge, and half width away from the light. */
const inner = [
  { depth: 7.5, breadth: 0.95, from: 0.1 },
  { depth: 13.5, breadth: 0.7, from: 0.45 },
];

/** Least points of an inner line; a shorter one is a tick on a narrow limb. */
const shortest = 52;

/**
 * A pen's drawing: the outline swells where the form turns from the light, and lines inside follow
 * it there and run out towards the lit side.
 */
export function drawLine({ relief, seed }: Design): string {
  const turn = (createRandom(seed ^ 0x11)() - 0.5) * 1.2;
  const { edges, folds } = lineFields(relief.distance, 0.985 + turn);
  const paths = [traceContours(edges, 0, gridScale), traceContours(folds, 0, gridScale, shortest)];
  return `<g fill="${ink}" fill-rule="evenodd">${paths.map((d) => `<path d="${d}"/>`).join('')}</g>`;
}

/**
 * Positive where ink is: the distance into the outline, and into the nearest inner line.
 *
 * @param angle where the shade lies, in radians clockwise from the right
 */
function lineFields(distance: Plane, angle: number): { edges: Plane; folds: Plane } {
  const [lightX, lightY] = [Math.cos(angle), Math.sin(angle)];
  const { data, width } = distance;
  const smooth = boxFilter(distance, 3).data;
  const [edges, folds] = [0, 1].map(() => {
    const field = createPlane(width, distance.height);
    field.data.fill(-1);
    return field;
  }) as [Plane, Plane];
  for (let i = width + 1; i < data.length - width - 1; i += 1) {
    const d = data[i] as number;
    if (d < -6 || d > 20) continue;
    const dx = (smooth[i + 1] as number) - (smooth[i - 1] as number);
    const dy = (smooth[i + width] as number) - (smooth[i - width] as number);
    const length = Math.hypot(dx, dy) || 1;
    // Cosine between the outward direction and the light's: 1 where it is darkest.
    const away = (-dx * lightX - dy * lightY) / length;
    const dark = Math.max(0, Math.min(1, 0.5 + away * 0.6));
    edges.data[i] = outline[0] + (outline[1] - outline[0]) * dark - Math.abs(d);
    let best = -1;
    for (const { depth, breadth, from } of inner) {
      const strength = Math.min(1, ((dark - from) / (1 - from)) * 1.6);
      // No line on a ridge, where the gradient vanishes.
      const clear = Math.min(1, length / 1.5);
      best = Math.max(best, breadth * strength * clear - Math.abs(d - depth));
    }
    folds.data[i] = best;
  }
  return { edges, folds };
}
