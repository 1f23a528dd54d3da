import type { Backdrop, StageScene } from '@tintory/effects';
import type { OutputFormat } from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import { AppError } from '../platform/errors.ts';
import { wishPlace } from './place-wish.ts';
import type { Recipe, RecipeAnswer, RecipeContext } from './recipe.ts';
import { relightOf, shadowOf, stageInPlaces } from './stage-places.ts';

type Inputs = {
  background: Backdrop['kind'] | 'studio';
  studio: string;
  surface: string;
  direction: number;
  depth: number;
  color: string;
  color2: string;
  angle: number;
  pattern: Extract<Backdrop, { kind: 'pattern' }>['pattern'];
  background_object_id?: string;
  blur: number;
  placement: StageScene['placement'];
  padding: number;
  shadow: StageScene['shadow'];
  shadow_strength: number;
  relight: number;
  variation: number;
  format: OutputFormat;
};

/** Shares of a shadow's strength; a soft one is lighter. */
const shadows = { none: 0, soft: 0.85, cast: 1 } as const;

async function backdropOf(
  inputs: Inputs,
  background: Backdrop['kind'],
  { openPicture }: RecipeContext,
): Promise<Backdrop> {
  const { color, color2, angle, pattern, blur, background_object_id: picture } = inputs;
  switch (background) {
    case 'color':
      return { kind: 'color', color };
    case 'gradient':
      return { kind: 'gradient', from: color, to: color2, angle };
    case 'pattern':
      return { kind: 'pattern', pattern, from: color, to: color2 };
    case 'blur':
      return { kind: 'blur', amount: blur };
    case 'picture':
      if (!picture) throw new AppError('InvalidInput');
      return { kind: 'picture', path: await openPicture(picture) };
  }
}

export const changeBackground: Recipe = (context) => {
  const inputs = context.inputs as Inputs;
  return inputs.background === 'studio'
    ? intoPlace(context, inputs)
    : ontoBackdrop(context, inputs, inputs.background);
};

function intoPlace(context: RecipeContext, inputs: Inputs): Promise<RecipeAnswer> {
  const { studio, surface, direction, depth, placement, padding, shadow, format } = inputs;
  const wish = wishPlace(context.places, { place: studio, surface, prompt: '', thing: 'product' });
  const shot = {
    ...{ place: wish.places[0] ?? '', direction, depth: depth / 100 },
    ...{ placement, padding: padding / 100, seed: inputs.variation },
    shadow: shadowOf(inputs.shadow_strength) * shadows[shadow],
    relight: relightOf(inputs.relight),
  };
  return stageInPlaces(context, { wish, shots: [shot], format });
}

async function ontoBackdrop(
  context: RecipeContext,
  inputs: Inputs,
  background: Backdrop['kind'],
): Promise<RecipeAnswer> {
  const engine = findEngine(context.engines, 'stage', ['onnx', 'local']);
  const outputPath = context.newPath();
  const { files, confidence, warnings, faint, fewPixels, found } = await engine.stage(
    {
      ...(await context.openSubject()),
      format: inputs.format,
      scenes: [
        {
          outputPath,
          backdrop: await backdropOf(inputs, background, context),
          placement: inputs.placement,
          padding: inputs.padding / 100,
          shadow: inputs.shadow,
          shadowStrength: inputs.shadow_strength / 100,
          relight: inputs.relight / 100,
          frame: 'none',
          seed: inputs.variation,
        },
      ],
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  const outputs = files.map((file) => ({ ...file, path: outputPath }));
  const told = { warnings, faint_outline: faint, few_pixels: fewPixels };
  const result = { mode: background, confidence, ...told };
  return { outputs, result, found, engine: engine.name };
}
