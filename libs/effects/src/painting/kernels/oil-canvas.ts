import { createPlane, type Plane, type RgbaImage, gaussianBlur, wideBlur } from '@tintory/pixels';
import type { ColorPlanes } from './color-planes.ts';

/** Colours from 0 to 1, three values per pixel. */
export type Canvas = { paint: Float32Array; width: number; height: number };

/** A canvas with the paint's thickness and the last stroke on each pixel. */
export type WetCanvas = Canvas & { thickness: Plane; lastStroke: Int32Array };

/** Burnt umber: painters tone the canvas, and it glows between the strokes. */
const toning = [0.42, 0.33, 0.24] as const;

/** A toned canvas with the masses of the picture thinly washed in, as painters start. */
export function createWetCanvas({ paint: masses, width, height }: Canvas): WetCanvas {
  const paint = masses.map((value, i) => value * 0.7 + (toning[i % 3] as number) * 0.3);
  const lastStroke = new Int32Array(width * height).fill(-1);
  return { paint, width, height, thickness: createPlane(width, height), lastStroke };
}

/** The picture blurred to what a brush can show. */
export function blurredCanvas(colors: ColorPlanes, sigma: number): Canvas {
  const { width, height } = colors[0];
  const paint = new Float32Array(width * height * 3);
  colors.forEach((plane, channel) => {
    const { data } = wideBlur(plane, sigma);
    for (let i = 0; i < data.length; i += 1) paint[i * 3 + channel] = data[i] as number;
  });
  return { paint, width, height };
}

/**
 * Lights the paint's relief from the upper left: slopes facing it shine, others are shaded (after
 * Hertzmann, "Fast Paint Texture", NPAR 2002).
 *
 * @param depth strength of light and shade; 0 is flat
 * @param finest size of the finest relief in pixels, half the distance of two bristles
 */
export function lightPaint(
  canvas: WetCanvas,
  depth: number,
  finest: number,
  alphaOf: RgbaImage,
): RgbaImage {
  const { width, height, paint } = canvas;
  const { data: high } = gaussianBlur(canvas.thickness, finest);
  const steep = (depth * finest) / 0.65;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const i = y * width + x;
      const across =
        (high[y * width + Math.min(width - 1, x + 1)] as number) -
        (high[y * width + Math.max(0, x - 1)] as number);
      const along = (high[down + x] as number) - (high[up + x] as number);
      const slope = Math.min(0.6, Math.max(-0.6, (across * 0.6 + along * 0.8) * steep));
      const shine = slope > 0.12 ? (slope - 0.12) * 60 : 0;
      for (let c = 0; c < 3; c += 1) {
        data[i * 4 + c] = (paint[i * 3 + c] as number) * 255 * (1 + slope * 0.7) + shine;
      }
      data[i * 4 + 3] = alphaOf.data[i * 4 + 3] as number;
    }
  }
  return { data, width, height };
}
