import type { ToolDefinition } from '@tintory/catalog';
import type { JobInput, NewBatchItem } from '@tintory/contract';
import type { Database } from '../../platform/database/database.ts';
import type { Events } from '../../platform/events/events.ts';
import type { ImageFetcher } from '../../platform/image-fetcher/image-fetcher.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { PlacesService } from '../places/places.service.ts';
import type { Moderate } from '../prompts/moderation.ts';
import type { UploadsService } from '../uploads/uploads.service.ts';
import type { BatchReader } from './read-batches.ts';

/** What the calls of a batch's owner need; each takes its share. */
export type BatchesParts = {
  db: Database;
  queue: Queue;
  events: Events;
  jobs: JobsService;
  reader: BatchReader;
  uploads: UploadsService;
  places: PlacesService;
  moderate: Moderate;
  fetcher: ImageFetcher;
  findTool: (id: string) => ToolDefinition | undefined;
  now: () => Date;
};

export type NewBatch = {
  tool_id: string;
  inputs: JobInput[];
  same_place: boolean;
  items: NewBatchItem[];
  complete: boolean;
};
