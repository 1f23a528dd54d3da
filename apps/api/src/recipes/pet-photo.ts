import type { FrameName } from '@tintory/effects';
import type { OutputFormat } from '@tintory/imaging';
import { wishPlace } from './place-wish.ts';
import type { Recipe } from './recipe.ts';
import { relightOf, shadowOf, stageInPlaces, type Shot } from './stage-places.ts';

type Inputs = {
  prompt: string;
  scene: string;
  surface: string;
  direction: number;
  depth: number;
  frame: FrameName;
  variation: number;
  format: OutputFormat;
};

/** In per cent. */
const [shadowStrength, lightStrength] = [70, 60];

export const petPhoto: Recipe = (context) => {
  const { scene, surface, prompt, direction, depth, frame, variation, format } =
    context.inputs as Inputs;
  const wish = wishPlace(context.places, { place: scene, surface, prompt, thing: 'animal' });
  const shot: Shot = {
    ...{ place: wish.places[0] ?? '', direction, depth: depth / 100, frame },
    placement: 'keep',
    padding: 0,
    shadow: shadowOf(shadowStrength),
    relight: relightOf(lightStrength),
    seed: variation,
  };
  return stageInPlaces(context, { wish, shots: [shot], format });
};
