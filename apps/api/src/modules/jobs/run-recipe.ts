import { jobField, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import { quickPreviewPixels } from '@tintory/contract';
import type { SubjectSource } from '@tintory/effects';
import { inTurn } from '../../engines/in-turn.ts';
import type { ListEngines } from '../../engines/list-engines.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Recipe, RecipeAnswer } from '../../recipes/recipe.ts';
import type { CutoutsService, MadeCutout } from '../cutouts/cutouts.service.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import type { BaseJobs } from './base-job.ts';
import { changeOf, jobChanged } from './job-changed.ts';
import { readInputs } from './job-inputs.ts';
import { openJobPictures } from './job-pictures.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { turnOf } from './job-turn.ts';
import { openSubject } from './open-subject.ts';
import { throttleProgress } from './progress.ts';

export type RecipeParts = {
  db: Database;
  events: Events;
  listEngines: ListEngines;
  pictures: PicturesService;
  findTool: (id: string) => ToolDefinition | undefined;
  findRecipe: (toolId: string) => Recipe | undefined;
  cutouts: CutoutsService;
  bases: BaseJobs;
  places: PlacesService;
  /** The store's title of a product; undefined if unknown. */
  titleOf: (userId: string, productId: string) => Promise<string | undefined>;
};

/** A recipe's results, and its cutout if it is to be kept. */
export type RecipeOutcome = RecipeAnswer & { cutout?: MadeCutout };

/** Runs the recipe of a job's tool with the job's inputs, in a folder of its own. */
export function createRecipeRunner(parts: RecipeParts) {
  const { listEngines, pictures, cutouts, bases, places, titleOf } = parts;
  const find = findWork(parts);

  return async (job: JobRow, folder: string, signal: AbortSignal): Promise<RecipeOutcome> => {
    const { recipe, tool, func, inputs } = find(job);
    const turn = turnOf(job);
    const files = openJobPictures(pictures, { job, func, inputs, folder, signal });
    let keepAt: SubjectSource['keepAt'];
    const answer = await recipe({
      func,
      inputs,
      engines: (await listEngines()).map((engine) => inTurn(engine, turn)),
      places,
      limits: limitsOf(func, inputs),
      ...files,
      openSubject: async () => {
        const base = await bases.find(job.userId, { func, inputs });
        if (base) return cutouts.open(base, func.maxPixels !== undefined, folder, { signal, turn });
        const subject = await openSubject(files, { tool, func, inputs });
        ({ keepAt } = subject);
        return subject;
      },
      readTitle: async () =>
        job.shopifyProductId ? titleOf(job.userId, job.shopifyProductId) : undefined,
      onProgress: reportProgress(parts, job),
      signal,
    });
    const { found } = answer;
    return keepAt && found ? { ...answer, cutout: { ...keepAt, found } } : answer;
  };
}

/** @throws AppError `EngineUnavailable` for a tool that is no longer offered */
const findWork =
  ({ findTool, findRecipe }: RecipeParts) =>
  (job: JobRow) => {
    const recipe = findRecipe(job.toolId);
    const tool = findTool(job.toolId);
    const func = tool?.functions.find(({ id }) => id === job.funcId);
    if (!recipe || !tool || !func) throw new AppError('EngineUnavailable');
    return { recipe, tool, func, inputs: readInputs(func, job.inputs) };
  };

const reportProgress = ({ db, events }: RecipeParts, { id }: JobRow) =>
  throttleProgress(async (progress) => {
    const row = await repository.updateActive(db, id, { progress });
    if (row) await events.publish(db, jobChanged, changeOf(row));
  });

/** A preview that starts from a cutout is smaller, because it follows every move of a control. */
function limitsOf(func: FunctionDefinition, inputs: Record<string, unknown>) {
  if (!func.maxPixels) return {};
  const isQuick = inputs[jobField(func)?.key ?? ''] !== undefined;
  return { maxPixels: isQuick ? Math.min(quickPreviewPixels, func.maxPixels) : func.maxPixels };
}
