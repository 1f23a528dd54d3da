import type { Stroke } from '@tintory/catalog';
import type { CutoutRequest } from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';

type Inputs = {
  background: 'transparent' | 'color' | 'blur';
  color: string;
  blur: number;
  crop: boolean;
  format: 'png' | 'webp' | 'jpeg';
  strokes: Stroke[];
};

function backgroundOf({ background, color, blur }: Inputs): CutoutRequest['background'] {
  switch (background) {
    case 'transparent':
      return { kind: 'transparent' };
    case 'color':
      return { kind: 'color', color };
    case 'blur':
      return { kind: 'blur', amount: blur };
  }
}

/** The background in the result: JPEG has no transparency and is white there. */
const modeOf = ({ background, format }: Inputs) =>
  background === 'transparent' && format === 'jpeg' ? 'white' : background;

export const removeBackground: Recipe = async (context) => {
  const inputs = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'cutout', ['onnx', 'local']);
  const outputPath = context.newPath();
  const { confidence, warnings, faint, ...file } = await engine.cutout(
    {
      inputPath: await context.openImage(),
      outputPath,
      background: backgroundOf(inputs),
      crop: inputs.crop,
      format: inputs.format,
      strokes: inputs.strokes,
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  return {
    outputs: [{ ...file, path: outputPath }],
    result: { mode: modeOf(inputs), confidence, warnings, faint_outline: faint },
    engine: engine.name,
  };
};
