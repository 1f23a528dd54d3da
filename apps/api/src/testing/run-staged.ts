import { findTool } from '@tintory/catalog';
import type { PlaceStageRequest, StageRequest } from '@tintory/effects';
import type { Engine } from '../engines/engine.ts';
import type { PlacesService } from '../modules/places/places.service.ts';
import type { Recipe, RecipeContext } from '../recipes/recipe.ts';

const file = { width: 8, height: 8, contentType: 'image/png', bytes: 1 };
const found = { confidence: 1, warnings: ['see_through'], faint: false, isTrimmed: false };

type Asked = { place?: PlaceStageRequest; flat?: StageRequest };

type StagedRun = {
  places: PlacesService;
  tool: string;
  inputs: object;
  /** Of the function. */
  id?: string | undefined;
};

/** Runs a recipe with an engine that draws nothing; what it asked of it, beside its answer. */
export async function runStaged(recipe: Recipe, { places, tool, inputs, id = 'run' }: StagedRun) {
  const asked: Asked = {};
  const engine = {
    name: 'local',
    placeStage: async (request: PlaceStageRequest) => {
      asked.place = request;
      return {
        files: request.scenes.map(() => file),
        views: request.scenes.map(() => ({ direction: 1, pitch: 8, metres: 0.2 })),
        ...{ thing: 'product', flags: ['hiddenFeet'], confidence: 1, faint: false, found },
      };
    },
    stage: async (request: StageRequest) => {
      asked.flat = request;
      return { files: [file], confidence: 1, warnings: [], faint: false, found };
    },
  };
  const context = {
    func: findTool(tool)?.functions.find((one) => one.id === id),
    inputs: { surface: '', direction: 0, depth: 50, format: 'png', ...inputs },
    ...{ engines: [engine as unknown as Engine], places, limits: {} },
    openSubject: async () => ({ inputPath: 'photo', strokes: [] }),
    readTitle: async () => 'Leather handbag',
    newPath: () => 'picture',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  const answer = await recipe(context as unknown as RecipeContext);
  return { ...asked, ...answer, scenes: asked.place?.scenes ?? [] };
}
