import { type RgbaImage, mixRgb, type Rgb, smoothStep } from '@tintory/pixels';
import { ditherAt } from './dither.ts';

export type Size = { width: number; height: number };

export const patternNames = ['dots', 'stripes', 'checks', 'waves'] as const;
export type PatternName = (typeof patternNames)[number];

/**
 * A gradient between two colours.
 *
 * @param angle in degrees; 0 runs down, 90 to the right
 */
export function gradientBackdrop(size: Size, from: Rgb, to: Rgb, angle: number): RgbaImage {
  const [dx, dy] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const reach = Math.abs(dx) + Math.abs(dy);
  return paint(size, (x, y) =>
    mixRgb(from, to, 0.5 + ((x / size.width - 0.5) * dx + (y / size.height - 0.5) * dy) / reach),
  );
}

/** A repeating pattern of two colours, about twenty periods over the longer side. */
export function patternBackdrop(size: Size, name: PatternName, from: Rgb, to: Rgb): RgbaImage {
  const step = Math.max(size.width, size.height) / 20;
  const edge = 1.2 / step;
  return paint(size, (x, y) => mixRgb(from, to, figure(name, x / step, y / step, edge)));
}

/** @param edge how soft a border is, in periods */
function figure(name: PatternName, u: number, v: number, edge: number): number {
  const near = (value: number) => Math.abs(value - Math.floor(value) - 0.5);
  switch (name) {
    case 'dots': {
      const shifted = u + (Math.floor(v) % 2) / 2;
      return 1 - smoothStep(0.26 - edge, 0.26 + edge, Math.hypot(near(shifted), near(v)));
    }
    case 'stripes':
      return smoothStep(0.25 - edge, 0.25 + edge, near((u + v) / 2));
    case 'checks':
      return (
        0.5 * smoothStep(0.25 - edge, 0.25 + edge, near(u / 2)) +
        0.5 * smoothStep(0.25 - edge, 0.25 + edge, near(v / 2))
      );
    case 'waves':
      return smoothStep(0.25 - edge, 0.25 + edge, near(v + 0.25 * Math.sin(u * Math.PI)));
  }
}

function paint({ width, height }: Size, color: (x: number, y: number) => Rgb): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      const [red, green, blue] = color(x + 0.5, y + 0.5);
      const dither = ditherAt(x, y);
      data[at] = red + dither;
      data[at + 1] = green + dither;
      data[at + 2] = blue + dither;
      data[at + 3] = 255;
    }
  }
  return { data, width, height };
}
