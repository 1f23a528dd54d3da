export type Order = 'as sent' | 'reverse';

const retryMs = [50, 250, 1_000, 3_000];

/**
 * Carries items to a receiver and tries again while it does not take them; late, twice, turned
 * round or not at all on request.
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
    for (const pause of retryMs) {
      if (stopped || (await attempt(item))) return;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }

  function send(item: Item): Promise<void> {
    const tracked = deliver(item).finally(() => underway.delete(tracked));
    underway.add(tracked);
    return tracked;
  }

  return {
    send,
    /** Sends, or keeps back while holding. */
    emit: (item: Item): void => {
      if (held) held.push(item);
      else void send(item);
    },
    /** Keeps back what happens from now on. */
    hold: (): void => {
      held ??= [];
    },
    /** Sends what was kept back, one after another, each so many times at once. */
    release: async (order: Order = 'as sent', copies = 1): Promise<void> => {
      const kept = held ?? [];
      held = null;
      for (const item of order === 'reverse' ? kept.toReversed() : kept)
        await Promise.all(Array.from({ length: copies }, () => send(item)));
    },
    /** The next deliveries do not arrive; they are tried again. */
    dropNext: (count: number): void => {
      dropping = count;
    },
    /** Gives up what has not arrived. */
    stop: (): void => {
      stopped = true;
    },
    /** Resolves when every delivery under way has arrived or was given up. */
    idle: async (): Promise<void> => {
      while (underway.size > 0) await Promise.all(underway);
    },
  };
}
