import { join } from 'node:path';
import type { FunctionDefinition, ToolDefinition } from '@tintory/catalog';
import { v7 as uuidv7 } from 'uuid';
import type { Engine } from '../../engines/engine.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import type { Recipe, RecipeAnswer, RecipeContext } from '../../recipes/recipe.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import { blamePicture } from './blame-picture.ts';
import { changeOf } from './job-change.ts';
import { readInputs } from './job-inputs.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { throttleProgress } from './progress.ts';

export type CookDependencies = {
  db: Database;
  events: Events;
  engines: readonly Engine[];
  pictures: PicturesService;
  findTool: (id: string) => ToolDefinition | undefined;
  findRecipe: (toolId: string) => Recipe | undefined;
};

/** Cooks a job: its tool's recipe with the job's inputs, in a folder of its own. */
export function createCook(dependencies: CookDependencies) {
  const { db, events, engines, pictures, findTool, findRecipe } = dependencies;

  return (job: JobRow, folder: string, signal: AbortSignal): Promise<RecipeAnswer> => {
    const recipe = findRecipe(job.toolId);
    const func = functionOf(findTool(job.toolId), job.funcId);
    if (!recipe || !func) throw new AppError('EngineUnavailable');
    const inputs = readInputs(func, job.inputs);
    const onProgress = throttleProgress(async (progress) => {
      const row = await repository.updateActive(db, job.id, { progress });
      if (row) await events.publishJob(db, changeOf(row));
    });
    const context: RecipeContext = {
      func,
      inputs,
      engines,
      limits: func.maxPixels ? { maxPixels: func.maxPixels } : {},
      openImage: () => openImage(job.userId, inputs, folder, signal),
      openPicture: (objectId) =>
        pictures.openObject(job.userId, objectId, folder, { signal }).catch((cause: unknown) => {
          throw blamePicture(cause, { fields: func.fields, inputs, objectId });
        }),
      newPath: () => join(folder, uuidv7()),
      onProgress,
      signal,
    };
    return recipe(context);
  };

  function openImage(
    userId: string,
    inputs: Record<string, unknown>,
    folder: string,
    signal: AbortSignal,
  ): Promise<string> {
    const { object_id: objectId, image_url: imageUrl } = inputs;
    if (typeof objectId === 'string') {
      return pictures.openObject(userId, objectId, folder, { signal });
    }
    return pictures.openUrl(String(imageUrl), folder, { signal });
  }
}

const functionOf = (
  tool: ToolDefinition | undefined,
  funcId: string,
): FunctionDefinition | undefined => tool?.functions.find(({ id }) => id === funcId);
