import { safeStorage } from '@tintory/session';
import { isCartItem, withAdded, type CartItem } from './cart-item.ts';

export type CartStore = {
  items: () => readonly CartItem[];
  /** Replaces all items; `undo` restores the previous ones. */
  put: (items: readonly CartItem[]) => void;
  canUndo: () => boolean;
  undo: () => void;
  subscribe: (listener: () => void) => () => void;
};

const keyOf = (account: string | null) => `tintory-cart/${account ?? 'visitor'}`;
const nothing: readonly CartItem[] = [];

function parse(stored: string | null): readonly CartItem[] {
  if (!stored) return nothing;
  try {
    const items: unknown = JSON.parse(stored);
    return Array.isArray(items) ? items.filter(isCartItem) : nothing;
  } catch {
    return nothing;
  }
}

/** The cart of an account in this browser; null is a visitor's. Follows what other tabs do to it. */
export function createCartStore(account: string | null): CartStore {
  const key = keyOf(account);
  const storage = safeStorage();
  const listeners = new Set<() => void>();
  let stored = storage.getItem(key);
  let items = parse(stored);
  /** What stood there before each change on this page. */
  let past: (readonly CartItem[])[] = [];

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (next: readonly CartItem[]) => {
    items = next;
    stored = JSON.stringify(next);
    if (next.length > 0) storage.setItem(key, stored);
    else storage.removeItem(key);
    tell();
  };
  const look = () => {
    const now = storage.getItem(key);
    if (now === stored) return;
    stored = now;
    items = parse(now);
    past = [];
    tell();
  };
  const follow = (event: StorageEvent) => {
    if (event.key === null || event.key === key) look();
  };

  return {
    items: () => items,
    put: (next) => {
      past.push(items);
      write(next);
    },
    canUndo: () => past.length > 0,
    undo: () => {
      const before = past.pop();
      if (before) write(before);
    },
    subscribe: (listener) => {
      if (listeners.size === 0) {
        globalThis.addEventListener('storage', follow);
        look();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) globalThis.removeEventListener('storage', follow);
      };
    },
  };
}

/** Moves a visitor's cart to the account that signed in. */
export function adoptVisitorsCart(account: string): void {
  const storage = safeStorage();
  const visitors = parse(storage.getItem(keyOf(null)));
  if (visitors.length === 0) return;
  const own = parse(storage.getItem(keyOf(account)));
  storage.setItem(keyOf(account), JSON.stringify(visitors.reduce(withAdded, own)));
  storage.removeItem(keyOf(null));
}

/** Forgets the cart of an account that was left, and a visitor's: it would be the next one's. */
export function forgetCart(account: string): void {
  const storage = safeStorage();
  storage.removeItem(keyOf(account));
  storage.removeItem(keyOf(null));
}
