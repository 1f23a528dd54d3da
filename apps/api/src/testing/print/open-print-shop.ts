import { randomUUID } from 'node:crypto';
import type { Page, PrintOrder } from '@tintory/contract';
import { vi } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import type { DesignsForOrders } from '../../modules/print/orders/designs-for-orders.ts';
import type { ProviderOrder } from '../../modules/print/print-provider.ts';
import { openShop, web, type Buyer, type TestShop } from '../open-shop.ts';
import { createMemoryProvider, signature } from './memory-provider.ts';

export type PrintShop = Awaited<ReturnType<typeof openPrintShop>>;
export type PrintBuyer = Awaited<ReturnType<PrintShop['printBuyer']>>;

export const address = {
  ...{ name: 'Ann Doe', line1: 'Main Street 1', city: 'Berlin', zip: '10115', country_code: 'DE' },
  email: 'ann@example.com',
};

const urls = { success_url: `${web}/print/orders/done`, cancel_url: `${web}/print/checkout` };

/** Two small mugs, sent to Berlin. */
export const wishOf = () => ({
  items: [{ design_id: 'design-1', variant_id: 'mug-small', quantity: 2 }],
  ...{ address, shipping_method_id: 'standard' },
  ...urls,
});

/** A design for whoever asks, until it is said to be gone. */
function createDesigns() {
  const gone = new Set<string>();
  const isThere = (id: string) => id.startsWith('design') && !gone.has(id);
  const designs: DesignsForOrders = {
    find: (_userId, id) =>
      Promise.resolve(
        isThere(id) ? { id, productId: 'mug', mockupUrl: 'http://localhost/mug.webp' } : null,
      ),
    keep: () => Promise.resolve(),
    printFiles: (id) =>
      isThere(id)
        ? Promise.resolve([{ areaId: 'front', url: 'http://localhost/print.png' }])
        : Promise.reject(new AppError('NotFound')),
  };
  return { designs, gone };
}

/** A print shop whose provider behaves as the test says. */
export async function openPrintShop() {
  const printer = createMemoryProvider();
  const { designs, gone } = createDesigns();
  const shop = await openShop({ print: { provider: printer.provider, designs } });
  const { api, stripe } = shop;

  return {
    ...shop,
    printer,
    gone,
    printBuyer: async () => actionsOf({ stripe, printer }, await shop.buyer()),
    /** What the print provider's webhook brings. */
    tell: (order: ProviderOrder | undefined, signed = signature) =>
      fetch(`${api.origin}/api/print/webhooks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-signature': signed },
        body: JSON.stringify({ order }),
      }),
    /** Moves the clock and runs the periodic checks. */
    passMinutes: async (minutes: number) => {
      stripe.advance(minutes / 1_440);
      await stripe.idle();
      await api.services.printOrders?.checkDue();
      await stripe.idle();
    },
  };
}

type Parts = Pick<TestShop, 'stripe'> & { printer: ReturnType<typeof createMemoryProvider> };

/** What a buyer orders, over HTTP. */
function actionsOf({ stripe, printer }: Parts, buyer: Buyer) {
  const order = (more: object = {}, key: string | undefined = randomUUID()) =>
    buyer.call('POST', '/api/print/orders', { ...wishOf(), ...more }, { 'idempotency-key': key });
  const list = async () =>
    ((await buyer.call('GET', '/api/print/orders')).body as Page<PrintOrder>).rows;
  const newest = async () => {
    const [found] = await list();
    if (!found) throw new Error('This buyer has ordered nothing.');
    return found;
  };
  return {
    ...buyer,
    order,
    list,
    newest,
    payAgain: (id: string) =>
      buyer.call('POST', `/api/print/orders/${id}/pay`, urls, {
        'idempotency-key': randomUUID(),
      }),
    cancel: (id: string) => buyer.call('POST', `/api/print/orders/${id}/cancel`),
    /** Orders and pays, and waits until the webhook event has arrived. */
    pay: async (more: object = {}) => {
      const answer = await order(more);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      stripe.pay(buyer.id);
      await stripe.idle();
      return newest();
    },
    until: (status: PrintOrder['status']) =>
      vi.waitFor(
        async () => {
          const found = await newest();
          if (found.status !== status) throw new Error(`It is ${found.status}.`);
          return found;
        },
        { timeout: 30_000, interval: 25 },
      ),
    untilMade: () =>
      vi.waitFor(
        async () => {
          const { id } = await newest();
          const made = printer.orders.get(id);
          if (!made || made.status === 'draft') throw new Error('Nobody makes it.');
          return made;
        },
        { timeout: 30_000, interval: 25 },
      ),
  };
}
