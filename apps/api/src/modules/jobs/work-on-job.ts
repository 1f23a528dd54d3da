import { rm } from 'node:fs/promises';
import type { ErrorCode } from '@tintory/contract';
import type { MessageOutcome } from '../../platform/queue/define-queue.ts';
import { openWorkFolder } from '../../platform/work-folder.ts';
import { codeOf } from './blame-picture.ts';
import { createJobEnder } from './end-job.ts';
import { failureDetailsOf } from './failure-details.ts';
import { changeOf, jobChanged } from './job-changed.ts';
import { turnOf } from './job-turn.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { createRecipeRunner } from './run-recipe.ts';
import type { RunnerParts } from './runner-parts.ts';
import { createOutputStore } from './store-outputs.ts';
import { succeedJob } from './succeed-job.ts';

/** A crashed engine or an unreachable storage gets one retry; what fails twice fails again. */
const tries = 2;
const mayPass: ReadonlySet<ErrorCode> = new Set(['EngineUnavailable', 'ProviderUnavailable']);

/** Why work on a job may stop before its end: the job was canceled, or the process ends. */
type Signals = { canceling: AbortSignal; stopping: AbortSignal };

/** Works on a job that was started, to its end or back into the queue. */
export const workOnJob = (parts: RunnerParts) => {
  const make = makeOutputs(parts);
  const endJob = createJobEnder(parts);
  const giveBack = giveJobBack(parts);

  return async (job: JobRow, { canceling, stopping }: Signals): Promise<MessageOutcome> => {
    let folder: string | undefined;
    try {
      folder = await openWorkFolder('job');
      await make(job, folder, AbortSignal.any([canceling, stopping]));
      return 'done';
    } catch (error) {
      // Canceled: the cancellation has already ended the job.
      if (canceling.aborted) return 'done';
      if (stopping.aborted || mayTryAgain(job, error)) return await giveBack(job, stopping.aborted);
      parts.onError(error, job.id);
      const end = { errorCode: codeOf(error), result: failureDetailsOf(error) };
      await endJob(job.id, { status: 'failed', ...end });
      return 'done';
    } finally {
      if (folder) await rm(folder, { recursive: true, force: true });
    }
  };
};

/** Runs the recipe and keeps what it made. */
const makeOutputs = (parts: RunnerParts) => {
  const { cutouts } = parts;
  const runRecipe = createRecipeRunner(parts);
  const storeOutputs = createOutputStore(parts);
  const succeed = succeedJob(parts);

  return async (job: JobRow, folder: string, signal: AbortSignal): Promise<void> => {
    const answer = await runRecipe(job, folder, signal);
    const { id: jobId, userId } = job;
    const place = { jobId, userId, folder, signal, turn: turnOf(job) };
    const outputs = await storeOutputs(place, answer.outputs);
    const kept = answer.cutout && (await cutouts.keep(job, answer.cutout));
    await succeed(job, answer, { outputs, kept });
  };
};

/** Back into the queue. A stopping process costs the job no attempt. */
const giveJobBack =
  ({ db, events }: RunnerParts) =>
  async (job: JobRow, forFree: boolean): Promise<MessageOutcome> => {
    const change = { status: 'queued', progress: 0, tries: job.tries - (forFree ? 1 : 0) } as const;
    const row = await repository.updateActive(db, job.id, change);
    if (row) await events.publish(db, jobChanged, changeOf(row));
    return 'again';
  };

const mayTryAgain = (job: JobRow, error: unknown): boolean =>
  mayPass.has(codeOf(error)) && job.tries < tries;
