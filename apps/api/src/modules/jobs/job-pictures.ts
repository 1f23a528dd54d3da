import { join } from 'node:path';
import type { FunctionDefinition } from '@tintory/catalog';
import { v7 as uuidv7 } from 'uuid';
import type { RecipeContext } from '../../recipes/recipe.ts';
import type { OpenedPicture } from '../uploads/pictures-parts.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import { blamePicture } from './blame-picture.ts';
import { turnOf } from './job-turn.ts';
import type { JobRow } from './jobs.repository.ts';

type Work = {
  job: JobRow;
  func: FunctionDefinition;
  inputs: Record<string, unknown>;
  folder: string;
  signal: AbortSignal;
};

/** The pictures that a job's inputs name, as clean files in its folder, and paths for what it makes. */
export function openJobPictures(
  pictures: PicturesService,
  { job, func, inputs, folder, signal }: Work,
): Pick<RecipeContext, 'openImage' | 'openPhoto' | 'openPicture' | 'newPath'> {
  const { userId } = job;
  const control = { signal, turn: turnOf(job) };

  function openPhoto(): Promise<OpenedPicture> {
    const { object_id: objectId, image_url: imageUrl } = inputs;
    if (typeof objectId === 'string') {
      return pictures.openObject(userId, objectId, folder, control);
    }
    return pictures.openUrl(String(imageUrl), folder, control);
  }

  return {
    openPhoto,
    openImage: async () => (await openPhoto()).path,
    openPicture: async (objectId) => {
      try {
        return (await pictures.openObject(userId, objectId, folder, control)).path;
      } catch (cause) {
        throw blamePicture(cause, { fields: func.fields, inputs, objectId });
      }
    },
    newPath: () => join(folder, uuidv7()),
  };
}
