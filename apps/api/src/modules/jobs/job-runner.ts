import { rm } from 'node:fs/promises';
import type { ErrorCode } from '@tintory/contract';
import type { Transaction } from '../../platform/database/database.ts';
import type { MessageOutcome } from '../../platform/queue/define-queue.ts';
import { openWorkFolder } from '../../platform/work-folder.ts';
import type { CreditNotice } from '../credits/credit-notice.ts';
import { captureHold } from '../credits/holds.service.ts';
import type { KeptCutout } from '../cutouts/cutouts.service.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import { codeOf } from './blame-picture.ts';
import {
  createRecipeRunner,
  type RecipeOutcome,
  type RecipeRunnerDependencies,
} from './run-recipe.ts';
import { createJobEnder } from './end-job.ts';
import { failureDetailsOf } from './failure-details.ts';
import { changeOf, jobChanged } from './job-changed.ts';
import type { JobFollower } from './job-follower.ts';
import { turnOf } from './job-turn.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import type { StoredOutput } from './jobs.table.ts';
import { createOutputStore } from './store-outputs.ts';

/** An engine that died, or a storage that was away, gets one more chance; what fails twice fails again. */
const tries = 2;
const mayPass: ReadonlySet<ErrorCode> = new Set(['EngineUnavailable', 'ProviderUnavailable']);

type Dependencies = RecipeRunnerDependencies & {
  uploads: UploadsService;
  follower: JobFollower;
  /** Tells the user that credits run out. */
  notify: (tx: Transaction, userId: string, notice: CreditNotice) => Promise<void>;
  onError: (error: unknown, jobId?: string) => void;
  now: () => Date;
};

type Stored = { outputs: StoredOutput[]; kept: KeptCutout | undefined };

export type JobRunner = ReturnType<typeof createJobRunner>;

/** Takes a job from the queue to its end: recipe, outputs, and the one transaction that closes it. */
export function createJobRunner(dependencies: Dependencies) {
  const { db, events, follower, uploads, cutouts, onError, now } = dependencies;
  const runRecipe = createRecipeRunner(dependencies);
  const endJob = createJobEnder(dependencies);
  const storeOutputs = createOutputStore(dependencies);
  const running = new Map<string, AbortController>();

  events.on(jobChanged, ({ jobId, status }) => {
    if (status === 'canceled') running.get(jobId)?.abort();
  });
  events.onGap(() => void abortEnded().catch((error: unknown) => onError(error)));

  /** Stops work on jobs that ended elsewhere, e.g. by a cancel that this process did not hear of. */
  async function abortEnded(): Promise<void> {
    const ids = [...running.keys()];
    const active = new Set(await repository.listActiveAmong(db, ids));
    for (const id of ids) if (!active.has(id)) running.get(id)?.abort();
  }

  async function run(jobId: string, stopping: AbortSignal): Promise<MessageOutcome> {
    const canceling = new AbortController();
    // Known before the job is told to be running: whoever cancels it then reaches this.
    running.set(jobId, canceling);
    try {
      const job = await start(jobId);
      return job ? await work(job, canceling.signal, stopping) : 'done';
    } catch (error) {
      // Could neither begin nor end it, as without the database. Other messages are not to suffer.
      onError(error, jobId);
      return 'again';
    } finally {
      // A retry after a cancel may have begun by now.
      if (running.get(jobId) === canceling) running.delete(jobId);
    }
  }

  async function work(
    job: JobRow,
    canceling: AbortSignal,
    stopping: AbortSignal,
  ): Promise<MessageOutcome> {
    let folder: string | undefined;
    try {
      folder = await openWorkFolder('job');
      const signal = AbortSignal.any([canceling, stopping]);
      const answer = await runRecipe(job, folder, signal);
      const { id: jobId, userId } = job;
      const place = { jobId, userId, folder, signal, turn: turnOf(job) };
      const outputs = await storeOutputs(place, answer.outputs);
      const kept = answer.cutout && (await cutouts.keep(job, answer.cutout));
      await succeed(job, answer, { outputs, kept });
      return 'done';
    } catch (error) {
      // Canceled: whoever canceled has already ended the job.
      if (canceling.aborted) return 'done';
      if (stopping.aborted || mayTryAgain(job, error)) return await giveBack(job, stopping.aborted);
      onError(error, job.id);
      await fail(job, codeOf(error), failureDetailsOf(error));
      return 'done';
    } finally {
      if (folder) await rm(folder, { recursive: true, force: true });
    }
  }

  async function start(jobId: string): Promise<JobRow | undefined> {
    const before = await repository.findAnyJob(db, jobId);
    if (!before) return undefined;
    const change = { status: 'running', tries: before.tries + 1, startedAt: now() } as const;
    const job = await repository.updateActive(db, jobId, change);
    if (job) await events.publish(db, jobChanged, { jobId, userId: job.userId, status: 'running' });
    return job;
  }

  /** Outputs, capture and event in one transaction; a job canceled meanwhile keeps nothing. */
  async function succeed(job: JobRow, answer: RecipeOutcome, { outputs, kept }: Stored) {
    const done = await db.transaction(async (tx) => {
      const row = await repository.updateActive(tx, job.id, {
        status: 'succeeded',
        progress: 1,
        outputs,
        result: answer.result ?? null,
        engine: answer.engine,
        finishedAt: now(),
      });
      if (!row) return false;
      const { notice } = row.holdId ? await captureHold(tx, row.holdId, now()) : { notice: null };
      if (notice) await dependencies.notify(tx, row.userId, notice);
      if (kept) await cutouts.remember(tx, row.id, kept);
      await follower.ended(tx, row, 'succeeded');
      await events.publish(tx, jobChanged, changeOf(row));
      return true;
    });
    if (done) return;
    await uploads.remove(outputs.map(({ objectId }) => objectId));
    if (kept) await cutouts.drop(kept);
  }

  async function fail(
    job: JobRow,
    errorCode: ErrorCode,
    details: JobRow['result'] = null,
  ): Promise<void> {
    await endJob(job.id, { status: 'failed', errorCode, result: details });
  }

  /** Back into the queue. A stopping process is not the job's fault and costs it no try. */
  async function giveBack(job: JobRow, forFree: boolean): Promise<MessageOutcome> {
    const change = { status: 'queued', progress: 0, tries: job.tries - (forFree ? 1 : 0) } as const;
    const row = await repository.updateActive(db, job.id, change);
    if (row) await events.publish(db, jobChanged, changeOf(row));
    return 'again';
  }

  return { run, fail };
}

const mayTryAgain = (job: JobRow, error: unknown): boolean =>
  mayPass.has(codeOf(error)) && job.tries < tries;
