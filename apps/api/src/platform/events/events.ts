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

const batchChange = z.object({ batchId: z.string(), userId: z.string() });
export type BatchChange = z.infer<typeof batchChange>;

const sessionEnd = z.object({ sessionId: z.string() });
export type SessionEnd = z.infer<typeof sessionEnd>;

/** Tells every process of a change, once the transaction that made it is committed. */
export type Events = {
  publishJob(tx: Transaction | Database, change: JobChange): Promise<void>;
  /** @returns stops listening */
  onJob(listener: (change: JobChange) => void): () => void;
  publishBatch(tx: Transaction | Database, change: BatchChange): Promise<void>;
  /** @returns stops listening */
  onBatch(listener: (change: BatchChange) => void): () => void;
  publishSessionEnd(tx: Transaction | Database, end: SessionEnd): Promise<void>;
  /** @returns stops listening */
  onSessionEnd(listener: (end: SessionEnd) => void): () => void;
  /**
   * Calls the listener when messages may have been missed: whoever follows something asks anew.
   *
   * @returns stops listening
   */
  onGap(listener: () => void): () => void;
};

const channels = {
  job: 'tintory_jobs',
  batch: 'tintory_batches',
  sessionEnd: 'tintory_session_ends',
} as const;

export async function openEvents(
  database: DatabaseHandle,
  onError: (error: Error) => void,
): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const hear = <Message>(name: keyof typeof channels, schema: z.ZodType<Message>) =>
    database.listen(channels[name], (payload) => {
      try {
        emitter.emit(name, schema.parse(JSON.parse(payload)));
      } catch (error) {
        onError(new Error('An event could not be read.', { cause: error }));
      }
    });
  await hear('job', jobChange);
  await hear('batch', batchChange);
  await hear('sessionEnd', sessionEnd);
  database.onReconnect(() => emitter.emit('gap'));
  const publish =
    (name: keyof typeof channels) =>
    async (tx: Transaction | Database, message: object): Promise<void> => {
      await tx.execute(sql`select pg_notify(${channels[name]}, ${JSON.stringify(message)})`);
    };
  const on =
    <Message>(name: keyof typeof channels) =>
    (listener: (message: Message) => void) => {
      emitter.on(name, listener);
      return () => emitter.off(name, listener);
    };
  return {
    publishJob: publish('job'),
    onJob: on('job'),
    publishBatch: publish('batch'),
    onBatch: on('batch'),
    publishSessionEnd: publish('sessionEnd'),
    onSessionEnd: on('sessionEnd'),
    onGap: (listener) => {
      emitter.on('gap', listener);
      return () => emitter.off('gap', listener);
    },
  };
}
