import type { Job } from '@tintory/contract';
import type { Language } from '@tintory/locales';
import type { Services } from '../../services.ts';
import { send, type Follower } from './follower.ts';
import { viewJob } from './job-view.ts';
import { findJob } from './jobs.repository.ts';
import { throttleByKey } from './throttle-by-key.ts';

/** A batch changes with each of its jobs; four times a second is smooth to the eye. */
const batchMs = 250;

export type UserFeed = ReturnType<typeof openUserFeed>;

type FeedServices = Pick<Services, 'batchReader' | 'database' | 'logger' | 'uploads'>;

/** A user's job and batch changes, each read once for all of the user's sockets. */
export function openUserFeed(services: FeedServices, userId: string) {
  const { batchReader, database, logger, uploads } = services;
  const followers = new Set<Follower>();
  const waitingJobs = new Set<string>();

  // One after another, so that changes arrive in the order they happened.
  let last = Promise.resolve();
  const inTurn = (tell: () => Promise<void>) => {
    last = last.then(tell).catch((err: unknown) => logger.error({ err }, 'No event.'));
  };

  async function sendJob(jobId: string): Promise<void> {
    // Later changes belong to another read.
    waitingJobs.delete(jobId);
    const row = await findJob(database.db, userId, jobId);
    if (!row) return;
    const views = new Map<Language, Job>();
    for (const follower of followers) {
      const { language } = follower;
      const job = views.get(language) ?? (await viewJob(row, uploads, language));
      views.set(language, job);
      send(follower, { type: 'job', job });
    }
  }

  async function sendBatch(batchId: string): Promise<void> {
    const batch = await batchReader.find(userId, batchId);
    if (batch) for (const follower of followers) send(follower, { type: 'batch', batch });
  }

  const batchChanges = throttleByKey((id) => inTurn(() => sendBatch(id)), batchMs);

  return {
    followers,

    /** Changes that arrive before the read are part of it. */
    tellJob: (jobId: string): void => {
      if (waitingJobs.has(jobId)) return;
      waitingJobs.add(jobId);
      inTurn(() => sendJob(jobId));
    },

    tellBatch: batchChanges.tell,
    stop: batchChanges.stop,
  };
}
