import type { Pairs } from './pairs.ts';
import type { Plane } from '@tintory/pixels';
import type { BodyFrame } from './body-frame.ts';
import { between, distance, type Point } from './body-pose.ts';
import type { GarmentShape } from './garment-shape.ts';
import { hangSleeve, type HungSleeve } from './hang-sleeve.ts';
import { onShoulder } from './shoulder-line.ts';
import { halfWay, neckOf, seamEndOn, tipOf } from './shoulder-points.ts';
import { topOf } from './silhouette.ts';

export type GarmentKind = 'top' | 'dress';

/** The upper edge of an armhole. */
export type ClothEdge = { shoulder: Point; armpit: Point };

export type Hanging = {
  body: Pairs;
  sleeves: HungSleeve[];
  /** Pixels of the person's picture per pixel of the garment's. */
  scale: number;
  /** Position of the hem, in torso lengths from the shoulders. */
  hem: number;
  /** The points where the neckline meets the shoulders: left and right. */
  necks: readonly [Point, Point];
  /** The ends of the cloth at the shoulders and the armpits: left and right. */
  edges: readonly [ClothEdge, ClothEdge];
  /** Distance from the axis of the points where the neckline meets the shoulders, in pixels. */
  collar: number;
  /**
   * Whether the person's own sleeves extend below the garment's: they stay, as if worn underneath.
   */
  overSleeves?: boolean;
  /** Lengths of the person's own sleeves along the arms: left and right, in pixels. */
  ownSleeves?: readonly [number, number];
};

/** Position of the armpits, in torso lengths from the shoulders. */
const armpitShare = 0.34;
/**
 * Position of the widest hips, and the maximum narrowing of the cloth per torso length below them.
 */
const [hips, taper] = [1.06, 0.25];
/** Height of a hem's corners, in waist widths. */
const corner = 0.06;
/** Factor by which cloth is wider than the body. */
export const ease = 1.04;

/**
 * Places a garment's key points on a body.
 *
 * @param bare the person without hair, 0 to 1
 * @param oldHem end of the person's own garment, in torso lengths: the new one has to cover it
 */
export function hangGarment(
  shape: GarmentShape,
  body: BodyFrame,
  bare: Plane,
  kind: GarmentKind,
  oldHem: number,
): Hanging {
  const { left, right, outline } = shape;
  const chest = body.halfWidth(armpitShare, -1) + body.halfWidth(armpitShare, 1);
  const scale = (chest * ease) / Math.max(1, right.armpit[0] - left.armpit[0]);
  const shoulderLine = (left.shoulder[1] + right.shoulder[1]) / 2;
  const hem = hemShare(((shape.hem - shoulderLine) * scale) / body.torso, kind, oldHem);
  const tips = [tipOf(body, bare, -1), tipOf(body, bare, 1)] as const;
  const pairs: Pairs = { from: [], to: [] };
  const put = (from: Point, to: Point) => {
    pairs.from.push(from);
    pairs.to.push(to);
  };
  const sleeves: Hanging['sleeves'] = [];
  const necks: Point[] = [];
  const edges: ClothEdge[] = [];
  let collar = 0;
  for (const side of [-1, 1] as const) {
    const points = side < 0 ? left : right;
    const tip = seamEndOn(points, shape, tips, side);
    const armpit = body.at(armpitShare, side * body.halfWidth(armpitShare, side) * ease);
    put(points.shoulder, tip);
    const neck = neckOf(points, shape, body, bare, tips, side);
    put(points.neck, neck);
    necks.push(neck);
    edges.push({ shoulder: tip, armpit });
    collar = Math.max(collar, distance(neck, between(...tips)));
    const top = between(points.shoulder, points.neck);
    put(
      [top[0], topOf(outline.mask, top[0]) ?? top[1]],
      onShoulder(body, bare, tips, side, halfWay(neck, tip, tips)),
    );
    put(points.armpit, armpit);
    put(between(points.shoulder, points.armpit), between(tip, armpit));
    hangSide(shape, body, { side, points, scale, hem }, put);
    const sleeve = hangSleeve(points, body, { tip, armpit }, { scale, waist: outline.waist }, side);
    if (sleeve) sleeves.push(sleeve);
  }
  return {
    body: pairs,
    sleeves,
    scale,
    hem,
    collar,
    necks: necks as [Point, Point],
    edges: edges as [ClothEdge, ClothEdge],
  };
}

type Side = { side: -1 | 1; points: GarmentShape['left']; scale: number; hem: number };

/** Puts the side of the garment from the armpit down to the hem, row by row. */
function hangSide(
  shape: GarmentShape,
  body: BodyFrame,
  { side, points, scale, hem }: Side,
  put: (from: Point, to: Point) => void,
): void {
  const { outline } = shape;
  const rows = [0.52, 0.7, 0.88, 1.06, 1.3, 1.7, 2.2].filter((share) => share < hem - 0.08);
  for (const share of [...rows, hem]) {
    const down = (share - armpitShare) / (hem - armpitShare);
    const y = points.armpit[1] + (shape.hem - 2 - points.armpit[1]) * down;
    // A hem's corners are rounded: the side continues straight down to it.
    const row = Math.floor(Math.min(y, shape.hem - outline.waist * corner));
    const edge = (side < 0 ? outline.left : outline.right)[row] as number;
    const cut = Math.abs(edge - outline.middle) * scale;
    const filled = body.halfWidth(Math.min(share, hips), side) * ease;
    // Below the hips cloth hangs nearly straight, since there are only legs to cover.
    const narrowed = filled * (1 - taper * Math.max(0, share - hips));
    put([edge, y], body.at(share, side * Math.max(cut, narrowed)));
  }
}

/** Position of a hem, in torso lengths from the shoulders. */
export function hemShare(own: number, kind: GarmentKind, oldHem: number): number {
  if (kind === 'dress') return Math.min(3, Math.max(1.4, own));
  return Math.min(1.6, Math.max(0.9, Math.min(own, hips + 0.24), oldHem + 0.04));
}
