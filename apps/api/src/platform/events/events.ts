import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, DatabaseHandle, Transaction } from '../database/database.ts';

/** A kind of event that every process hears; its module publishes it. */
export type EventDefinition<Message> = {
  /** Channel of PostgreSQL's LISTEN and NOTIFY. */
  channel: string;
  schema: z.ZodType<Message>;
};

export const defineEvent = <Message>(
  channel: string,
  schema: z.ZodType<Message>,
): EventDefinition<Message> => ({ channel, schema });

/** Publishes a change to every process after its transaction is committed. */
export type Events = {
  publish<Message>(
    tx: Transaction | Database,
    event: EventDefinition<Message>,
    message: Message,
  ): Promise<void>;
  /** @returns stops listening */
  on<Message>(event: EventDefinition<Message>, listener: (message: Message) => void): () => void;
  /**
   * Calls the listener when messages may have been missed: followers read again.
   *
   * @returns stops listening
   */
  onGap(listener: () => void): () => void;
};

const gap = Symbol('gap');

/** Opens these events on the product's own database. */
export async function openEvents(
  database: DatabaseHandle,
  events: readonly EventDefinition<unknown>[],
  onError: (error: Error) => void,
): Promise<Events> {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  for (const { channel, schema } of events) {
    await database.listen(channel, (payload) => {
      try {
        emitter.emit(channel, schema.parse(JSON.parse(payload)));
      } catch (error) {
        onError(new Error('An event could not be read.', { cause: error }));
      }
    });
  }
  database.onReconnect(() => emitter.emit(gap));
  const on = (name: string | symbol, listener: (...values: never[]) => void) => {
    const hear = (...values: unknown[]) => void Reflect.apply(listener, undefined, values);
    emitter.on(name, hear);
    return () => emitter.off(name, hear);
  };
  return {
    publish: async (tx, { channel }, message) => {
      await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(message)})`);
    },
    on: ({ channel }, listener) => on(channel, listener),
    onGap: (listener) => on(gap, listener),
  };
}
