import { setTimeout as wait } from 'node:timers/promises';

/** Titles are cached for this time, because previews follow each other quickly. */
const keptMs = 10 * 60_000;
/** Least recently used first. */
const mostKept = 1_000;
/** How long a job waits for a hint. */
const timeoutMs = 2_000;

type Dependencies = {
  /** The shop of a user, by its domain. */
  findShop: (userId: string) => Promise<string | undefined>;
  readTitle: (shop: string, productId: string) => Promise<string>;
  onError: (error: unknown) => void;
  now: () => Date;
};

/**
 * Reads the store's title of a job's product. A title is only a hint: without an answer in time the
 * job goes on without it.
 */
export function createProductTitles({ findShop, readTitle, onError, now }: Dependencies) {
  const kept = new Map<string, { title: Promise<string | undefined>; until: number }>();

  async function read(shop: string, productId: string): Promise<string | undefined> {
    try {
      return await readTitle(shop, productId);
    } catch (error) {
      kept.delete(`${shop} ${productId}`);
      onError(error);
      return undefined;
    }
  }

  return async (userId: string, productId: string): Promise<string | undefined> => {
    const shop = await findShop(userId);
    if (!shop) return undefined;
    const key = `${shop} ${productId}`;
    const known = kept.get(key);
    const isFresh = known && known.until > +now();
    const title = isFresh ? known.title : read(shop, productId);
    if (!isFresh) {
      kept.delete(key);
      kept.set(key, { title, until: +now() + keptMs });
      const [oldest] = kept.keys();
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    }
    return Promise.race([title, wait(timeoutMs, undefined, { ref: false })]);
  };
}
