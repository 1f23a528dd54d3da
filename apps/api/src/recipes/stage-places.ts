import type { OutputFormat } from '@tintory/imaging';
import type { PlaceScene } from '@tintory/effects';
import { proposalCount, proposePlaces, viewPlace, type Place } from '@tintory/places';
import { findEngine } from '../engines/find-engine.ts';
import { AppError } from '../platform/errors.ts';
import type { PlaceWish } from './place-wish.ts';
import type { RecipeAnswer, RecipeContext } from './recipe.ts';

/** The baseline of a subject, in heights from the top; judged on the sheets of places. */
const foot = 0.84;

/** One picture in a place; `direction` 0 leaves it to the engine. */
export type Shot = Pick<PlaceScene, 'padding' | 'placement' | 'frame' | 'seed'> & {
  place: string;
  direction: number;
  /** From 0 to 1, as `shadow` and `relight`. */
  depth: number;
  shadow: number;
  relight: number;
};

type Order = {
  wish: PlaceWish;
  shots: readonly Shot[];
  format: OutputFormat;
  size?: { width: number; height: number };
  preference?: readonly string[];
};

/** Per cent as chosen by people; half of a shadow's strength is most of its visible effect. */
export const shadowOf = (percent: number): number => Math.sqrt(percent / 100);
/** Up to 60 per cent a subject keeps its colours: that is the light as it was judged. */
export const relightOf = (percent: number): number => percent / 60;

/** Stages a job's subject in places, and tells what was done. */
export async function stageInPlaces(context: RecipeContext, order: Order): Promise<RecipeAnswer> {
  const { wish, shots, format, size } = order;
  const engine = findEngine(context.engines, 'placeStage', order.preference ?? ['onnx', 'local']);
  const scenes = shots.map((shot) => sceneOf(context, wish, shot));
  const title = await context.readTitle();
  const { files, confidence, faint, found, views, thing, flags } = await engine.placeStage(
    {
      ...(await context.openSubject()),
      ...{ scenes, format, ...(size ? { size } : {}), ...(title ? { title } : {}) },
      ...context.limits,
    },
    { signal: context.signal, onProgress: context.onProgress },
  );
  const { library } = context.places;
  const [first] = shots;
  const place = first && library.places.get(first.place);
  const proposals = [...new Set([...shots.map((shot) => shot.place), ...wish.places])];
  return {
    outputs: files.map((file, i) => ({ ...file, path: scenes[i]?.outputPath ?? '' })),
    result: {
      mode: 'place',
      place: first?.place ?? '',
      surface: wish.surface || (place ? usualSurface(place, thing) : ''),
      direction: first?.direction || (views[0]?.direction ?? 0) + 1,
      proposals: [...new Set([...proposals, ...proposePlaces(library, thing)])].slice(
        0,
        proposalCount,
      ),
      places: shots.map((shot) => shot.place),
      ...{ thing, flags, confidence, warnings: found.warnings, faint_outline: faint },
      understood: wish.understood,
      unknown: wish.unknown,
      ...(wish.suggestions.length > 0 && { suggestions: wish.suggestions }),
    },
    found,
    engine: engine.name,
  };
}

function sceneOf({ places: { library }, newPath }: RecipeContext, wish: PlaceWish, shot: Shot) {
  const { place: id, direction, depth, ...rest } = shot;
  const place = library.places.get(id);
  if (!place) throw new AppError('InvalidInput', { details: { place: { text: 'noSuchPlace' } } });
  const view = viewPlace(library, place, { surface: wish.surface, direction, depth });
  return { ...view, ...rest, foot, outputPath: newPath() } satisfies PlaceScene;
}

/** The engine's default. */
const usualSurface = ({ paper, surfaces: { table, ground } }: Place, thing: string): string =>
  paper ? '' : ((thing === 'product' ? table[0] : (ground[0] ?? table[0])) ?? '');
