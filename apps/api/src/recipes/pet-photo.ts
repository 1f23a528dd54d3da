import type { Stroke } from '@tintory/catalog';
import type { Backdrop, FrameName, OutputFormat, StageScene } from '@tintory/imaging';
import { findEngine } from '../engines/find-engine.ts';
import type { Recipe } from './recipe.ts';
import { requirePlace } from './scenes/require-place.ts';
import { readScene, withoutWords, type SceneWish } from './scenes/scene-words.ts';

type SceneName =
  | 'prompt'
  | 'portrait'
  | 'garden'
  | 'beach'
  | 'home'
  | 'sunset'
  | 'autumn'
  | 'christmas'
  | 'party'
  | 'royal';
type Inputs = {
  prompt: string;
  scene: SceneName;
  frame: FrameName;
  variation: number;
  format: OutputFormat;
  strokes: Stroke[];
};

const backdrops: Record<Exclude<SceneName, 'prompt'>, Backdrop> = {
  portrait: { kind: 'color', color: '#b9c7bd', flat: false },
  garden: { kind: 'studio', studio: 'garden' },
  beach: { kind: 'studio', studio: 'sand' },
  home: { kind: 'studio', studio: 'wood', setting: 'living' },
  sunset: { kind: 'studio', studio: 'sunset' },
  autumn: { kind: 'studio', studio: 'autumn' },
  christmas: { kind: 'studio', studio: 'wood', setting: 'christmas' },
  party: { kind: 'studio', studio: 'night' },
  royal: { kind: 'color', color: '#5e1f2d', flat: false },
};

function backdropOf(
  scene: SceneName,
  { places: [first] }: SceneWish,
): Pick<StageScene, 'backdrop' | 'lights'> {
  if (scene !== 'prompt') return { backdrop: backdrops[scene], lights: [] };
  if (!first) return { backdrop: backdrops.portrait, lights: [] };
  const { lights, ...place } = first;
  return { backdrop: { kind: 'studio', ...place }, lights };
}

export const petPhoto: Recipe = async (context) => {
  const inputs = context.inputs as Inputs;
  const engine = findEngine(context.engines, 'stage', ['onnx', 'local']);
  // Words that were typed are meant, whatever the list beside them says.
  const scene = inputs.prompt && inputs.scene === 'portrait' ? 'prompt' : inputs.scene;
  // There is one picture: what else is named has no place in it.
  const wish = readScene(inputs.prompt, 1);
  if (scene === 'prompt') requirePlace(inputs.prompt, wish);
  const outputPath = context.newPath();
  const drawn: StageScene = {
    outputPath,
    ...backdropOf(scene, wish),
    placement: 'keep',
    padding: 0,
    shadow: 'soft',
    shadowStrength: 0.7,
    relight: 0.7,
    frame: inputs.frame,
    seed: inputs.variation,
  };
  const { files, confidence, faint, fewPixels, tilted } = await engine.stage(
    {
      inputPath: await context.openImage(),
      format: inputs.format,
      strokes: inputs.strokes,
      scenes: [drawn],
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  const doubts = { faint_outline: faint, few_pixels: fewPixels, tilted };
  // Any other scene is a place of its own; words about another one count for nothing.
  const { understood, unknown } = scene === 'prompt' ? wish : withoutWords(wish);
  return {
    outputs: files.map((file) => ({ ...file, path: outputPath })),
    result: { mode: scene, confidence, ...doubts, understood, unknown },
    engine: engine.name,
  };
};
