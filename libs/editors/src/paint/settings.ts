import {
  type Adjustments,
  type Brush,
  type Ink,
  noAdjustments,
  type Rgb,
  type ShapeKind,
  type Size,
  type StrokeKind,
} from '@tintory/paint-document';
import type { FontName } from './files/draw-text.ts';
import type { PaintTool } from './tools.ts';

/** What the person has chosen. Colours are `#rrggbb`, shares go from 0 to 1, lengths are pixels. */
export type PaintSettings = {
  tool: PaintTool;
  color: string;
  otherColor: string;
  size: number;
  hardness: number;
  opacity: number;
  pressureSize: boolean;
  pressureOpacity: boolean;
  shape: ShapeKind;
  filled: boolean;
  lineWidth: number;
  text: string;
  fontSize: number;
  font: FontName;
  bold: boolean;
  ratio: string;
  adjustments: Adjustments;
  maskMode: 'mask' | 'unmask';
  markMode: 'keep' | 'erase';
  /** Whether the removed part is shown dimmed. */
  shadow: boolean;
};

/** Visible on most pictures, and a brand colour. */
export const firstColor = '#c93a1b';

const longerOf = ({ width, height }: Size): number => Math.max(width, height);

/** The widest useful brush for a picture. */
export const largestBrush = (size: Size): number =>
  Math.max(64, Math.min(1000, Math.round(longerOf(size) / 4)));

/** The largest letters, as a share of the longer side. */
const largestShare = 0.5;

export const largestLetters = (size: Size): number =>
  Math.max(64, Math.round(longerOf(size) * largestShare));

/** Lengths that look the same on a small picture and on a large one. */
export function firstSettings(size: Size): PaintSettings {
  const longer = longerOf(size);
  return {
    tool: 'brush',
    color: firstColor,
    otherColor: '#ffffff',
    size: Math.max(4, Math.round(longer / 25)),
    hardness: 0.8,
    opacity: 1,
    pressureSize: true,
    pressureOpacity: false,
    shape: 'rectangle',
    filled: false,
    lineWidth: Math.max(2, Math.round(longer / 150)),
    text: '',
    fontSize: Math.max(12, Math.round(longer / 14)),
    font: 'heading',
    bold: true,
    ratio: 'free',
    adjustments: noAdjustments,
    maskMode: 'mask',
    markMode: 'keep',
    shadow: true,
  };
}

/** The next smaller or larger brush, by a fifth. */
export function nextSize(size: number, direction: -1 | 1, largest: number): number {
  const step = Math.max(1, Math.round(size * 0.2));
  return Math.min(largest, Math.max(1, size + direction * step));
}

export const toRgb = (color: string): Rgb => {
  const number = Number.parseInt(color.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
};

export const toHex = ([red, green, blue]: Rgb): string =>
  `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`;

export const colorInk = ({ color, opacity }: PaintSettings): Ink => ({
  kind: 'color',
  color: toRgb(color),
  opacity,
});

/** What the pointer paints with a brush; null for marks, which are no pixels. */
export function strokeOf(settings: PaintSettings): StrokeKind | null {
  switch (settings.tool) {
    case 'brush':
      return colorInk(settings);
    case 'erase':
    case 'restore':
      return { kind: settings.tool, opacity: settings.opacity };
    case 'object':
      return { kind: settings.maskMode };
    default:
      return null;
  }
}

/** The effect of the pen's eraser end with the same tool. */
export function eraserOf(settings: PaintSettings): StrokeKind | null {
  const stroke = strokeOf(settings);
  if (stroke?.kind === 'mask') return { kind: 'unmask' };
  return stroke?.kind === 'color' ? { kind: 'erase', opacity: settings.opacity } : stroke;
}

/** A mask has a hard edge, whatever the brush of the other tools. */
export const brushOf = (settings: PaintSettings, pen: boolean): Brush => ({
  size: settings.size,
  hardness: settings.tool === 'object' ? 1 : settings.hardness,
  pressureSize: pen && settings.pressureSize,
  pressureOpacity: pen && settings.pressureOpacity && settings.tool !== 'object',
});

export const ratios = [
  ...(['free', 'original', '1:1'] as const),
  ...(['4:5', '3:4', '2:3', '9:16'] as const),
  ...(['5:4', '4:3', '3:2', '16:9'] as const),
];

/** Width by height; null for any. */
export function ratioOf(name: string, { width, height }: Size): number | null {
  if (name === 'free') return null;
  if (name === 'original') return width / height;
  const [across = 1, down = 1] = name.split(':').map(Number);
  return across / down;
}
