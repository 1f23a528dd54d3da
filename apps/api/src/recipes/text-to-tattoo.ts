import { stat } from 'node:fs/promises';
import type { TattooAnswer, TattooRequest } from '@tintory/tattoo';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';

type Inputs = Pick<TattooRequest, 'prompt' | 'style' | 'ornament'> & {
  skin: boolean;
  variation: number;
};

/** Side of a design in pixels: a hand's width at 300 dots an inch. */
const fullSize = 1_536;

export const textToTattoo: Recipe = async (context) => {
  const { prompt, style, ornament, skin, variation } = context.inputs as Inputs;
  const { maxPixels } = context.limits;
  const size = maxPixels ? Math.floor(Math.sqrt(maxPixels)) : fullSize;
  const engine = findEngine(context.engines, 'tattoo', ['local']);
  const [outputPath, svgPath, skinPath] = [context.newPath(), context.newPath(), context.newPath()];
  const answer: TattooAnswer = await engine.tattoo(
    {
      prompt,
      style,
      ornament,
      seed: variation,
      outputPath,
      svgPath,
      size,
      ...(skin && !maxPixels && { skinPath }),
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  const { understood, unknown, suggestions, credits, skin: onSkin, ...file } = answer;
  const svg = { ...file, contentType: 'image/svg+xml', bytes: (await stat(svgPath)).size };
  const all = [
    { ...file, path: outputPath },
    ...(onSkin ? [{ ...onSkin, path: skinPath }] : []),
    { ...svg, path: svgPath },
  ];
  return {
    // An SVG has every size, so a free preview is the small bitmap alone.
    outputs: maxPixels ? all.slice(0, 1) : all,
    result: { mode: style, understood, unknown, suggestions, credits },
    engine: engine.name,
  };
};
