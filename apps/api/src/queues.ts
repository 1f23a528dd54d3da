import { batchQueue, photoQueue } from './modules/batches/batches.queue.ts';
import { batchChanged } from './modules/batches/batch-changed.ts';
import { jobChanged } from './modules/jobs/job-changed.ts';
import { jobQueue } from './modules/jobs/jobs.queue.ts';
import { notificationQueue } from './modules/notifications/notifications.queue.ts';
import { printQueue } from './modules/print/orders/orders.queue.ts';
import { providerPicturesQueue } from './modules/print/store-products/provider-pictures.queue.ts';
import { sessionEnded } from './modules/sessions/session-ended.ts';
import { storeQueue } from './modules/store/store.queue.ts';
import { supportQueue } from './modules/support/support.queue.ts';

/** Every queue of the product; worker.ts has a handler for each. */
export const queues = [
  jobQueue,
  batchQueue,
  photoQueue,
  notificationQueue,
  supportQueue,
  storeQueue,
  printQueue,
  providerPicturesQueue,
] as const;

/** Every event that processes tell each other. */
export const events = [jobChanged, batchChanged, sessionEnded] as const;
