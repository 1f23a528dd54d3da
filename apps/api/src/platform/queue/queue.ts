import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, type ConstructorOptions, type Job, type WorkOptions } from 'pg-boss';
import type { Transaction } from '../database/database.ts';
import {
  handlerFaults,
  type MessageOutcome,
  type QueueDefinition,
  type QueueHandler,
  type SendOrder,
} from './define-queue.ts';

export type Queue = {
  /** Stores the message in the caller's transaction. */
  send<Message extends object>(
    tx: Transaction,
    queue: QueueDefinition<Message>,
    message: Message,
    order?: SendOrder,
  ): Promise<void>;
  /**
   * Starts taking messages of every queue.
   *
   * @throws Error where a queue has no handler, or two
   */
  work(handlers: QueueHandler[]): Promise<void>;
  /** Runs once a minute in one process. */
  everyMinute(run: () => Promise<void>): Promise<void>;
  /** Runs once a night (UTC) in one process; retried a little later if it rejects. */
  everyNight(run: () => Promise<void>): Promise<void>;
  /** Whether some worker has or will get this message. */
  isLive(queue: { name: string }, id: string): Promise<boolean>;
  check(): Promise<void>;
  stop(): Promise<void>;
};

const minuteQueue = {
  name: 'every-minute',
  keep: { retryLimit: 0, deleteAfterSeconds: 3_600 },
};
const nightQueue = {
  name: 'every-night',
  keep: { retryLimit: 5, retryDelay: 600, expireInSeconds: 3_600, deleteAfterSeconds: 86_400 },
};

const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Time for running jobs to end by themselves before they are requeued. */
const graceMs = 8_000;

type AnyQueue = QueueDefinition<never>;

/** Opens these queues on the product's own database. */
export async function openQueue(
  options: ConstructorOptions,
  queues: readonly AnyQueue[],
  onError: (error: Error) => void,
): Promise<Queue> {
  const boss = new PgBoss({ useListenNotify: true, ...options });
  boss.on('error', onError);
  await boss.start();
  await createQueues(boss, queues);
  const stopping = new AbortController();
  return {
    send: async (tx, { name }, message, order = {}) => {
      await boss.send(name, message, { ...order, db: fromDrizzle(tx, sql) });
    },
    work: async (handlers) => {
      const faults = handlerFaults(queues, handlers);
      if (faults.length > 0) throw new Error(faults.join(' '));
      for (const queue of queues) {
        const handler = handlers.find(({ name }) => name === queue.name);
        if (handler) await takeMessages(boss, queue, handler, stopping.signal);
      }
    },
    everyMinute: async (run) => {
      await boss.schedule(minuteQueue.name, '* * * * *');
      await boss.work(minuteQueue.name, { pollingIntervalSeconds: 10 }, run);
    },
    everyNight: async (run) => {
      await boss.schedule(nightQueue.name, '17 3 * * *');
      await boss.work(nightQueue.name, { pollingIntervalSeconds: 60 }, run);
    },
    isLive: async ({ name }, id) => {
      const job = await boss.getJobById(name, id);
      return job !== null && ['created', 'retry', 'active'].includes(job.state);
    },
    check: async () => {
      await boss.getQueue(minuteQueue.name);
    },
    stop: async () => {
      const late = setTimeout(() => stopping.abort(), graceMs);
      await boss.stop({ graceful: true, close: true, timeout: graceMs + 4_000 });
      clearTimeout(late);
    },
  };
}

async function createQueues(boss: PgBoss, queues: readonly AnyQueue[]): Promise<void> {
  for (const { name, keep } of [...queues, minuteQueue, nightQueue]) {
    await boss.createQueue(name, keep);
  }
  // Reads the queue's settings first: `send` would read them on another connection, and the
  // embedded database has only the transaction's.
  for (const { name } of queues) await boss.getJobById(name, nilUuid);
}

/** Handles what is fetched one by one; a message that rejects fails all that were fetched with it. */
async function takeMessages(
  boss: PgBoss,
  { name, take, keyOf }: AnyQueue,
  { handle, atOnce }: QueueHandler,
  stopping: AbortSignal,
): Promise<void> {
  const handleAll = async (fetched: Job<never>[]) => {
    const outcomes = new Map<string, MessageOutcome>();
    const results: Results = [];
    for (const { id, data } of fetched) {
      const key = keyOf?.(data) ?? id;
      const outcome = outcomes.get(key) ?? (await handle(data, stopping));
      outcomes.set(key, outcome);
      const status = outcome === 'done' ? ('completed' as const) : ('failed' as const);
      results.push({ id, status });
    }
    return results;
  };
  for (const places of take) {
    const count = Math.max(places.localConcurrency ?? 1, atOnce);
    for (let n = 0; n < count; n += 1) {
      await openPlace(boss, name, { ...places, localConcurrency: 1 }, handleAll);
    }
  }
}

type Results = { id: string; status: 'completed' | 'failed' }[];

/** A place that handled a message looks for the next at once: pg-boss would wait for its next poll. */
async function openPlace(
  boss: PgBoss,
  name: string,
  settings: WorkOptions,
  handleAll: (fetched: Job<never>[]) => Promise<Results>,
): Promise<void> {
  const id: string = await boss.work<never, unknown>(
    name,
    { ...settings, perJobResults: true },
    async (fetched) => {
      const results = await handleAll(fetched);
      if (results.some(({ status }) => status === 'completed')) boss.notifyWorker(id);
      return results;
    },
  );
}
