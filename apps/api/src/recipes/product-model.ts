import type { Stroke } from '@tintory/catalog';
import type { OutputFormat, StageScene, StudioName } from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';
import { plainPlace, readScene, type LitPlace, type SceneWish } from './scenes/scene-words.ts';
import { readSize, type ImageSize } from './scenes/read-size.ts';

type Inputs = {
  prompt: string;
  num: number;
  image_size: ImageSize;
  mask_object_id?: string;
  format: OutputFormat;
  strokes: Stroke[];
};

/** Where nothing was asked for, each picture shows the product in another place. */
const usualStudios: readonly StudioName[] = ['linen', 'marble', 'warm', 'wood'];

function placeOf(wish: SceneWish, index: number): LitPlace {
  const usual = usualStudios.filter((studio) => !wish.avoided.includes(studio));
  const places = wish.places.length > 0 ? wish.places : usual.map((one) => plainPlace(one, wish));
  return places[index % places.length] ?? { studio: 'white', lights: [] };
}

export const productModel: Recipe = async (context) => {
  const inputs = context.inputs as Inputs;
  // With a mask of the user's own nothing is left for a cutout's model.
  const preference = inputs.mask_object_id ? ['local'] : ['onnx', 'local'];
  const engine = findEngine(context.engines, 'stage', preference);
  const wish = readScene(inputs.prompt, inputs.num);
  // A preview is one picture, whatever was asked for.
  const count = context.func.maxPixels ? 1 : inputs.num;
  const scenes = Array.from({ length: count }, (_, index): StageScene => {
    const { lights, ...place } = placeOf(wish, index);
    return {
      outputPath: context.newPath(),
      backdrop: { kind: 'studio', ...place },
      lights,
      placement: 'fit',
      padding: 0.1 + 0.03 * (index % 3),
      shadow: index % 2 === 0 ? 'cast' : 'soft',
      shadowStrength: 0.75,
      relight: 0.6,
      frame: 'none',
      seed: index + 1,
    };
  });
  const { files, confidence } = await engine.stage(
    {
      inputPath: await context.openImage(),
      ...(inputs.mask_object_id && { maskPath: await context.openPicture(inputs.mask_object_id) }),
      scenes,
      size: readSize(inputs.image_size),
      format: inputs.format,
      strokes: inputs.strokes,
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  const { understood, unknown } = wish;
  return {
    outputs: files.map((file, i) => ({ ...file, path: scenes[i]?.outputPath ?? '' })),
    result: {
      mode: inputs.mask_object_id ? 'own mask' : 'cutout',
      confidence,
      understood,
      unknown,
    },
    engine: engine.name,
  };
};
