import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, DatabaseHandle, Transaction } from '../database/database.ts';

const jobChange = z.object({
  jobId: z.string(),
  userId: z.string(),
  /** `canceled` also tells the worker to stop. */
  status: z.string(),
});
export type JobChange = z.infer<typeof jobChange>;

/** Tells every process of a change, once the transaction that made it is committed. */
export type Events = {
  publishJob(tx: Transaction | Database, change: JobChange): Promise<void>;
  /** @returns stops listening */
  onJob(listener: (change: JobChange) => void): () => void;
};

const channel = 'tintory_jobs';

export async function openEvents(
  database: DatabaseHandle,
  onError: (error: Error) => void,
): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  await database.listen(channel, (payload) => {
    try {
      emitter.emit('job', jobChange.parse(JSON.parse(payload)));
    } catch (error) {
      onError(new Error('An event could not be read.', { cause: error }));
    }
  });
  return {
    publishJob: async (tx, change) => {
      await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`);
    },
    onJob: (listener) => {
      emitter.on('job', listener);
      return () => emitter.off('job', listener);
    },
  };
}
