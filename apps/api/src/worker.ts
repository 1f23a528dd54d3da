import { batchQueue, photoQueue } from './modules/batches/batches.queue.ts';
import { checkBooksNightly } from './modules/bills/check-books.ts';
import { sweep } from './modules/jobs/job-sweeper.ts';
import { jobQueue } from './modules/jobs/jobs.queue.ts';
import { notificationQueue } from './modules/notifications/notifications.queue.ts';
import { printQueue } from './modules/print/orders/orders.queue.ts';
import { providerPicturesQueue } from './modules/print/store-products/provider-pictures.queue.ts';
import { storeQueue } from './modules/store/store.queue.ts';
import { supportQueue } from './modules/support/support.queue.ts';
import { handleQueue } from './platform/queue/define-queue.ts';
import { clearWorkFolders } from './platform/work-folder.ts';
import type { Services } from './services.ts';

/** Clears what killed ones left, takes jobs from the queue, and cleans up once a minute in one of all processes. */
export async function startWorker(services: Services): Promise<void> {
  const {
    batchAdvancer,
    batchPhotos,
    notifications,
    printOrders,
    queue,
    runner,
    store,
    storeProducts,
    support,
  } = services;
  await clearWorkFolders();
  const atOnce = 2 * services.config.IMAGE_PROCESSES;
  await queue.work([
    handleQueue(jobQueue, ({ jobId }, stopping) => runner.run(jobId, stopping), { atOnce }),
    handleQueue(batchQueue, ({ batchId }) => batchAdvancer.advance(batchId)),
    handleQueue(photoQueue, (message) => batchPhotos.shrink(message)),
    handleQueue(notificationQueue, (message) => notifications.deliver(message)),
    handleQueue(supportQueue, (message) => support.deliver(message)),
    handleQueue(storeQueue, (message) => store.handle(message)),
    handleQueue(printQueue, (message) => printOrders.handle(message)),
    handleQueue(providerPicturesQueue, (message, stopping) =>
      storeProducts.addProviderPictures(message, stopping),
    ),
  ]);
  await queue.everyMinute(() => doChores(services));
  await queue.everyNight(() => checkNightly(services));
}

async function checkNightly(services: Services): Promise<void> {
  const { config, database, logger } = services;
  const { db } = database;
  const found = await checkBooksNightly({ ...services, db, owners: config.OWNER_EMAILS });
  if (found.length > 0) logger.error({ found }, 'Books and payment provider differed.');
}

/** The minute's chores; a failing one does not stop the others. */
export async function doChores(services: Services): Promise<void> {
  const { batchAdvancer, bills, database, designs, limits, logger, now, pageViews } = services;
  const { printOrders, queue, runner, store, storeProducts, uploads } = services;
  const chores = [
    () => sweep({ db: database.db, queue, runner, uploads, now }),
    () => batchAdvancer.wake(),
    () => bills.grantDue(),
    () => store.everyMinute(),
    () => bills.endDuplicates(),
    () => printOrders.checkDue(),
    () => limits.sweep(),
    () => pageViews.sweep(),
    () => storeProducts.everyMinute(),
    () => designs.sweep(),
  ];
  for (const chore of chores) {
    await chore().catch((err: unknown) => logger.error({ err }, 'A chore failed.'));
  }
}
