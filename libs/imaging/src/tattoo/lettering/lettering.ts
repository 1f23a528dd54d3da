import { ink } from '../design.ts';
import { sheet } from '../placed.ts';
import { drawLine, lineWidth } from './letterforms.ts';

/** Lines of a text on the sheet: the middle of the first line's cap height, a tenth of it as scale. */
export type Lettering = { lines: string[]; x: number; y: number; scale: number };

/** Base line to base line, in tenths of the cap height. */
const leading = 17;
/** Letters beyond which a line is broken, where there is a space. */
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

/** The corners of what it covers. */
export function cornersOf({ lines, x, y, scale }: Lettering): [x: number, y: number][] {
  const half = (widthOf(lines) / 2) * scale;
  const bottom = y + heightOf(lines) * scale;
  return [
    [x - half, y],
    [x + half, y],
    [x - half, bottom],
    [x + half, bottom],
  ];
}

/** Breadths of a stroke, in tenths of the cap height, and the least on the sheet. */
const stroke = { fine: 0.72, bold: 1.25, least: 3.4 };

/** In plain lines whatever the style: dots and hatching would make letters hard to read. */
export function drawLettering({ lines, x, y, scale }: Lettering, isBold: boolean): string {
  const width = Math.max(isBold ? stroke.bold : stroke.fine, stroke.least / scale);
  const drawn = lines
    .map((line, i) => `<g transform="translate(0 ${i * leading})">${drawLine(line)}</g>`)
    .join('');
  return `<g fill="none" stroke="${ink}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${drawn}</g>`;
}

/** The same text where everything about it is in a mirror. */
export const mirrorLettering = (one: Lettering): Lettering => ({ ...one, x: sheet - one.x });
