import type { Stroke } from '@tintory/catalog';
import {
  isSeenFromFront,
  type OutputFormat,
  type StageScene,
  type StudioName,
} from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';
import { requirePlace } from './scenes/require-place.ts';
import { readAngle } from './scenes/scene-angle.ts';
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

/**
 * Pictures of one place differ as a photographer's do; the first one is the preview's. What is small
 * in its picture has more air around it.
 */
const shots: readonly Pick<StageScene, 'view' | 'padding' | 'shadow'>[] = [
  { view: 'usual', padding: 0.1, shadow: 'cast' },
  { view: 'above', padding: 0.2, shadow: 'cast' },
  { view: 'near', padding: 0.05, shadow: 'soft' },
  { view: 'far', padding: 0.23, shadow: 'cast' },
];

function placeOf(wish: SceneWish, index: number): LitPlace {
  const usual = usualStudios.filter((studio) => !wish.avoided.includes(studio));
  const places = wish.places.length > 0 ? wish.places : usual.map((one) => plainPlace(one, wish));
  return places[index % places.length] ?? { studio: 'white', lights: [] };
}

function shotOf(index: number): (typeof shots)[number] {
  const [first] = shots;
  return shots[index % shots.length] ?? (first as (typeof shots)[number]);
}

export const productModel: Recipe = async (context) => {
  const inputs = context.inputs as Inputs;
  // With a mask of the user's own nothing is left for a cutout's model.
  const preference = inputs.mask_object_id ? ['local'] : ['onnx', 'local'];
  const engine = findEngine(context.engines, 'stage', preference);
  const angle = readAngle(inputs.prompt);
  const wish = readScene(angle.rest, inputs.num);
  requirePlace(angle.rest, wish);
  // A preview is one picture, whatever was asked for.
  const count = context.func.maxPixels ? 1 : inputs.num;
  const scenes = Array.from({ length: count }, (_, index): StageScene => {
    const { lights, ...place } = placeOf(wish, index);
    return {
      outputPath: context.newPath(),
      backdrop: { kind: 'studio', ...place },
      lights,
      placement: 'fit',
      ...shotOf(index),
      isFromAbove: angle.words.length > 0,
      shadowStrength: 0.75,
      relight: 0.6,
      frame: 'none',
      seed: index + 1,
    };
  });
  const { files, confidence, faint, fewPixels, tilted, isPinned } = await engine.stage(
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
  // A place that is known by what is behind things shows none of it from above.
  const isShown = scenes.some(({ backdrop }) => !isSeenFromFront(backdrop));
  return {
    outputs: files.map((file, i) => ({ ...file, path: scenes[i]?.outputPath ?? '' })),
    result: {
      mode: inputs.mask_object_id ? 'own mask' : 'cutout',
      confidence,
      faint_outline: faint,
      few_pixels: fewPixels,
      tilted,
      alike: isPinned && inputs.num > 1,
      understood: isShown ? [...wish.understood, ...angle.words] : wish.understood,
      unknown: isShown ? wish.unknown : [...wish.unknown, ...angle.words],
    },
    engine: engine.name,
  };
};
