import type { Queue, SendOptions, WorkOptions } from 'pg-boss';

/** The outcome of a message; `again` is retried while attempts are left, like a rejection. */
export type MessageOutcome = 'done' | 'again';

export type QueueDefinition<Message> = {
  name: string;
  /** How long a message is kept, and how often and when it is tried again. */
  keep: Omit<Queue, 'name'>;
  /** How messages are fetched, an entry for each set of places that take them. */
  take: readonly WorkOptions[];
  /** Messages with the same key that are fetched together are handled once. */
  keyOf?: (message: Message) => string;
};

/** Describes a queue; its module sends to it and handles what comes. */
export const defineQueue = <Message extends object>(
  definition: QueueDefinition<Message>,
): QueueDefinition<Message> => definition;

/** How a message is sent apart from its words: its id, and whose turn it takes. */
export type SendOrder = Pick<SendOptions, 'id' | 'priority' | 'group'>;

export type QueueHandler = {
  name: string;
  /** Messages handled at the same time, at least. */
  atOnce: number;
  handle: (message: object, stopping: AbortSignal) => Promise<MessageOutcome>;
};

/**
 * Binds a queue to its handler, which returns `again` to retry a message; `stopping` aborts when
 * the process ends.
 */
export function handleQueue<Message extends object>(
  { name }: QueueDefinition<Message>,
  handle: (message: Message, stopping: AbortSignal) => Promise<unknown>,
  { atOnce = 1 } = {},
): QueueHandler {
  return {
    name,
    atOnce,
    handle: async (message, stopping) =>
      (await handle(message as Message, stopping)) === 'again' ? 'again' : 'done',
  };
}

/**
 * Checks a process's handlers: each queue needs exactly one.
 *
 * @returns a sentence a fault
 */
export function handlerFaults(queues: readonly { name: string }[], handlers: QueueHandler[]) {
  const count = (name: string) => handlers.filter((handler) => handler.name === name).length;
  const known = new Set(queues.map(({ name }) => name));
  return [
    ...queues
      .filter(({ name }) => count(name) === 0)
      .map(({ name }) => `Queue "${name}" has no handler: add one in worker.ts.`),
    ...queues
      .filter(({ name }) => count(name) > 1)
      .map(({ name }) => `Queue "${name}" has ${count(name)} handlers: keep one in worker.ts.`),
    ...handlers
      .filter(({ name }) => !known.has(name))
      .map(({ name }) => `Queue "${name}" is handled but not listed in queues.ts.`),
  ];
}
