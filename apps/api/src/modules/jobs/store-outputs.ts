import { join } from 'node:path';
import { thumbnailSide, type Turn } from '@tintory/imaging';
import { v7 as uuidv7 } from 'uuid';
import type { RecipeAnswer } from '../../recipes/recipe.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { StoredOutput } from './jobs.table.ts';

type Dependencies = {
  pictures: PicturesService;
  uploads: UploadsService;
  /** Hears why a result stays without a small picture. */
  onError: (error: unknown, jobId: string) => void;
};

type Place = { jobId: string; userId: string; folder: string; signal: AbortSignal; turn: Turn };
type Output = RecipeAnswer['outputs'][number];

/** Small pictures need no thumbnail, and vector drawings have no pixels. */
const needsThumbnail = ({ contentType, width, height }: Output): boolean =>
  contentType !== 'image/svg+xml' && Math.max(width, height) > thumbnailSide;

/** Keeps what a recipe made, each picture with a small one for lists. */
export function createOutputStore({ pictures, uploads, onError }: Dependencies) {
  /** Thumbnails are optional: a failure is logged and the job goes on. */
  async function orWithout<Value>(
    { jobId, signal }: Place,
    work: () => Promise<Value>,
  ): Promise<Value | undefined> {
    try {
      return await work();
    } catch (cause) {
      if (!signal.aborted) onError(new Error('A result has no thumbnail.', { cause }), jobId);
      return undefined;
    }
  }

  const shrink = (place: Place, output: Output): Promise<string | undefined> =>
    orWithout(place, async () => {
      if (!needsThumbnail(output)) return undefined;
      const path = join(place.folder, uuidv7());
      await pictures.shrink(output.path, path, place);
      return path;
    });

  /** All outputs or none: if one cannot be stored, the others are deleted. */
  async function storeAll({ userId }: Place, outputs: Output[]): Promise<StoredOutput[]> {
    const attempts = await Promise.allSettled(
      outputs.map(async ({ path, ...file }) => ({
        ...file,
        objectId: await pictures.storeResult(userId, path, file),
      })),
    );
    const kept = attempts.flatMap((attempt) =>
      attempt.status === 'fulfilled' ? [attempt.value] : [],
    );
    const lost = attempts.find((attempt) => attempt.status === 'rejected');
    if (!lost) return kept;
    await uploads.remove(kept.map(({ objectId }) => objectId));
    throw lost.reason;
  }

  return async (place: Place, outputs: Output[]): Promise<StoredOutput[]> => {
    const shrinking = Promise.all(outputs.map((output) => shrink(place, output)));
    // Results before thumbnails, if space is short.
    const storing = storeAll(place, outputs);
    // Neither is left at work behind a failure of the other.
    await Promise.allSettled([storing, shrinking]);
    const [stored, small] = [await storing, await shrinking];
    return Promise.all(
      stored.map(async (output, index) => {
        const path = small[index];
        if (path === undefined) return output;
        const thumbnail = await orWithout(place, async () => {
          await pictures.storeThumbnail(output.objectId, path);
          return true as const;
        });
        return thumbnail ? { ...output, thumbnail } : output;
      }),
    );
  };
}
