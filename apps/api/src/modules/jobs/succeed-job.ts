import { captureHold } from '../credits/holds.service.ts';
import type { KeptCutout } from '../cutouts/cutouts.service.ts';
import { changeOf, jobChanged } from './job-changed.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import type { StoredOutput } from './jobs.table.ts';
import type { RecipeOutcome } from './run-recipe.ts';
import type { RunnerParts } from './runner-parts.ts';

type Stored = { outputs: StoredOutput[]; kept: KeptCutout | undefined };

/** Ends a job with its outputs; one that was canceled meanwhile keeps nothing. */
export const succeedJob = (parts: RunnerParts) => {
  const { cutouts, uploads } = parts;
  const close = closeJob(parts);

  return async (job: JobRow, answer: RecipeOutcome, stored: Stored): Promise<void> => {
    if (await close(job, answer, stored)) return;
    await uploads.remove(stored.outputs.map(({ objectId }) => objectId));
    if (stored.kept) await cutouts.drop(stored.kept);
  };
};

/** Outputs, capture and event in one transaction. */
const closeJob =
  ({ db, events, follower, cutouts, notify, now }: RunnerParts) =>
  /** @returns whether the job was still active */
  (job: JobRow, answer: RecipeOutcome, { outputs, kept }: Stored): Promise<boolean> =>
    db.transaction(async (tx) => {
      const row = await repository.updateActive(tx, job.id, {
        status: 'succeeded',
        progress: 1,
        outputs,
        result: answer.result ?? null,
        engine: answer.engine,
        finishedAt: now(),
      });
      if (!row) return false;
      const { notification } = row.holdId
        ? await captureHold(tx, row.holdId, now())
        : { notification: null };
      if (notification) await notify(tx, row.userId, notification);
      if (kept) await cutouts.remember(tx, row.id, kept);
      await follower.ended(tx, row, 'succeeded');
      await events.publish(tx, jobChanged, changeOf(row));
      return true;
    });
