import { readCatalogue } from './catalogue.ts';
import { createFaults } from './faults.ts';
import { createMockupTasks } from './mockups.ts';
import type { CallKind, FaultKind, OrderStatus } from './model.ts';
import { createOrders } from './orders.ts';
import { createPrintfulWebhooks } from './webhooks.ts';

export type PrintfulOptions = { webhookUrl: string; webhookSecret: string; token: string };

export type Printful = ReturnType<typeof createPrintful>;

/** Simulates Printful: catalogue, orders, mockups and webhooks. */
export function createPrintful({ webhookUrl, webhookSecret, token }: PrintfulOptions) {
  const catalogue = readCatalogue();
  const webhooks = createPrintfulWebhooks({ url: webhookUrl, secret: webhookSecret });
  const orders = createOrders(catalogue.variants, webhooks.tell);
  const mockups = createMockupTasks(catalogue.variants);
  const faults = createFaults();
  return { token, ...catalogue, webhooks, orders, mockups, faults, gone: new Set<number>() };
}

export type PrintfulControl = ReturnType<typeof createPrintfulControl>;

/** Controls for tests and people: order progress, faults, limits and stock. */
export function createPrintfulControl(printful: Printful) {
  const { orders, webhooks, faults, gone, products, variants, mockups } = printful;
  let clock: NodeJS.Timeout | undefined;
  return {
    orders: orders.list,
    /** Advances one order or all by a step. */
    step: (externalId?: string): void => {
      const fits = externalId ? [orders.find(`@${externalId}`)] : orders.list();
      for (const order of fits) orders.step(order);
    },
    /** Advances all orders by a step at an interval, until the sandbox closes. */
    startClock: (everyMs: number): void => {
      clearInterval(clock);
      clock = setInterval(() => orders.list().forEach(orders.step), everyMs).unref();
    },
    stop: (): void => {
      clearInterval(clock);
      webhooks.stop();
    },
    move: (externalId: string, status: OrderStatus, reason?: string): void =>
      orders.move(orders.find(`@${externalId}`), status, reason),
    refuseNext: orders.refuseNext,
    setMockupPolls: mockups.setPolls,
    mockupTasks: mockups.ended,
    failNextMockups: mockups.failNext,
    failNext: (call: CallKind, kind: FaultKind, times?: number): void =>
      faults.next(call, kind, times),
    /** Sets the bucket's size and the requests refilled per second. */
    setRateLimit: (maximum: number, restoreRate: number): void =>
      faults.bucket.set({ maximum, restoreRate }),
    /** Discontinues the variant of this colour and size. */
    discontinue: (productId: number, color: string | null, size: string): void => {
      const variant = variants.find(
        (one) =>
          one.product.id === productId && one.size === size && (one.color?.name ?? null) === color,
      );
      if (!variant) throw new Error('There is no such variant.');
      gone.add(variant.id);
    },
    /** A product that leaves the catalogue: nobody finds it any more. */
    removeProduct: (productId: number): void => {
      const at = products.findIndex(({ id }) => id === productId);
      if (at < 0) throw new Error('There is no such product.');
      products.splice(at, 1);
    },
    setWebhookUrl: webhooks.setUrl,
    hold: webhooks.hold,
    release: webhooks.release,
    dropNext: webhooks.dropNext,
    /** Resolves when every delivery under way has arrived or was given up. */
    idle: webhooks.idle,
  };
}
