import type { Shop } from './model.ts';

export const currency = 'USD';

export type Store = ReturnType<typeof createStore>;

/** The shops by domain, an id generator, and the clock. */
export function createStore() {
  const shops = new Map<string, Shop>();
  let last = 1_029_266_000;
  let offset = 0;
  const newId = (): number => (last += 1);
  /** Milliseconds. */
  const now = (): number => Date.now() + offset;
  return {
    newId,
    now,
    advance: (ms: number): void => {
      offset += ms;
    },
    list: (): Shop[] => [...shops.values()],
    find: (domain: string): Shop | undefined => shops.get(domain),
    /** @throws Error if there is no such shop */
    get: (domain: string): Shop => {
      const shop = shops.get(domain);
      if (!shop) throw new Error(`There is no shop ${domain}.`);
      return shop;
    },
    open: (domain: string, name: string): Shop => {
      const shop: Shop = {
        id: newId(),
        domain,
        name,
        email: `owner@${domain}`,
        currency,
        createdAt: now(),
        products: new Map(),
        media: new Map(),
        installation: null,
        subscriptions: new Map(),
        usage: [],
        charges: new Map(),
      };
      shops.set(domain, shop);
      return shop;
    },
  };
}
