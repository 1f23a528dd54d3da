import { restageRules } from '@tintory/contract';
import type { CutoutFound, SubjectSource } from '@tintory/effects';
import type { TaskControl } from '@tintory/imaging';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { PicturesService } from '../uploads/pictures.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import * as repository from './cutouts.repository.ts';
import type { CutoutRow } from './cutouts.repository.ts';

const hour = 60 * 60 * 1_000;

/** A cut-out as files, and what was found of it. */
export type MadeCutout = NonNullable<SubjectSource['keepAt']> & { found: CutoutFound };
export type KeptCutout = Omit<CutoutRow, 'jobId'>;

type Dependencies = {
  db: Database;
  pictures: PicturesService;
  uploads: UploadsService;
  /** Hears why a cut-out is not kept. */
  onError: (error: unknown, jobId: string) => void;
  now: () => Date;
};

export type CutoutsService = ReturnType<typeof createCutoutsService>;

/** Keeps cut-outs with the jobs that made them, for pictures that start from them. */
export function createCutoutsService({ db, pictures, uploads, onError, now }: Dependencies) {
  async function store(
    userId: string,
    { path, smallPath, found }: MadeCutout,
  ): Promise<KeptCutout> {
    const { hours, previewHours } = restageRules;
    const expiresAt = new Date(+now() + (path ? hours : previewHours) * hour);
    const objectId = path ? await pictures.storeCutout(userId, path, expiresAt) : null;
    try {
      const smallObjectId = await pictures.storeCutout(userId, smallPath, expiresAt);
      return { objectId, smallObjectId, found };
    } catch (error) {
      if (objectId) await uploads.remove([objectId]);
      throw error;
    }
  }

  const objectFor = (cutout: CutoutRow | undefined, isSmall: boolean) =>
    cutout && (isSmall ? cutout.smallObjectId : cutout.objectId);

  return {
    /** Optional for the job: a failure is logged, and the job goes on. */
    keep: async (
      { id, userId }: { id: string; userId: string },
      made: MadeCutout,
    ): Promise<KeptCutout | undefined> => {
      try {
        return await store(userId, made);
      } catch (cause) {
        onError(new Error('A cut-out is not kept.', { cause }), id);
        return undefined;
      }
    },

    remember: (tx: Transaction, jobId: string, kept: KeptCutout): Promise<void> =>
      repository.insertCutout(tx, { jobId, ...kept }),

    /** Deletes the kept files of a job that ended otherwise meanwhile. */
    drop: ({ objectId, smallObjectId }: KeptCutout): Promise<void> =>
      uploads.remove([smallObjectId, ...(objectId ? [objectId] : [])]),

    /** Whether a job's cut-out is there still, in full or small. */
    has: async (job: { id: string; userId: string }, isSmall: boolean): Promise<boolean> => {
      const objectId = objectFor(await repository.findCutout(db, job.id), isSmall);
      return objectId ? uploads.isThere(job.userId, objectId) : false;
    },

    /**
     * The cutout of a job that another picture starts from.
     *
     * @throws AppError `Conflict` once it is deleted
     */
    open: async (
      job: { id: string; userId: string },
      isSmall: boolean,
      folder: string,
      control: TaskControl,
    ): Promise<SubjectSource> => {
      const cutout = await repository.findCutout(db, job.id);
      const objectId = objectFor(cutout, isSmall);
      if (!cutout || !objectId || !(await uploads.isThere(job.userId, objectId))) {
        throw new AppError('Conflict', { reason: 'cutoutGone' });
      }
      const { path } = await pictures.openObject(job.userId, objectId, folder, control);
      return { inputPath: path, strokes: [], cutout: cutout.found };
    },

    /** The objects that go with these jobs. */
    listObjects: repository.listObjects,
  };
}
