import type { DressRequest } from '@tintory/effects';
import type { OutputFormat } from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';

type Inputs = { garment_object_id: string; kind: DressRequest['kind']; format: OutputFormat };

export const virtualDress: Recipe = async (context) => {
  const { garment_object_id: garment, kind, format } = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'dress', ['onnx', 'local']);
  const outputPath = context.newPath();
  const { overSleeves, hidesNeck, looseClothes, unclearArms, unclearGarment, cutOff, ...rest } =
    await engine.dress(
      {
        personPath: await context.openImage(),
        garmentPath: await context.openPicture(garment),
        kind,
        outputPath,
        format,
        ...context.limits,
      },
      { signal: context.signal, onProgress: context.onProgress },
    );
  const { confidence, ...file } = rest;
  return {
    outputs: [{ ...file, path: outputPath }],
    result: {
      mode: kind,
      confidence,
      over_sleeves: overSleeves,
      hides_neck: hidesNeck,
      loose_clothes: looseClothes,
      unclear_arms: unclearArms,
      unclear_garment: unclearGarment,
      cut_off: cutOff,
    },
    engine: engine.name,
  };
};
