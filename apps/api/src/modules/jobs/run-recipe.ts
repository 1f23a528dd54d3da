import { join } from 'node:path';
import { jobField, type FunctionDefinition, type ToolDefinition } from '@tintory/catalog';
import { quickPreviewPixels } from '@tintory/contract';
import type { SubjectSource } from '@tintory/effects';
import type { TaskControl } from '@tintory/imaging';
import { v7 as uuidv7 } from 'uuid';
import { inTurn } from '../../engines/in-turn.ts';
import type { ListEngines } from '../../engines/list-engines.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Recipe, RecipeAnswer, RecipeContext } from '../../recipes/recipe.ts';
import type { CutoutsService, MadeCutout } from '../cutouts/cutouts.service.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { OpenedPicture } from '../uploads/pictures-parts.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import type { BaseJobs } from './base-job.ts';
import { blamePicture } from './blame-picture.ts';
import { changeOf, jobChanged } from './job-changed.ts';
import { readInputs } from './job-inputs.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { turnOf } from './job-turn.ts';
import { openSubject } from './open-subject.ts';
import { throttleProgress } from './progress.ts';

export type RecipeRunnerDependencies = {
  db: Database;
  events: Events;
  listEngines: ListEngines;
  pictures: PicturesService;
  findTool: (id: string) => ToolDefinition | undefined;
  findRecipe: (toolId: string) => Recipe | undefined;
  cutouts: CutoutsService;
  bases: BaseJobs;
  places: PlacesService;
  /** What a store calls a product; undefined where nobody knows. */
  titleOf: (userId: string, productId: string) => Promise<string | undefined>;
};

/** What a recipe made, and what it cut out where that is to be kept. */
export type RecipeOutcome = RecipeAnswer & { cutout?: MadeCutout };

/** Cooks a job: its tool's recipe with the job's inputs, in a folder of its own. */
export function createRecipeRunner(dependencies: RecipeRunnerDependencies) {
  const { db, events, listEngines, pictures, cutouts, bases, places } = dependencies;
  const { findTool, findRecipe, titleOf } = dependencies;

  return async (job: JobRow, folder: string, signal: AbortSignal): Promise<RecipeOutcome> => {
    const recipe = findRecipe(job.toolId);
    const tool = findTool(job.toolId);
    const func = tool?.functions.find(({ id }) => id === job.funcId);
    if (!recipe || !tool || !func) throw new AppError('EngineUnavailable');
    const inputs = readInputs(func, job.inputs);
    const onProgress = throttleProgress(async (progress) => {
      const row = await repository.updateActive(db, job.id, { progress });
      if (row) await events.publish(db, jobChanged, changeOf(row));
    });
    const turn = turnOf(job);
    const control = { signal, turn };
    let keepAt: SubjectSource['keepAt'];
    const context: RecipeContext = {
      func,
      inputs,
      engines: (await listEngines()).map((engine) => inTurn(engine, turn)),
      places,
      limits: limitsOf(func, inputs),
      openImage: async () => (await openPhoto(job.userId, inputs, folder, control)).path,
      openPhoto: () => openPhoto(job.userId, inputs, folder, control),
      openPicture: async (objectId) => {
        try {
          return (await pictures.openObject(job.userId, objectId, folder, control)).path;
        } catch (cause) {
          throw blamePicture(cause, { fields: func.fields, inputs, objectId });
        }
      },
      openSubject: async () => {
        const base = await bases.find(job.userId, { func, inputs });
        if (base) return cutouts.open(base, func.maxPixels !== undefined, folder, control);
        const subject = await openSubject(context, { tool, func, inputs });
        ({ keepAt } = subject);
        return subject;
      },
      readTitle: async () =>
        job.shopifyProductId ? titleOf(job.userId, job.shopifyProductId) : undefined,
      newPath: () => join(folder, uuidv7()),
      onProgress,
      signal,
    };
    const answer = await recipe(context);
    const { found } = answer;
    return keepAt && found ? { ...answer, cutout: { ...keepAt, found } } : answer;
  };

  function openPhoto(
    userId: string,
    inputs: Record<string, unknown>,
    folder: string,
    control: TaskControl,
  ): Promise<OpenedPicture> {
    const { object_id: objectId, image_url: imageUrl } = inputs;
    if (typeof objectId === 'string') {
      return pictures.openObject(userId, objectId, folder, control);
    }
    return pictures.openUrl(String(imageUrl), folder, control);
  }
}

/** A preview follows every move of a control where its subject is cut out already: it is smaller then. */
function limitsOf(func: FunctionDefinition, inputs: Record<string, unknown>) {
  if (!func.maxPixels) return {};
  const isQuick = inputs[jobField(func)?.key ?? ''] !== undefined;
  return { maxPixels: isQuick ? Math.min(quickPreviewPixels, func.maxPixels) : func.maxPixels };
}
