import { findComponents } from '@tintory/pixels';
import type { Bounds } from './motif-bounds.ts';
import { edgeOf, extentOf, type Placed } from './placed.ts';

/** What of a motif's outline has to show for it to be known. */
export const recognisable = 0.66;
/** Air that a cut keeps about what lies over it, in longer sides of a whole design. */
const air = 0.02;
/** A piece that a cut made is a scrap where it is less than this share of the motif's ink. */
const scrap = 0.05;
/** What has as much of its part is not a scrap: a leaf that lost its tip is still a leaf. */
const mostlyWhole = 0.7;
/** Cells of a motif's box to each side that scraps are looked for on. */
const side = 64;
const unit = 512 / side;

/** Whether a place is under a motif's ink or within `wide` of it. */
type Hides = (x: number, y: number) => boolean;

/** Whether enough of a motif shows beside what lies over it, and no scraps of it. */
export function isReadable(below: Placed, above: Placed, least = recognisable): boolean {
  const sheetSide = sideOf([below, above]);
  return outlineShown(below, above, sheetSide) >= least && !hasScraps(below, above, sheetSide);
}

/** The longer side of what some motifs take together. */
export function sideOf(placed: readonly Placed[]): number {
  const { left, right, top, bottom } = extentOf(placed);
  return Math.max(right - left, bottom - top);
}

/** The share of a motif's outline that shows beside another's ink and the air about that. */
export function outlineShown(below: Placed, above: Placed, sheetSide: number): number {
  const hides = hiddenBy(above, sheetSide * air);
  const points = edgeOf(below);
  let free = 0;
  for (let i = 0; i < points.length; i += 2) {
    if (!hides(points[i] as number, points[i + 1] as number)) free += 1;
  }
  return free / (points.length / 2);
}

/** Whether a cut leaves of a motif what nobody would know for a part of it. */
export function hasScraps(below: Placed, above: Placed, sheetSide: number): boolean {
  const ink = inkOf(below.bounds);
  const [parts, pieces] = [piecesOf(ink), piecesOf(leftOf(ink, below, above, sheetSide))];
  const least = ink.reduce((sum, each) => sum + each, 0) * scrap;
  return pieces.areas.some((area, piece) => {
    const part = parts.label[pieces.label.indexOf(piece + 1)] as number;
    return area < least && area < (parts.areas[part - 1] as number) * mostlyWhole;
  });
}

/** Where a motif has ink in its box. */
function inkOf({ covers }: Bounds): Uint8Array {
  const ink = new Uint8Array(side * side);
  for (let i = 0; i < ink.length; i += 1) {
    const [column, row] = [i % side, Math.floor(i / side)];
    const isInside = column > 0 && row > 0 && column < side - 1 && row < side - 1;
    ink[i] = isInside && covers((column + 0.5) * unit, (row + 0.5) * unit) ? 1 : 0;
  }
  return ink;
}

/** What of that ink shows beside what lies over it. */
function leftOf(ink: Uint8Array, below: Placed, above: Placed, sheetSide: number): Uint8Array {
  const { bounds, x, y, scale, turn, mirrored } = below;
  const hides = hiddenBy(above, sheetSide * air);
  const [middleX, middleY] = middleOf(bounds);
  const [cos, sin] = cosSin(turn);
  return ink.map((has, i) => {
    if (!has) return 0;
    const dx = (((i % side) + 0.5) * unit - middleX) * (mirrored ? -scale : scale);
    const dy = ((Math.floor(i / side) + 0.5) * unit - middleY) * scale;
    return hides(x + dx * cos - dy * sin, y + dx * sin + dy * cos) ? 0 : 1;
  });
}

/** What hangs together. */
const piecesOf = (ink: Uint8Array) => findComponents(ink, side, side);

function hiddenBy({ bounds, x, y, scale, turn, mirrored }: Placed, wide: number): Hides {
  const [middleX, middleY] = middleOf(bounds);
  const [cos, sin] = cosSin(turn);
  const reach = wide / scale;
  const [left, right] = [bounds.left - reach, bounds.right + reach];
  const [top, bottom] = [bounds.top - reach, bounds.bottom + reach];
  const about = aboutOf(reach);
  return (pointX, pointY) => {
    const [dx, dy] = [pointX - x, pointY - y];
    const boxX = middleX + (dx * cos + dy * sin) / (mirrored ? -scale : scale);
    const boxY = middleY + (dy * cos - dx * sin) / scale;
    if (boxX < left || boxX > right || boxY < top || boxY > bottom) return false;
    return about.some(([alongX, alongY]) => bounds.covers(boxX + alongX, boxY + alongY));
  };
}

/** A place and eight about it. */
const aboutOf = (wide: number): [number, number][] => [
  [0, 0],
  ...Array.from({ length: 8 }, (_, i): [number, number] => {
    const angle = (i / 4) * Math.PI;
    return [Math.cos(angle) * wide, Math.sin(angle) * wide];
  }),
];

const middleOf = ({ left, right, top, bottom }: Bounds): [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

function cosSin(turn: number): [number, number] {
  const radians = (turn * Math.PI) / 180;
  return [Math.cos(radians), Math.sin(radians)];
}
