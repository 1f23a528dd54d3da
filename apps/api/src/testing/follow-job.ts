import type { Job } from '@tintory/contract';
import type { TestApi } from './start-test-api.ts';
import { jobChanged } from '../modules/jobs/job-changed.ts';

/**
 * A job once it has ended. It is waited for by its events, as a browser does: asking again and again
 * would take the time that the engine needs, the more the fuller the machine is.
 */
export async function followJob(
  { services }: Pick<TestApi, 'services'>,
  id: string,
  read: (id: string) => Promise<Job>,
): Promise<Job> {
  let news = Promise.withResolvers<null>();
  const stop = services.events.on(jobChanged, ({ jobId }) => {
    if (jobId === id) news.resolve(null);
  });
  try {
    for (;;) {
      // What is told while it is being read counts, too.
      news = Promise.withResolvers();
      const job = await read(id);
      if (job.finished_at) return job;
      await news.promise;
    }
  } finally {
    stop();
  }
}
