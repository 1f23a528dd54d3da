import type { Job } from '@tintory/contract';
import type { TestApi } from './start-test-api.ts';
import { jobChanged } from '../modules/jobs/job-changed.ts';

/**
 * Waits for a job's end by its events, as browsers do: polling would take processor time from the
 * engine.
 */
export async function followJob(
  { services }: Pick<TestApi, 'services'>,
  id: string,
  read: (id: string) => Promise<Job>,
): Promise<Job> {
  let event = Promise.withResolvers<null>();
  const stop = services.events.on(jobChanged, ({ jobId }) => {
    if (jobId === id) event.resolve(null);
  });
  try {
    for (;;) {
      // Events during the read count, too.
      event = Promise.withResolvers();
      const job = await read(id);
      if (job.finished_at) return job;
      await event.promise;
    }
  } finally {
    stop();
  }
}
