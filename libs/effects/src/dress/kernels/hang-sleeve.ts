import { armLength, walkArm, type Arm, type BodyFrame } from './body-frame.ts';
import { between, distance, type Point } from './body-pose.ts';
import type { Strip } from './draw-strip.ts';
import type { GarmentSide } from './garment-shape.ts';
import type { Cut, Sleeve } from './sleeve-shape.ts';

export type HungSleeve = {
  strip: Strip;
  arm: Arm;
  /** Length along the arm, in pixels. */
  length: number;
  side: -1 | 1;
  /** Whether it ends early on a hidden arm, or extends below an elbow where the cloth breaks. */
  isUnsure: boolean;
};

type Seam = { tip: Point; armpit: Point };

/** Maximum length of a short sleeve, in waist widths of its garment. */
const longest = 1.05;
/** Cosine between upper and lower arm below which cloth breaks at the elbow. */
const sharp = 0.4;
/** Share of an estimated upper arm that a sleeve covers: the rest of the arm is unknown. */
const guessed = 0.6;

/**
 * In shoulder widths, as are those below: half width of an arm in a sleeve, at the top and at the
 * wrist.
 */
const [upperArm, wrist] = [0.15, 0.1];
/** Maximum half width of a sleeve: a flat sleeve is wider than a worn one. */
const widest = 0.2;
/** Overlap with the body's side, so that no gap opens between them. */
const overBody = 0.035;
/** Number of cuts before and after a position over which the width is averaged. */
const smooth = 3;
/** How far down the shoulder shapes a sleeve, and the length over which a bend is rounded. */
const [shoulderEnd, bend] = [0.5, 0.12];

/** Places a sleeve's cuts on an arm; undefined for a garment without sleeves. */
export function hangSleeve(
  { sleeve }: GarmentSide,
  body: BodyFrame,
  seam: Seam,
  { scale, waist }: { scale: number; waist: number },
  side: -1 | 1,
): HungSleeve | undefined {
  if (!sleeve) return undefined;
  const arm = body.arms[side < 0 ? 0 : 1];
  const { shoulders } = body;
  const start = Math.min(distance(arm.shoulder, seam.armpit), distance(arm.shoulder, arm.elbow));
  const isShort = sleeve.length < waist * longest;
  const length = lengthOn(arm, sleeve.length * scale, isShort, start);
  const half = (share: number) => {
    const along = (length * share) / armLength(arm);
    const least = shoulders * (upperArm + (wrist - upperArm) * along);
    return Math.min(shoulders * widest, Math.max(least, (widthAt(share, sleeve) * scale) / 2));
  };
  const to = sleeve.cuts.map((_, i): Cut => {
    const share = i / (sleeve.cuts.length - 1);
    const [along, under] = [length * share, start + (length - start) * share];
    // At the armhole the seam determines the sleeve's position, farther down only the arm.
    const near = Math.max(0, 1 - along / (shoulders * shoulderEnd)) ** 2;
    const [width, top] = [half(share), half(0)];
    return [
      moved(beside(arm, along, width, shoulders), beside(arm, 0, top, shoulders), seam.tip, near),
      moved(
        beside(arm, under, -width - shoulders * overBody, shoulders),
        beside(arm, start, -top, shoulders),
        seam.armpit,
        near,
      ),
    ];
  });
  const goesOn = length > distance(arm.shoulder, arm.elbow);
  const isUnsure = arm.isSeen ? goesOn && bendOf(arm) < sharp : !isShort;
  return { strip: { from: sleeve.cuts, to }, arm, length, side, isUnsure };
}

/**
 * A full-length sleeve ends at the wrist whatever the arm's length; a short one never passes the
 * elbow, however wide the clothes or foreshortened the arm. On a hidden arm it stays short.
 */
function lengthOn(arm: Arm, wanted: number, isShort: boolean, start: number): number {
  const [whole, upper] = [armLength(arm), distance(arm.shoulder, arm.elbow)];
  const isFull = !isShort && wanted > whole * 0.78;
  if (!arm.isSeen) return Math.max(Math.min(wanted, upper * guessed), start * 1.2);
  return isFull ? whole : Math.max(Math.min(wanted, isShort ? upper : whole), start * 1.2);
}

/** Mean width of a sleeve around a share of its length: cuts near the armhole are oblique. */
function widthAt(share: number, { cuts }: Sleeve): number {
  const [start, end] = [between(...(cuts[0] as Cut)), between(...(cuts.at(-1) as Cut))];
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
  const size = Math.max(1e-6, Math.hypot(dx, dy));
  const at = Math.round(share * (cuts.length - 1));
  const near = cuts.slice(Math.max(0, at - smooth), at + smooth + 1);
  const widths = near.map(([[x, y], inner]) =>
    Math.abs(((inner[0] - x) * dy - (inner[1] - y) * dx) / size),
  );
  return widths.reduce((sum, width) => sum + width, 0) / widths.length;
}

/** Moves a point by a share of another point's displacement. */
const moved = ([x, y]: Point, is: Point, should: Point, share: number): Point => [
  x + (should[0] - is[0]) * share,
  y + (should[1] - is[1]) * share,
];

/** Cosine of the angle between upper and lower arm: 1 for a straight arm. */
function bendOf({ shoulder, elbow, wrist: end }: Arm): number {
  const dot =
    (elbow[0] - shoulder[0]) * (end[0] - elbow[0]) + (elbow[1] - shoulder[1]) * (end[1] - elbow[1]);
  return dot / Math.max(1e-6, distance(shoulder, elbow) * distance(elbow, end));
}

/** A point beside an arm; positive distances point away from the body. The elbow is rounded. */
function beside(arm: Arm, length: number, away: number, shoulders: number): Point {
  const reach = shoulders * bend;
  const whole = armLength(arm);
  const [before] = walkArm(arm, Math.max(0, Math.min(length, whole - 1) - reach));
  const [after] = walkArm(arm, Math.min(whole, length + reach));
  const size = Math.max(1e-6, distance(before, after));
  const way: Point = [(after[0] - before[0]) / size, (after[1] - before[1]) / size];
  const [x, y] = between(walkArm(arm, length)[0], between(before, after), 0.3);
  return [x + way[1] * arm.side * away, y - way[0] * arm.side * away];
}
