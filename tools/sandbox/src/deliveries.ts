export type Order = 'as sent' | 'reverse';

/** Pauses before each attempt. */
const pausesMs = [0, 50, 250, 1_000];

/**
 * Delivers items with retries until accepted; on request late, twice, in reverse order or not at
 * all.
 */
export function createDeliveries<Item>(post: (item: Item) => Promise<boolean>) {
  let held: Item[] | null = null;
  let dropping = 0;
  let stopped = false;
  const underway = new Set<Promise<void>>();

  async function attempt(item: Item): Promise<boolean> {
    if (dropping === 0) return post(item);
    dropping -= 1;
    return false;
  }

  async function deliver(item: Item): Promise<void> {
    for (const pause of pausesMs) {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause).unref());
      if (stopped || (await attempt(item))) return;
    }
  }

  function send(item: Item): Promise<void> {
    const tracked = deliver(item).finally(() => underway.delete(tracked));
    underway.add(tracked);
    return tracked;
  }

  return {
    send,
    /** Sends an item, or queues it while held. */
    emit: (item: Item): void => {
      if (held) held.push(item);
      else void send(item);
    },
    /** Holds all further items. */
    hold: (): void => {
      held ??= [];
    },
    /** Sends the held items one after another, each `copies` times in parallel. */
    release: async (order: Order = 'as sent', copies = 1): Promise<void> => {
      const kept = held ?? [];
      held = null;
      for (const item of order === 'reverse' ? kept.toReversed() : kept)
        await Promise.all(Array.from({ length: copies }, () => send(item)));
    },
    /** Loses the held items for good. */
    lose: (): void => {
      held = null;
    },
    /** The next `count` deliveries fail and are retried. */
    dropNext: (count: number): void => {
      dropping = count;
    },
    /** Stops all retries. */
    stop: (): void => {
      stopped = true;
    },
    /** Resolves when every delivery under way has arrived or was given up. */
    idle: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
