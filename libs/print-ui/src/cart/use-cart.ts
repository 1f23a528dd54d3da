import { orderRules } from '@tintory/contract';
import { useAccount } from '@tintory/session';
import { onWorkLeft } from '@tintory/tools-ui';
import { useMemo, useSyncExternalStore } from 'react';
import { withAdded, withoutLine, withQuantity, type CartItem, type CartLine } from './cart-item.ts';
import { adoptVisitorsCart, createCartStore, forgetCart, type CartStore } from './cart-store.ts';

/** The cart that is shown: all parts of the page share it, and another account's takes its place. */
let current: { account: string | null; store: CartStore } | null = null;

function storeOf(account: string | null): CartStore {
  if (current?.account !== account || !current) {
    if (account !== null) adoptVisitorsCart(account);
    current = { account, store: createCartStore(account) };
  }
  return current.store;
}

onWorkLeft((account) => {
  forgetCart(account);
  current = null;
});

const nothing: readonly CartItem[] = [];

const actionsOf = (store: CartStore) => ({
  /** @returns false where the cart holds as many lines as an order may have */
  add: (item: CartItem): boolean => {
    const next = withAdded(store.items(), item);
    if (next.length > orderRules.maxItems) return false;
    store.put(next);
    return true;
  },
  change: (line: CartLine, quantity: number) =>
    store.put(withQuantity(store.items(), line, quantity)),
  remove: (line: CartLine) => store.put(withoutLine(store.items(), line)),
  clear: () => store.put(nothing),
  /** Takes back the latest change on this page. */
  undo: () => store.undo(),
});

/** The browser's cart and its actions. */
export function useCart() {
  const account = useAccount();
  const store = storeOf(account);
  const items = useSyncExternalStore(store.subscribe, store.items, () => nothing);
  const actions = useMemo(() => actionsOf(store), [store]);
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { items, pieces, canUndo: store.canUndo(), ...actions };
}
