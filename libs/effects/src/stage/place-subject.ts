import { alphaBounds, type Bounds, type RgbaImage } from '@tintory/pixels';
import { resizeRgba } from '@tintory/imaging/files';
import { cutSides, type Cut } from './cut-sides.ts';
import type { Opening } from './frame-opening.ts';
import { insideOpening } from './inside-opening.ts';

export type PlaceOptions = {
  width: number;
  height: number;
  /** `keep`: its place in the photograph. `fit`: as large as the padding allows. */
  placement: 'keep' | 'fit';
  /** Margin around it, as a share of the frame. */
  padding: number;
  /**
   * Where it stands, in heights from the top, unless it is cut off at the frame's edge. Without it
   * there is no floor, and the subject is centred.
   */
  ground?: number | undefined;
  /** The visible part of the picture in its frame; all of it by default. */
  opening?: Opening | undefined;
  /** Whether it was cut out before and may be trimmed to its outline. */
  isTrimmed?: boolean;
};

export type PlacedSubject = {
  /** The subject at its position, as large as the frame. */
  layer: RgbaImage;
  /** Whether its photograph's lower edge cuts it off: it stands on nothing visible. */
  cutBelow: boolean;
  /** Where it stands, in heights from the top. */
  foot: number;
  /** The row of its highest pixel. */
  top: number;
  /** Scale from the photograph to the frame. */
  scale: number;
};

/** Alpha of 255 from which a pixel counts as subject. */
const threshold = 24;

/** Places a cutout in a frame; sides cut off by its photograph stay at that edge. */
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

/** The place in the photograph, scaled to cover the frame. */
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

/** As large as the padding allows; sides cut off by the photograph have none. */
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
 * Where a subject starts along one axis of its frame: at the edge that cuts it off. One too long
 * for the frame loses more there, and keeps its margin on the other side.
 */
function along(frame: number, size: number, air: number, first: boolean, last: boolean): number {
  if (first === last) return (frame - size) / 2;
  return first ? Math.min(0, frame - air - size) : Math.max(frame - size, air);
}

/** A subject cut off on two opposite sides spans its frame too. */
function spanScales(bounds: Bounds, cut: Cut, { width, height }: PlaceOptions): number[] {
  return [
    ...(cut.left && cut.right ? [width / bounds.width] : []),
    ...(cut.above && cut.below ? [height / bounds.height] : []),
  ];
}

/** Crops what is outside of the frame. */
function layOut(part: RgbaImage['data'], at: Bounds, width: number, height: number): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  const [left, right] = [Math.max(0, at.x), Math.min(width, at.x + at.width)];
  for (let y = Math.max(0, at.y); y < Math.min(height, at.y + at.height); y += 1) {
    const from = ((y - at.y) * at.width + left - at.x) * 4;
    data.set(part.subarray(from, from + (right - left) * 4), (y * width + left) * 4);
  }
  return { data, width, height };
}
