import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import { releaseHold } from '../credits/holds.service.ts';
import { changeOf, jobChanged } from './job-changed.ts';
import type { JobFollower } from './job-follower.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';

type Dependencies = { db: Database; events: Events; follower: JobFollower; now: () => Date };

/** How a job ends that brings nothing. */
type EmptyEnd =
  { status: 'canceled' } | ({ status: 'failed' } & Partial<Pick<JobRow, 'errorCode' | 'result'>>);

export type EndJob = (id: string, end: EmptyEnd) => Promise<JobRow | undefined>;

/**
 * Ends a job without a result and releases its hold.
 *
 * @returns undefined for a job that has ended already, which stays as it is
 */
export const createJobEnder =
  ({ db, events, follower, now }: Dependencies): EndJob =>
  (id, end) =>
    db.transaction(async (tx) => {
      const row = await repository.updateActive(tx, id, { ...end, finishedAt: now() });
      if (!row) return undefined;
      if (row.holdId) await releaseHold(tx, row.holdId, now());
      await follower.ended(tx, row, end.status);
      await events.publish(tx, jobChanged, changeOf(row));
      return row;
    });
