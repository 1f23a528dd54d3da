import type { Stroke } from '@tintory/catalog';
import {
  settingSurfaces,
  type Backdrop,
  type OutputFormat,
  type SettingName,
  type StageScene,
  type StudioName,
} from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import { AppError } from '../platform/errors.ts';
import type { Recipe, RecipeContext } from './recipe.ts';

type Inputs = {
  background: Backdrop['kind'];
  studio: StudioName | SettingName;
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
  strokes: Stroke[];
};

const isSetting = (place: StudioName | SettingName): place is SettingName =>
  Object.hasOwn(settingSurfaces, place);

async function backdropOf(inputs: Inputs, { openPicture }: RecipeContext): Promise<Backdrop> {
  const { color, color2, angle, pattern, blur, studio, background_object_id: picture } = inputs;
  switch (inputs.background) {
    case 'studio':
      return isSetting(studio)
        ? { kind: 'studio', studio: settingSurfaces[studio], setting: studio }
        : { kind: 'studio', studio };
    case 'color':
      return { kind: 'color', color, flat: true };
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

export const changeBackground: Recipe = async (context) => {
  const inputs = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'stage', ['onnx', 'local']);
  const outputPath = context.newPath();
  const { files, confidence, faint, fewPixels, tilted } = await engine.stage(
    {
      inputPath: await context.openImage(),
      format: inputs.format,
      strokes: inputs.strokes,
      scenes: [
        {
          outputPath,
          backdrop: await backdropOf(inputs, context),
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
  const doubts = { faint_outline: faint, few_pixels: fewPixels, tilted };
  const result = { mode: inputs.background, confidence, ...doubts };
  return { outputs, result, engine: engine.name };
};
