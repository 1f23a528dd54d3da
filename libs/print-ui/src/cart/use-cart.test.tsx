import { QueryClientProvider } from '@tanstack/react-query';
import { createClient, createQueryClient, SessionProvider } from '@tintory/session';
import { keepWorkApart } from '@tintory/tools-ui';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CartItem } from './cart-item.ts';
import { useCart } from './use-cart.ts';

const shirt: CartItem = {
  design_id: 'd1',
  product_id: 'shirt',
  variant_id: 'shirt-m',
  quantity: 1,
  title: 'T-shirt',
  mockup_url: '/objects/m1',
  price: 19.5,
};
const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub }))}.s`;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

function openCart() {
  const client = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch: async () => Response.json({ id: 'u1', shopify_domain: null }),
  });
  keepWorkApart(client.session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider {...client}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useCart(), { wrapper });
  act(() => result.current.clear());
  return { cart: result, session: client.session };
}

describe('the cart', () => {
  it('adds, changes and removes, and takes each of it back', () => {
    const { cart } = openCart();
    act(() => void cart.current.add(shirt));
    act(() => void cart.current.add({ ...shirt, quantity: 2 }));
    expect(cart.current.items).toEqual([{ ...shirt, quantity: 3 }]);
    act(() => cart.current.change(shirt, 7));
    expect(cart.current.pieces).toBe(7);
    act(() => cart.current.remove(shirt));
    expect(cart.current.items).toEqual([]);
    act(() => cart.current.undo());
    act(() => cart.current.undo());
    expect(cart.current.items).toEqual([{ ...shirt, quantity: 3 }]);
  });

  it('keeps quantities within what one order may hold', () => {
    const { cart } = openCart();
    act(() => void cart.current.add(shirt));
    act(() => cart.current.change(shirt, 5_000));
    expect(cart.current.items[0]?.quantity).toBe(100);
    act(() => cart.current.change(shirt, 0));
    expect(cart.current.items[0]?.quantity).toBe(1);
  });

  it('refuses a line beyond the limit of an order', () => {
    const { cart } = openCart();
    const added = Array.from({ length: 51 }, (_, i) => {
      let taken = false;
      act(() => {
        taken = cart.current.add({ ...shirt, design_id: `d${i}` });
      });
      return taken;
    });
    expect(added.filter(Boolean)).toHaveLength(50);
    expect(added.at(-1)).toBe(false);
  });

  it('survives a reload and drops what cannot be read', () => {
    localStorage.setItem('tintory-cart/visitor', JSON.stringify([shirt, { title: 'half' }]));
    const { cart } = openCart();
    act(() => cart.current.undo());
    expect(cart.current.items.map(({ title }) => title)).toEqual(['T-shirt']);
  });

  it('hands a visitor’s cart to the account, and forgets it when the account is left', () => {
    const { cart, session } = openCart();
    act(() => void cart.current.add(shirt));
    const tokens = { access_token: tokenOf('u1') } as Parameters<typeof session.login>[0];
    act(() => session.login(tokens));
    expect(cart.current.items).toEqual([shirt]);
    expect(localStorage.getItem('tintory-cart/visitor')).toBeNull();
    act(() => session.logout());
    expect(cart.current.items).toEqual([]);
    expect(localStorage.getItem('tintory-cart/u1')).toBeNull();
  });
});
