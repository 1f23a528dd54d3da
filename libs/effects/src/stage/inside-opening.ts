import type { Bounds, RgbaImage } from '@tintory/pixels';
import { circleAround, type Circle } from './circle-around.ts';
import type { Cut } from './cut-sides.ts';
import type { Opening } from './frame-opening.ts';

/**
 * Margin between a subject and its frame, as a share of the opening's shorter side: less looks like
 * a mistake.
 */
const air = 0.06;

/**
 * Moves a subject, and shrinks it if necessary, so that its frame cuts nothing off. Sides cut off
 * by its photograph stay at the frame.
 *
 * @param target its place without a frame
 * @param part the subject and its bounds
 */
export function insideOpening(
  target: Bounds,
  cut: Cut,
  opening: Opening,
  part: { subject: RgbaImage; bounds: Bounds },
): Bounds {
  const isCut = cut.left || cut.right || cut.above || cut.below;
  const margin = air * Math.min(opening.width, opening.height);
  if (opening.isRound && !isCut) return insideCircle(target, opening, margin, part);
  const across = lane(opening.x, opening.width, margin, cut.left, cut.right);
  const down = lane(opening.y, opening.height, margin, cut.above, cut.below);
  const scale = scaleOf([across.room / target.width, down.room / target.height], [across, down]);
  const [width, height] = [Math.round(target.width * scale), Math.round(target.height * scale)];
  const x = target.x + (target.width - width) / 2;
  const y = target.y + target.height - height;
  return {
    x: Math.round(stay(across, x, width)),
    y: Math.round(stay(down, y, height)),
    width,
    height,
  };
}

/** The range of a subject along one axis of its opening, and the ends at which it is cut off. */
type Lane = { from: number; room: number; first: boolean; last: boolean; both: boolean };

function lane(start: number, length: number, margin: number, first: boolean, last: boolean): Lane {
  const [before, after] = [first ? 0 : margin, last ? 0 : margin];
  const room = length - before - after;
  return { from: start + before, room, first, last, both: first && last };
}

/** A subject cut off at both ends spans the opening; any other fits into its room. */
function scaleOf(fitting: number[], lanes: readonly Lane[]): number {
  const spans = fitting.filter((_, at) => lanes[at]?.both);
  return spans.length > 0 ? Math.max(...spans) : Math.min(1, ...fitting);
}

/**
 * An end that is cut off stays at the frame, where a subject that is too long loses more; without
 * one it stays as close as possible to its old place.
 */
function stay({ from, room, first, last, both }: Lane, at: number, size: number): number {
  const end = from + room - size;
  if (both) return Math.min(from, Math.max(end, at));
  if (first) return Math.min(from, end);
  if (last) return Math.max(from, end);
  return Math.min(end, Math.max(from, at));
}

/** Fits a subject into a round frame; the empty corners of its bounds may be cut off. */
function insideCircle(
  target: Bounds,
  opening: Opening,
  margin: number,
  { subject, bounds }: { subject: RgbaImage; bounds: Bounds },
): Bounds {
  const around = circleAround(subject, bounds);
  const grown = target.width / bounds.width;
  const radius = opening.width / 2 - margin;
  const scale = Math.min(1, radius / (around.radius * grown));
  const [width, height] = [Math.round(target.width * scale), Math.round(target.height * scale)];
  const placed: Circle = {
    x: target.x + around.x * grown,
    y: target.y + around.y * grown,
    radius: around.radius * grown * scale,
  };
  const [cx, cy] = [opening.x + opening.width / 2, opening.y + opening.height / 2];
  const [dx, dy] = [placed.x - cx, placed.y - cy];
  const far = Math.hypot(dx, dy);
  const kept = far > 0 ? Math.min(1, Math.max(0, radius - placed.radius) / far) : 0;
  return {
    x: Math.round(cx + dx * kept - around.x * grown * scale),
    y: Math.round(cy + dy * kept - around.y * grown * scale),
    width,
    height,
  };
}
