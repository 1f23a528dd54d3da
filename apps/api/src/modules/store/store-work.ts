import type { Store } from './store.module.ts';
import type { StoreMessage } from './store.queue.ts';
import {
  createStoreEventsService,
  type StoreEventsParts,
} from './webhooks/store-events.service.ts';

type Parts = Omit<StoreEventsParts, 'billing' | 'plans' | 'publications'> & {
  store: Store;
};

/** What webhook events, the queue and the clock ask for in stores. */
export function createStoreWork({ store, ...parts }: Parts) {
  const { billing, originals, plans, publications, usage } = store;
  const events = createStoreEventsService({ ...parts, billing, plans, publications });

  return {
    events,

    handle: (message: StoreMessage): Promise<void> =>
      message.kind === 'webhook'
        ? events.act(message.topic, message.shop)
        : usage.file(message.shop),

    /** Due and interrupted ones. */
    everyMinute: async (): Promise<void> => {
      await plans.syncDue();
      await usage.fileAll();
      await publications.settlePending();
      await originals.sweep();
      await events.sweep();
    },
  };
}
