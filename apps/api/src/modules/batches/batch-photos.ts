import { rm } from 'node:fs/promises';
import { mayPassLater } from '@tintory/contract';
import { ImageError } from '@tintory/imaging';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Events } from '../../platform/events/events.ts';
import { openWorkFolder } from '../../platform/work-folder.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import type { PhotosMessage } from './batches.queue.ts';
import { batchChanged } from './batch-changed.ts';

/** Several between two steps of a job, or the last of 250 would come too late. */
const photosAtOnce = 4;

type Dependencies = { db: Database; events: Events; pictures: PicturesService };

/** Makes small pictures of a batch's photos, for those who come back while they wait. */
export function createBatchPhotos({ db, events, pictures }: Dependencies) {
  async function shrinkOne(userId: string, objectId: string, folder: string): Promise<void> {
    try {
      const turn = { user: userId, isPaid: false };
      await pictures.shrinkObject(userId, objectId, folder, { turn });
    } catch (error) {
      // Its job tells what is wrong with it; the list shows a blank tile.
      if (!isLasting(error)) throw error;
    }
  }

  return {
    /** Rejects if a retry may help; finished ones are not made again. */
    shrink: async ({ batchId, userId, objectIds }: PhotosMessage): Promise<void> => {
      const folder = await openWorkFolder('photos');
      const left = objectIds.values();
      const work = async () => {
        for (const objectId of left) await shrinkOne(userId, objectId, folder);
      };
      const ends = await Promise.allSettled(Array.from({ length: photosAtOnce }, work));
      await rm(folder, { recursive: true, force: true });
      const lost = ends.find((end) => end.status === 'rejected');
      if (lost) throw lost.reason;
      await events.publish(db, batchChanged, { batchId, userId });
    },
  };
}

/** The picture is at fault, or it was deleted. */
const isLasting = (error: unknown): boolean =>
  (error instanceof AppError || error instanceof ImageError) && !mayPassLater(error.code);
