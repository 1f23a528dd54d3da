import type { OutputFormat } from '@tintory/imaging';
import { wishPlace } from './place-wish.ts';
import { readSize, type ImageSize } from './read-size.ts';
import type { Recipe } from './recipe.ts';
import { relightOf, shadowOf, stageInPlaces, type Shot } from './stage-places.ts';

type Inputs = {
  prompt: string;
  studio: string;
  surface: string;
  direction: number;
  depth: number;
  shadow_strength: number;
  relight: number;
  num: number;
  image_size: ImageSize;
  mask_object_id?: string;
  format: OutputFormat;
};

/**
 * Pictures of one place differ as a photographer's do: by the direction, the distance and how far the
 * background is out of focus. The first one is the preview's.
 */
const variants = [
  { turn: 0, padding: 0.12, deeper: 0 },
  { turn: 1, padding: 0.2, deeper: 0.2 },
  { turn: 2, padding: 0.06, deeper: -0.3 },
  { turn: 3, padding: 0.25, deeper: 0.4 },
] as const;

export const productModel: Recipe = (context) => {
  const inputs = context.inputs as Inputs;
  const { studio, surface, prompt, num, image_size: imageSize, format } = inputs;
  const wish = wishPlace(context.places, { place: studio, surface, prompt, thing: 'product' });
  // A preview is always one picture.
  const count = context.func.maxPixels ? 1 : num;
  const shots = Array.from({ length: count }, (_, index): Shot => {
    const { turn, padding, deeper } = variants[index % variants.length] ?? variants[0];
    const place = wish.places[index % wish.places.length] ?? '';
    const directions = context.places.library.places.get(place)?.directions.length ?? 1;
    // Different places each use their best direction; one place uses its first.
    const turned = wish.isAsked && turn > 0 ? (turn % directions) + 1 : 0;
    return {
      ...{ place, padding, placement: 'fit', seed: index + 1 },
      direction: inputs.direction || turned,
      depth: Math.min(1, Math.max(0, inputs.depth / 100 + deeper)),
      shadow: shadowOf(inputs.shadow_strength),
      relight: relightOf(inputs.relight),
    };
  });
  return stageInPlaces(context, {
    ...{ wish, shots, format, size: readSize(imageSize) },
    // With a mask of the user's own nothing is left for a cutout's model.
    preference: inputs.mask_object_id ? ['local'] : ['onnx', 'local'],
  });
};
