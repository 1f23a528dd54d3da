import { paintingLimits } from '@tintory/contract';
import type { ImageFile, OutputFormat } from '@tintory/imaging';
import type { PaintingStyleName } from '@tintory/effects';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';

type Inputs = {
  style: PaintingStyleName;
  strength: number;
  brush: number;
  format: OutputFormat;
};

export const styleTransferCartoon: Recipe = async (context) => {
  const { style, strength, brush, format } = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'painting', ['local']);
  const outputPath = context.newPath();
  const file = await engine.painting(
    {
      inputPath: await context.openImage(),
      outputPath,
      format,
      style,
      strength: strength / 100,
      brush: brush / 100,
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return {
    outputs: [{ ...file, path: outputPath }],
    result: { mode: style, tiny: isTiny(file, context.limits.maxPixels) },
    engine: engine.name,
  };
};

/** How much a preview shows of the photo, where rounding takes a row or a column. */
const whole = 0.98;

/** Whether a photo has too few pixels to be painted; one shrunk to the limit has enough. */
function isTiny({ width, height }: ImageFile, maxPixels = Infinity): boolean {
  const shrunk = width * height > maxPixels * whole;
  return !shrunk && Math.min(width, height) < paintingLimits.leastSide;
}
