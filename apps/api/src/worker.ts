import { sweep } from './modules/jobs/job-sweeper.ts';
import { clearWorkFolders } from './platform/work-folder.ts';
import type { Services } from './services.ts';

/** Clears what killed ones left, takes jobs from the queue, and cleans up once a minute in one of all processes. */
export async function startWorker(services: Services): Promise<void> {
  const {
    batchAdvancer,
    batchPhotos,
    bills,
    database,
    notices,
    queue,
    runner,
    store,
    uploads,
    now,
  } = services;
  await clearWorkFolders();
  await queue.work(({ jobId }, stopping) => runner.run(jobId, stopping));
  await queue.workBatches(({ batchId }) => batchAdvancer.advance(batchId));
  await queue.workPhotos((message) => batchPhotos.shrink(message));
  await queue.workNotices((message) => notices.deliver(message));
  await queue.workStores((message) => store.handle(message));
  await queue.everyMinute(async () => {
    await sweep({ db: database.db, queue, runner, uploads, now });
    await batchAdvancer.wake();
    await bills.grantDue();
    await store.everyMinute();
  });
}
