import type { ToolDefinition } from '@tintory/catalog';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { Moderate } from '../prompts/moderation.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { BaseJobs } from './base-job.ts';
import type { EndJob } from './end-job.ts';
import type { JobFollower } from './job-follower.ts';

/** What starting a job needs; each step takes its share. */
export type StarterParts = {
  db: Database;
  queue: Queue;
  events: Events;
  uploads: UploadsService;
  bases: BaseJobs;
  places: PlacesService;
  moderate: Moderate;
  fetcher: ImageFetcher;
  follower: JobFollower;
  endJob: EndJob;
  /**
   * Pays for pictures by a usage charge if credits are short; the caller has locked the account.
   * Returns the US cents, or undefined if that is impossible.
   */
  holdOtherwise: (
    tx: Transaction,
    job: { jobId: string; userId: string; pictures: number },
  ) => Promise<number | undefined>;
  findTool: (id: string) => ToolDefinition | undefined;
  now: () => Date;
};
