import { pictureIds, type ToolDefinition } from '@tintory/catalog';
import type { Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import { releaseHold } from '../credits/holds.service.ts';
import type { CutoutsService } from '../cutouts/cutouts.service.ts';
import type { JobFollower } from './job-follower.ts';
import * as repository from './jobs.repository.ts';
import type { JobRow } from './jobs.repository.ts';
import { jobChanged } from './job-changed.ts';

/** Which of these pictures are used outside jobs, e.g. by a design. */
export type ShownElsewhere = (
  tx: Transaction,
  userId: string,
  objectIds: string[],
) => Promise<string[]>;

type Dependencies = {
  events: Events;
  follower: JobFollower;
  cutouts: Pick<CutoutsService, 'listObjects'>;
  findTool: (id: string) => ToolDefinition | undefined;
  shownElsewhere: ShownElsewhere;
  now: () => Date;
};

/** What is deleted with jobs: further pictures, or their batch. */
type Along = { objectIds?: string[]; batchId?: string };

/** Forgets jobs that the caller has locked; those that still run are canceled first. */
export function createJobRemover(dependencies: Dependencies) {
  const { events, follower, cutouts, findTool, shownElsewhere, now } = dependencies;

  /** A job's input pictures; none for a tool that is no longer offered. */
  function picturesOf(job: JobRow): string[] {
    const func = findTool(job.toolId)?.functions.find(({ id }) => id === job.funcId);
    const inputs = Object.fromEntries(job.inputs.map(({ key, value }) => [key, value]));
    return func ? pictureIds(func.fields, inputs).map(({ objectId }) => objectId) : [];
  }

  async function end(tx: Transaction, job: JobRow): Promise<void> {
    if (job.status !== 'queued' && job.status !== 'running') return;
    if (job.holdId) await releaseHold(tx, job.holdId, now());
    await follower.ended(tx, job, 'canceled');
    await events.publish(tx, jobChanged, { jobId: job.id, userId: job.userId, status: 'canceled' });
  }

  /** @returns the objects that nothing needs any longer, to be removed once this is committed */
  return async (
    tx: Transaction,
    userId: string,
    rows: JobRow[],
    { objectIds: more = [], batchId }: Along = {},
  ): Promise<string[]> => {
    for (const job of rows) await end(tx, job);
    const jobIds = rows.map(({ id }) => id);
    const objectIds = [...new Set([...rows.flatMap(picturesOf), ...more])];
    const going = { userId, jobIds, objectIds, batchId };
    const needed = objectIds.length > 0 ? await follower.stillNeeds(tx, going) : [];
    const cut = await cutouts.listObjects(tx, jobIds);
    await repository.deleteJobs(tx, jobIds);
    const elsewhere = await repository.listInputsAmong(tx, userId, objectIds);
    // A result may be the input of another job: it belongs to the job that made it.
    const made = await repository.listOutputsAmong(tx, userId, objectIds);
    const kept = new Set([...needed, ...elsewhere, ...made]);
    const results = rows.flatMap(({ outputs }) => outputs.map(({ objectId }) => objectId));
    const unneeded = [...results, ...cut, ...objectIds.filter((id) => !kept.has(id))];
    const shown = new Set(await shownElsewhere(tx, userId, unneeded));
    return [...new Set(unneeded)].filter((id) => !shown.has(id));
  };
}
