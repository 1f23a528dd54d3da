import { sql } from 'drizzle-orm';
import { PgBoss, fromDrizzle, type ConstructorOptions, type Job, type WorkOptions } from 'pg-boss';
import type { SupportMessageBody } from '@tintory/contract';
import type { Transaction } from '../database/database.ts';

export type QueueMessage = { jobId: string };

/** Of one user only so many messages are handled at a time; urgent ones never wait for others. */
export type QueueTurn = { user: string; isUrgent: boolean };

/** A mail to be written and sent. */
export type NoticeMessage = { userId: string; kind: string };

/** A mail about a visitor's question: to the owner, or that it arrived. */
export type SupportMessage = { mail: 'question' | 'received'; question: SupportMessageBody };

/** A batch that may have something to start. */
export type BatchMessage = { batchId: string };

/** Photos of a batch that a list is to show before their turn comes. */
export type PhotosMessage = { batchId: string; userId: string; objectIds: string[] };

/** News from a store, or pictures beyond a store's plan that are to be charged. */
export type StoreMessage =
  { kind: 'news'; topic: string; shop: string } | { kind: 'usage'; shop: string };

/** A print order that may have something to do, or of which a mail is to be sent. */
export type PrintMessage = { orderId: string; mail?: string };

/** What became of one message; anything not done is tried again while tries are left. */
export type MessageOutcome = 'done' | 'again';

export type Queue = {
  /** Stores the message in the caller's transaction. `id` names it, to ask for it later. */
  send(tx: Transaction, id: string, message: QueueMessage, turn: QueueTurn): Promise<void>;
  /** Starts taking messages, at least so many at once; `signal` aborts when the process stops. */
  work(
    handle: (message: QueueMessage, signal: AbortSignal) => Promise<MessageOutcome>,
    options?: { atOnce: number },
  ): Promise<void>;
  sendNotice(tx: Transaction, message: NoticeMessage): Promise<void>;
  /** Starts taking notices; one whose handling rejects is tried again, later each time. */
  workNotices(handle: (message: NoticeMessage) => Promise<void>): Promise<void>;
  sendSupport(tx: Transaction, message: SupportMessage): Promise<void>;
  /** Starts taking questions; one whose handling rejects is tried again, later each time. */
  workSupport(handle: (message: SupportMessage) => Promise<void>): Promise<void>;
  sendBatch(tx: Transaction, message: BatchMessage): Promise<void>;
  /** Starts taking batches; one whose handling rejects is tried again. */
  workBatches(handle: (message: BatchMessage) => Promise<void>): Promise<void>;
  sendPhotos(tx: Transaction, message: PhotosMessage): Promise<void>;
  /** Starts taking photos; a message whose handling rejects is tried again. */
  workPhotos(handle: (message: PhotosMessage) => Promise<void>): Promise<void>;
  sendStore(tx: Transaction, message: StoreMessage): Promise<void>;
  /** Starts taking messages about stores; one whose handling rejects is tried again, later each time. */
  workStores(handle: (message: StoreMessage) => Promise<void>): Promise<void>;
  sendPrint(tx: Transaction, message: PrintMessage): Promise<void>;
  /** Starts taking print orders; one whose handling rejects is tried again, later each time. */
  workPrint(handle: (message: PrintMessage) => Promise<void>): Promise<void>;
  /** Runs once a minute in one process of all. */
  everyMinute(run: () => Promise<void>): Promise<void>;
  /** Runs once a night (UTC) in one process of all; again a little later where it rejects. */
  everyNight(run: () => Promise<void>): Promise<void>;
  /** Whether some worker has or will get this message. */
  isLive(id: string): Promise<boolean>;
  check(): Promise<void>;
  stop(): Promise<void>;
};

const jobQueue = 'jobs';
const noticeQueue = 'notices';
const supportQueue = 'support';
const batchQueue = 'batches';
const photoQueue = 'photos';
const storeQueue = 'stores';
const printQueue = 'prints';
const minuteQueue = 'every-minute';
const nightQueue = 'every-night';
/** Urgent messages are told from others by their priority. */
const urgent = 1;
/**
 * Places of the two kinds at least, and what of one user is handled at a time; a batch takes three.
 * Processes that fetch at the same moment may each take one more.
 */
const places = { urgent: { least: 8, ofUser: 4 }, other: { least: 9, ofUser: 3 } };

const nilUuid = '00000000-0000-0000-0000-000000000000';

/** Time for running work to end by itself before it is given back. */
const graceMs = 8_000;

/** One message a place: several would hold it until the last of them is handled. */
const jobPlace = {
  batchSize: 1,
  burstWhenBatchFull: true,
  perJobResults: true,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 2,
} as const;

/** Opens the queue on the product's own database. */
export async function openQueue(
  options: ConstructorOptions,
  onError: (error: Error) => void,
): Promise<Queue> {
  const boss = new PgBoss({ useListenNotify: true, ...options });
  boss.on('error', onError);
  await boss.start();
  // A worker that dies without a word is noticed by its missing heartbeats.
  await boss.createQueue(jobQueue, {
    notify: true,
    retryLimit: 3,
    expireInSeconds: 600,
    heartbeatSeconds: 30,
    deleteAfterSeconds: 3_600,
  });
  for (const mails of [noticeQueue, supportQueue]) {
    await boss.createQueue(mails, {
      notify: true,
      retryLimit: 6,
      retryDelay: 30,
      retryBackoff: true,
      deleteAfterSeconds: 3_600,
    });
  }
  await boss.createQueue(batchQueue, {
    notify: true,
    retryLimit: 5,
    retryDelay: 1,
    retryBackoff: true,
    deleteAfterSeconds: 3_600,
  });
  await boss.createQueue(photoQueue, {
    notify: true,
    retryLimit: 2,
    retryDelay: 1,
    expireInSeconds: 600,
    deleteAfterSeconds: 3_600,
  });
  // A store or a print shop, or the way to it, may be gone for a day, and what it told must be acted on.
  for (const patient of [storeQueue, printQueue]) {
    await boss.createQueue(patient, {
      notify: true,
      retryLimit: 36,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 3_600,
      deleteAfterSeconds: 3_600,
    });
  }
  await boss.createQueue(minuteQueue, { retryLimit: 0, deleteAfterSeconds: 3_600 });
  await boss.createQueue(nightQueue, {
    retryLimit: 5,
    retryDelay: 600,
    expireInSeconds: 3_600,
    deleteAfterSeconds: 86_400,
  });
  // The first send of a queue reads its settings on another connection, and the embedded database
  // has only the one that the transaction holds: read them before.
  await boss.getJobById(jobQueue, nilUuid);
  await boss.getJobById(noticeQueue, nilUuid);
  await boss.getJobById(supportQueue, nilUuid);
  await boss.getJobById(storeQueue, nilUuid);
  await boss.getJobById(printQueue, nilUuid);
  await boss.getJobById(batchQueue, nilUuid);
  await boss.getJobById(photoQueue, nilUuid);
  const stopping = new AbortController();
  const workEach = <Message>(
    name: string,
    options: WorkOptions,
    handle: (message: Message) => Promise<void>,
  ) =>
    boss.work<Message>(name, options, async (jobs) => {
      for (const { data } of jobs) await handle(data);
    });

  return {
    send: async (tx, id, message, { user, isUrgent }) => {
      const order = isUrgent
        ? { priority: urgent, group: { id: user } }
        : { priority: 0, group: { id: `other:${user}` } };
      await boss.send(jobQueue, message, { id, ...order, db: fromDrizzle(tx, sql) });
    },
    work: async (handle, options = { atOnce: 1 }) => {
      const handleAll = (jobs: Job<QueueMessage>[]) =>
        Promise.all(
          jobs.map(async ({ id, data }) => {
            const outcome = await handle(data, stopping.signal);
            const status = outcome === 'done' ? ('completed' as const) : ('failed' as const);
            return { id, status };
          }),
        );
      // Places of their own: however many others are handled, urgent ones find some free.
      const open = ({ least, ofUser }: typeof places.urgent, range: object) => {
        const localConcurrency = Math.max(least, options.atOnce);
        const settings = { ...jobPlace, ...range, localConcurrency, groupConcurrency: ofUser };
        return boss.work<QueueMessage, unknown>(jobQueue, settings, handleAll);
      };
      await open(places.urgent, { minPriority: urgent });
      await open(places.other, { maxPriority: urgent - 1 });
    },
    sendNotice: async (tx, message) => {
      await boss.send(noticeQueue, message, { db: fromDrizzle(tx, sql) });
    },
    workNotices: async (handle) => {
      const options = { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 };
      await workEach(noticeQueue, options, handle);
    },
    sendSupport: async (tx, message) => {
      await boss.send(supportQueue, message, { db: fromDrizzle(tx, sql) });
    },
    workSupport: async (handle) => {
      const options = {
        batchSize: 1,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 2,
        notifyPollingIntervalSeconds: 5,
      };
      await workEach(supportQueue, options, handle);
    },
    sendBatch: async (tx, message) => {
      await boss.send(batchQueue, message, { db: fromDrizzle(tx, sql) });
    },
    workBatches: async (handle) => {
      const options = {
        batchSize: 20,
        burstWhenBatchFull: true,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
      };
      await boss.work<BatchMessage>(batchQueue, options, async (jobs) => {
        // Each job that ends sends one: several of a batch ask for the same.
        for (const batchId of new Set(jobs.map(({ data }) => data.batchId))) {
          await handle({ batchId });
        }
      });
    },
    sendPhotos: async (tx, message) => {
      await boss.send(photoQueue, message, { db: fromDrizzle(tx, sql) });
    },
    workPhotos: async (handle) => {
      const options = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 };
      await workEach(photoQueue, options, handle);
    },
    sendStore: async (tx, message) => {
      await boss.send(storeQueue, message, { db: fromDrizzle(tx, sql) });
    },
    workStores: async (handle) => {
      const options = {
        batchSize: 1,
        localConcurrency: 2,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
      };
      await workEach(storeQueue, options, handle);
    },
    sendPrint: async (tx, message) => {
      await boss.send(printQueue, message, { db: fromDrizzle(tx, sql) });
    },
    workPrint: async (handle) => {
      const options = {
        batchSize: 1,
        localConcurrency: 2,
        pollingIntervalSeconds: 0.5,
        notifyPollingIntervalSeconds: 2,
      };
      await workEach(printQueue, options, handle);
    },
    everyMinute: async (run) => {
      await boss.schedule(minuteQueue, '* * * * *');
      await boss.work(minuteQueue, { pollingIntervalSeconds: 10 }, run);
    },
    everyNight: async (run) => {
      await boss.schedule(nightQueue, '17 3 * * *');
      await boss.work(nightQueue, { pollingIntervalSeconds: 60 }, run);
    },
    isLive: async (id) => {
      const job = await boss.getJobById(jobQueue, id);
      return job !== null && ['created', 'retry', 'active'].includes(job.state);
    },
    check: async () => {
      await boss.getQueue(jobQueue);
    },
    stop: async () => {
      const late = setTimeout(() => stopping.abort(), graceMs);
      await boss.stop({ graceful: true, close: true, timeout: graceMs + 4_000 });
      clearTimeout(late);
    },
  };
}
