import { sweep } from './modules/jobs/job-sweeper.ts';
import type { Services } from './services.ts';

/** Starts taking jobs from the queue, and cleans up once a minute in one of all processes. */
export async function startWorker(services: Services): Promise<void> {
  const { bills, database, notices, queue, runner, uploads, now } = services;
  await queue.work(({ jobId }, stopping) => runner.run(jobId, stopping));
  await queue.workNotices((message) => notices.deliver(message));
  await queue.everyMinute(async () => {
    await sweep({ db: database.db, queue, runner, uploads, now });
    await bills.grantDue();
  });
}
