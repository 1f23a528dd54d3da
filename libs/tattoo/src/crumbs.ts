import { grid, gridScale } from './grid.ts';
import { labelParts, type Parts } from './label-parts.ts';
import { sliversOf } from './slivers.ts';
import { round } from './svg-sheet.ts';

/** Share of all ink below which a remaining piece is a crumb. */
const crumb = 0.012;
/** The same where most of the piece's part is hidden. */
const scrap = 0.05;
const mostHidden = 0.4;
/** Share of its part above which a piece is uncut. */
const whole = 0.97;
/** Margin around a crumb that is removed with it, in grid pixels. */
const margin = 8;

/** The ink that is left, and the removed crumbs as an SVG element. */
type Swept = { left: Uint8Array; path: string };

/**
 * Removes small pieces that a cut left. Small parts of uncut motifs stay.
 *
 * @param ink of the motifs before anything was cut, 0 to 255 for each pixel of the grid
 * @param cover what lies over them
 * @param isWound whether that is a coil, between whose turns pieces stay
 */
export function withoutCrumbs(ink: Uint8Array, cover: Uint8Array, isWound = false): Swept {
  const left = new Uint8Array(ink.length);
  let isCut = false;
  for (let i = 0; i < ink.length; i += 1) {
    const [value, over] = [ink[i] as number, cover[i] as number];
    left[i] = value && over ? Math.round((value * (255 - over)) / 255) : value;
    isCut ||= left[i] !== value;
  }
  if (!isCut) return { left, path: '' };
  const isSliver = sliversOf(ink, left);
  clear(left, isSliver);
  const isCrumb = crumbsOf(ink, left, isWound ? crumb : scrap);
  clear(left, isCrumb);
  return { left, path: boxes(isSliver, 0.5 * margin) + boxes(isCrumb, margin) };
}

function clear(left: Uint8Array, isGone: Uint8Array): void {
  for (let i = 0; i < left.length; i += 1) if (isGone[i]) left[i] = 0;
}

/**
 * For each pixel of the grid whether it belongs to a crumb.
 *
 * @param most the share of all ink that a piece of a part has at most to be a scrap
 */
function crumbsOf(ink: Uint8Array, left: Uint8Array, most: number): Uint8Array {
  const [parts, pieces] = [labelParts(ink), labelParts(left)];
  const isCrumb = pieces.areas.map((_, piece) => isUnreadable(piece, pieces, parts, most));
  const isKept = (i: number) => {
    const piece = pieces.labels[i] ?? -1;
    return piece >= 0 && !isCrumb[piece];
  };
  const { labels } = pieces;
  const isGone = new Uint8Array(left.length);
  for (let i = 0; i < left.length; i += 1) {
    if (!left[i]) continue;
    const piece = labels[i] as number;
    if (piece >= 0) isGone[i] = isCrumb[piece] ? 1 : 0;
    // A cut within a pixel leaves a faint one that belongs to no piece.
    else if ((parts.labels[i] as number) >= 0) {
      isGone[i] = around.some((step) => isKept(i + step)) ? 0 : 1;
    }
  }
  return isGone;
}

const around = [1, -1, grid, -grid, grid + 1, grid - 1, 1 - grid, -1 - grid];

function isUnreadable(piece: number, pieces: Parts, parts: Parts, most: number): boolean {
  const area = pieces.areas[piece] as number;
  const part = parts.areas[parts.labels[pieces.starts[piece] as number] as number] ?? area;
  if (area > part * whole) return false;
  const ink = parts.areas.reduce((sum, each) => sum + each, 0);
  return area < ink * crumb || (area < ink * most && area < part * mostHidden);
}

/** The removed pixels as boxes, one for each run in a row. */
function boxes(isGone: Uint8Array, about: number): string {
  let path = '';
  for (let i = isGone.indexOf(1); i >= 0; i = isGone.indexOf(1, i)) {
    const start = i;
    while (isGone[i] && i < start + grid) i += 1;
    const [x, y] = [(start % grid) * gridScale, Math.floor(start / grid) * gridScale];
    const [width, height] = [round((i - start) * gridScale), round(gridScale)];
    path += `M${round(x)} ${round(y)}h${width}v${height}h${-width}z`;
  }
  return path && `<path stroke-width="${about}" d="${path}"/>`;
}
