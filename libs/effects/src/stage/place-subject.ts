import { alphaBounds, type Bounds, type RgbaImage } from '@tintory/pixels';
import { resizeRgba } from '@tintory/imaging/files';
import { cutSides, type Cut } from './cut-sides.ts';
import type { Opening } from './frame-opening.ts';
import { insideOpening } from './inside-opening.ts';

export type PlaceOptions = {
  width: number;
  height: number;
  /** `keep`: where it was in its photograph. `fit`: as large as the padding allows. */
  placement: 'keep' | 'fit';
  /** Air around it, in shares of the frame. */
  padding: number;
  /**
   * Where it stands, in heights from the top, when nothing holds it at the frame's edge. Without it
   * there is no floor, and it is in the middle.
   */
  ground?: number | undefined;
  /** What its frame leaves of the picture; all of it without a frame. */
  opening?: Opening | undefined;
  /** Whether it was cut out before, and maybe trimmed to its outline. */
  isTrimmed?: boolean;
};

export type PlacedSubject = {
  /** The subject in its place, as large as the frame. */
  layer: RgbaImage;
  /** Cut by its photograph's lower edge: it stands on nothing that could be seen. */
  cutBelow: boolean;
  /** Where it stands, in heights from the top. */
  foot: number;
  /** The row of its highest pixel. */
  top: number;
  /** How many times it was enlarged. */
  scale: number;
};

/** Alpha of 255 from which a pixel counts as subject. */
const threshold = 24;

/** Puts a cut-out subject into a frame; one that its photograph cuts off stays at that edge. */
export async function placeSubject(
  subject: RgbaImage,
  options: PlaceOptions,
): Promise<PlacedSubject> {
  const { width, height } = options;
  const whole = { x: 0, y: 0, width: subject.width, height: subject.height };
  const bounds = alphaBounds(subject, threshold, 1) ?? whole;
  const cut = cutSides(subject, options.isTrimmed);
  const free =
    options.placement === 'keep'
      ? keepPlace(bounds, subject, options)
      : fitPlace(bounds, cut, options);
  const { opening } = options;
  const target = opening ? insideOpening(free, cut, opening, { subject, bounds }) : free;
  const part = await resizeRgba(subject, target, { part: bounds });
  const layer = layOut(part.data, target, width, height);
  const foot = Math.min(1, (target.y + target.height) / height);
  const scale = target.width / bounds.width;
  return { layer, cutBelow: cut.below, foot, top: target.y, scale };
}

/** The same place in a frame that covers the photograph's. */
function keepPlace(bounds: Bounds, subject: RgbaImage, { width, height }: PlaceOptions): Bounds {
  const scale = Math.max(width / subject.width, height / subject.height);
  const left = (width - subject.width * scale) / 2;
  const top = height - subject.height * scale;
  return {
    x: Math.round(left + bounds.x * scale),
    y: Math.round(top + bounds.y * scale),
    width: Math.max(1, Math.round(bounds.width * scale)),
    height: Math.max(1, Math.round(bounds.height * scale)),
  };
}

/** As large as the air around it allows; there is none on a side where its photograph cuts it off. */
function fitPlace(bounds: Bounds, cut: Cut, options: PlaceOptions): Bounds {
  const { width, height, padding, ground } = options;
  const lowest = ground === undefined ? 1 - padding : Math.min(ground, 1 - padding / 2);
  const standing = height * lowest;
  const foot = cut.below || cut.above ? height : standing;
  const sides = Number(!cut.left) + Number(!cut.right);
  const room = {
    width: width * (1 - sides * padding),
    height: Math.max(height * 0.2, foot - height * padding),
  };
  const spans = spanScales(bounds, cut, options);
  const scale = spans.length
    ? Math.max(...spans)
    : Math.min(room.width / bounds.width, room.height / bounds.height);
  const w = Math.max(1, Math.round(bounds.width * scale));
  const h = Math.max(1, Math.round(bounds.height * scale));
  const stands = ground !== undefined && !cut.above && !cut.below && h <= standing;
  const x = along(width, w, width * padding, cut.left, cut.right);
  const y = stands ? standing - h : along(height, h, height * padding, cut.above, cut.below);
  return { x: Math.round(x), y: Math.round(y), width: w, height: h };
}

/**
 * Where a subject begins along one side of its frame: at the border that cuts it off. What is too
 * long for the frame loses more on that side, and keeps its air on the other.
 */
function along(frame: number, size: number, air: number, first: boolean, last: boolean): number {
  if (first === last) return (frame - size) / 2;
  return first ? Math.min(0, frame - air - size) : Math.max(frame - size, air);
}

/** What is cut off on two opposite sides reaches from one to the other in its frame, too. */
function spanScales(bounds: Bounds, cut: Cut, { width, height }: PlaceOptions): number[] {
  return [
    ...(cut.left && cut.right ? [width / bounds.width] : []),
    ...(cut.above && cut.below ? [height / bounds.height] : []),
  ];
}

/** What lies outside of the frame is cut. */
function layOut(part: RgbaImage['data'], at: Bounds, width: number, height: number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  const [left, right] = [Math.max(0, at.x), Math.min(width, at.x + at.width)];
  for (let y = Math.max(0, at.y); y < Math.min(height, at.y + at.height); y += 1) {
    const from = ((y - at.y) * at.width + left - at.x) * 4;
    data.set(part.subarray(from, from + (right - left) * 4), (y * width + left) * 4);
  }
  return { data, width, height };
}
