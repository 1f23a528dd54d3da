import { armLength, walkArm, type Arm, type BodyFrame } from './body-frame.ts';
import { between, distance, type Point } from './body-pose.ts';
import type { GarmentSide } from './garment-shape.ts';
import type { Pairs } from './hang-garment.ts';

/** A piece of a sleeve; `from` and `to` are shares of the sleeve that it shows. */
type SleevePiece = { pairs: Pairs; from: number; to: number };

export type HungSleeve = {
  /** One for a straight arm; above and below the elbow for a bent one. */
  pieces: SleevePiece[];
  /** The line through the sleeve in the garment's picture. */
  line: readonly [start: Point, end: Point];
  arm: Arm;
  /** Half its width, and its length along the arm, in pixels. */
  width: number;
  length: number;
  side: -1 | 1;
  /** Whether it goes on below an elbow that is bent so much that the cloth breaks there. */
  isBent: boolean;
};

type Seam = { tip: Point; armpit: Point };

/** How long a short sleeve is at most, in widths of its garment's waist. */
const longest = 1.05;
/** A cosine between upper and lower arm below which no single spline follows both. */
const straight = 0.75;
/** The same below which the two pieces of a sleeve do not meet well. */
const sharp = 0.4;

/** Decides where a sleeve's points go on an arm; undefined for a garment without one. */
export function hangSleeve(
  points: GarmentSide,
  body: BodyFrame,
  seam: Seam,
  { scale, waist }: { scale: number; waist: number },
  side: -1 | 1,
): HungSleeve | undefined {
  const { sleeve, shoulder, armpit } = points;
  if (!sleeve) return undefined;
  const arm = body.arms[side < 0 ? 0 : 1];
  const whole = armLength(arm);
  const start = Math.min(distance(arm.shoulder, seam.armpit), distance(arm.shoulder, arm.elbow));
  const wanted = sleeve.length * scale;
  const isShort = sleeve.length < waist * longest;
  // A sleeve made for the wrist ends there, however long the arm; no short one goes on below an
  // elbow, however wide what is worn or foreshortened the arm.
  const full = !isShort && wanted > whole * 0.78;
  const most = isShort ? distance(arm.shoulder, arm.elbow) : whole;
  const length = full ? whole : Math.max(Math.min(wanted, most), start * 1.2);
  const width = Math.max((sleeve.width * scale) / 2, body.shoulders * (full ? 0.1 : 0.14));
  const across = (share: number): Pairs => {
    const half = body.shoulders * 0.15 + (width - body.shoulders * 0.15) * share;
    const inner = start + (length - start) * share;
    return {
      from: [between(shoulder, sleeve.outer, share), between(armpit, sleeve.inner, share)],
      to: [beside(arm, length * share, half), beside(arm, inner, -half)],
    };
  };
  const top: Pairs = {
    from: [shoulder, armpit, between(shoulder, armpit), between(shoulder, sleeve.outer, 0.18)],
    to: [
      ...[seam.tip, seam.armpit, between(seam.tip, seam.armpit)],
      // The shoulder is round where the cloth is cut straight.
      beside(arm, length * 0.12, body.shoulders * 0.15),
    ],
  };
  const line = [between(shoulder, armpit), between(sleeve.outer, sleeve.inner)] as const;
  const bend = distance(arm.shoulder, arm.elbow) / length;
  const pieces =
    bendOf(arm) > straight || bend > 0.85
      ? [{ pairs: join(top, ...[0.4, 0.7, 1].map(across)), from: 0, to: 1 }]
      : bentPieces(top, bend, (share) => acrossElbow(across(share), arm, share * length, width));
  const isBent = pieces.length > 1 && bendOf(arm) < sharp;
  return { pieces, line, arm, width, length, side, isBent };
}

/** Above and below the elbow, which both reach. */
function bentPieces(top: Pairs, bend: number, across: (share: number) => Pairs): SleevePiece[] {
  const lower = [0, 0.5, 1].map((part) => bend + (1 - bend) * part);
  return [
    { pairs: join(top, across(bend * 0.6), across(bend)), from: 0, to: bend },
    { pairs: join(...lower.map(across)), from: bend, to: 1 },
  ];
}

/** Around a bend both edges keep to the same place of the arm, or one would overtake the other. */
function acrossElbow({ from }: Pairs, arm: Arm, along: number, half: number): Pairs {
  return { from, to: [beside(arm, along, half * 1.15), beside(arm, along, -half * 1.15)] };
}

const join = (...parts: Pairs[]): Pairs => ({
  from: parts.flatMap(({ from }) => from),
  to: parts.flatMap(({ to }) => to),
});

/** The cosine between upper and lower arm: 1 for a straight one. */
function bendOf({ shoulder, elbow, wrist }: Arm): number {
  const dot =
    (elbow[0] - shoulder[0]) * (wrist[0] - elbow[0]) +
    (elbow[1] - shoulder[1]) * (wrist[1] - elbow[1]);
  return dot / Math.max(1e-6, distance(shoulder, elbow) * distance(elbow, wrist));
}

/** A place beside an arm; a positive distance is away from the body. */
function beside(arm: Arm, length: number, away: number): Point {
  const [[x, y], way] = walkArm(arm, length);
  return [x + way[1] * arm.side * away, y - way[0] * arm.side * away];
}
