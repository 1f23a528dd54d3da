import { alphaOf, type Coverage } from '@tintory/paint-document';

export const fontNames = ['heading', 'body', 'serif', 'mono'] as const;
export type FontName = (typeof fontNames)[number];

/** CSS font families; the first two are the product's own. */
export const fontFamilies: Record<FontName, string> = {
  heading: 'var(--tint-font-heading)',
  body: 'var(--tint-font-text)',
  serif: 'Georgia, "Noto Serif", serif',
  mono: 'ui-monospace, "DejaVu Sans Mono", monospace',
};

/** Of the font size. */
export const lineHeight = 1.2;
/** Average letter width by font size, for environments without a canvas. */
const usualWidth = 0.55;

export const weightOf = (bold: boolean): number => (bold ? 700 : 400);

export type TextBlock = {
  text: string;
  fontSize: number;
  font: FontName;
  bold: boolean;
  /** The middle of the block. */
  x: number;
  y: number;
};

/** A canvas does not resolve CSS custom properties. */
function familyOf(font: FontName): string {
  const family = fontFamilies[font];
  const name = /^var\((.+)\)$/.exec(family)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name) : family;
}

const fontOf = ({ bold, fontSize, font }: TextBlock): string =>
  `${weightOf(bold)} ${fontSize}px ${familyOf(font)}`;

/** How wide a line of a block is, in pixels of the picture. */
export function measureIn(block: TextBlock): (line: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (line) => line.length * block.fontSize * usualWidth;
  context.font = fontOf(block);
  return (line) => context.measureText(line).width;
}

/** The lines of a block, each with the height of its base line over the middle of the block. */
export function linesOf({ text, fontSize }: TextBlock): { line: string; y: number }[] {
  const lines = text.split('\n');
  const step = fontSize * lineHeight;
  return lines.map((line, i) => ({
    line,
    y: (i - (lines.length - 1) / 2) * step + fontSize * 0.35,
  }));
}

/** The block's box in pixels: its letters with padding. */
export function sizeOfText(block: TextBlock): { width: number; height: number } {
  const lines = block.text.split('\n');
  const widest = Math.max(...lines.map(measureIn(block)));
  const width = Math.ceil(widest + block.fontSize);
  return { width, height: Math.ceil((lines.length + 1) * block.fontSize * lineHeight) };
}

/** A text on a canvas of its own, each line centred; null where the browser draws on no canvas. */
export function drawText(block: TextBlock, color: string): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return null;
  const { width, height } = sizeOfText(block);
  Object.assign(canvas, { width, height });
  // Setting the size resets the context.
  Object.assign(context, { font: fontOf(block), textAlign: 'center', fillStyle: color });
  // The origin in whole pixels; the letters keep their fractions.
  const [left, top] = [block.x - placeOf(block.x, width), block.y - placeOf(block.y, height)];
  for (const { line, y } of linesOf(block)) context.fillText(line, left, top + y);
  return context;
}

const placeOf = (middle: number, length: number) => Math.round(middle - length / 2);

/** The pixels a text covers; null where the browser draws on no canvas. */
export function textCoverage(block: TextBlock): Coverage | null {
  const context = drawText(block, '#000');
  if (!context) return null;
  const { width, height } = context.canvas;
  const drawn = context.getImageData(0, 0, width, height);
  const [x, y] = [placeOf(block.x, width), placeOf(block.y, height)];
  return { x, y, width, height, data: alphaOf(drawn) };
}
