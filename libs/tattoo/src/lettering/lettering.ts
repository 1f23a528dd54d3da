import { ink } from '../design.ts';
import { sheet } from '../placed.ts';
import { drawLine, lineWidth } from './letterforms.ts';

/** Lines of a text on the sheet: the middle of the first line's cap height, a tenth of it as scale. */
export type Lettering = {
  lines: string[];
  x: number;
  y: number;
  scale: number;
  /** Whether it is on a banner, cut out of the ink around it. */
  isOnBanner?: boolean;
};

/** Base line to base line, in tenths of the cap height. */
const leading = 17;
/** Most letters of a line before it breaks at a space. */
const longLine = 14;

/** A text in one line or two. */
export const linesOf = (text: string): string[] => {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (text.length <= longLine || spaces.length === 0) return [text];
  const middle = text.length / 2;
  const at = spaces.reduce((best, each) =>
    Math.abs(each - middle) < Math.abs(best - middle) ? each : best,
  );
  return [text.slice(0, at), text.slice(at + 1)];
};

export const widthOf = (lines: readonly string[]): number => Math.max(...lines.map(lineWidth), 1);
const heightOf = (lines: readonly string[]): number => 10 + (lines.length - 1) * leading;

/** Corners of its bounds. */
type Corner = [x: number, y: number];
export function cornersOf({ lines, x, y, scale }: Lettering): [Corner, Corner, Corner, Corner] {
  const half = (widthOf(lines) / 2) * scale;
  const bottom = y + heightOf(lines) * scale;
  return [
    [x - half, y],
    [x + half, y],
    [x - half, bottom],
    [x + half, bottom],
  ];
}

/** Stroke widths in tenths of the cap height, and the least on the sheet. */
const stroke = { fine: 0.72, bold: 1.25, least: 3.4 };

/** Draws letters in plain lines, which stay readable in every style. */
function drawLettering(lettering: Lettering, isBold: boolean): string {
  return strokes(lettering, ink, widthFor(lettering, isBold));
}

const widthFor = ({ scale }: Lettering, isBold: boolean): number =>
  Math.max(isBold ? stroke.bold : stroke.fine, stroke.least / scale);

/** Gap around letters on a banner, in tenths of the cap height. */
const air = 2.2;

/**
 * A drawing with its text: below it, or on its banner. Solid black has the letters left open; all
 * else is left open about them.
 */
export function withLettering(drawn: string, lettering: Lettering, isSolid: boolean): string {
  const width = widthFor(lettering, isSolid);
  const written = drawLettering(lettering, isSolid);
  if (!lettering.isOnBanner) return drawn + written;
  const gap = strokes(lettering, '#000', isSolid ? width : width + air);
  const mask = `<mask id="letters" maskUnits="userSpaceOnUse" x="0" y="0" width="${sheet}" height="${sheet}"><rect width="${sheet}" height="${sheet}" fill="#fff"/>${gap}</mask>`;
  const ground = isSolid ? plate(lettering) : '';
  return `${mask}<g mask="url(#letters)">${drawn}${ground}</g>${isSolid ? '' : written}`;
}

/** Ink without a pattern, from which letters stand out. */
function plate(lettering: Lettering): string {
  const [[left, top], , , [right, bottom]] = cornersOf(lettering);
  const rim = lettering.scale * 1.6;
  return `<rect fill="${ink}" x="${(left - rim).toFixed(1)}" y="${(top - rim).toFixed(1)}" width="${(right - left + 2 * rim).toFixed(1)}" height="${(bottom - top + 2 * rim).toFixed(1)}"/>`;
}

function strokes({ lines, x, y, scale }: Lettering, color: string, width: number): string {
  const drawn = lines
    .map((line, i) => `<g transform="translate(0 ${i * leading})">${drawLine(line)}</g>`)
    .join('');
  return `<g fill="none" stroke="${color}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${drawn}</g>`;
}

/** Moves a text with a mirrored design, unmirrored itself. */
export const mirrorLettering = (one: Lettering): Lettering => ({ ...one, x: sheet - one.x });
