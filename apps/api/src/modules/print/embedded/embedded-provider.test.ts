import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '../../../platform/database/database.ts';
import { openTestDatabase } from '../../../testing/index.ts';
import { providerStatuses } from '../print-provider.ts';
import { openEmbedded, orderOf, place } from '../test-providers.ts';
import { statusAfter } from './order-clock.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openTestDatabase();
}, 120_000);
afterAll(() => database?.close());

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1);

describe('the embedded provider', () => {
  it('goes on after a restart where it was', async () => {
    const order = orderOf(randomUUID());
    await place(
      openEmbedded(database.db, () => new Date(start)),
      order,
    );
    const statuses: (string | undefined)[] = [];
    for (const days of [0.5, 1, 3, 6.9, 7, 400]) {
      const restarted = openEmbedded(database.db, () => new Date(start + days * day));
      statuses.push((await restarted.findOrder(order.externalId))?.status);
    }
    expect(statuses).toEqual([
      ...['accepted', 'in_production', 'shipped', 'shipped', 'delivered', 'delivered'],
    ]);
  });

  it('cancels until production begins, and not a moment later', async () => {
    const [early, late] = [orderOf(randomUUID()), orderOf(randomUUID())];
    const opened = openEmbedded(database.db, () => new Date(start));
    await place(opened, early);
    await place(opened, late);
    const before = openEmbedded(database.db, () => new Date(start + day - 1));
    expect((await before.cancelOrder(early.externalId))?.status).toBe('canceled');
    const after = openEmbedded(database.db, () => new Date(start + day));
    expect(await after.cancelOrder(late.externalId)).toBeNull();
    const much = openEmbedded(database.db, () => new Date(start + 9 * day));
    expect((await much.findOrder(early.externalId))?.status).toBe('canceled');
    expect((await much.findOrder(late.externalId))?.status).toBe('delivered');
  });

  it('names every field that it refuses an order for', async () => {
    const order = orderOf(randomUUID());
    const [item] = order.items;
    const provider = openEmbedded(database.db, () => new Date(start));
    const bad = {
      ...order,
      shippingMethodId: 'by hand',
      address: { ...order.address, zip: '9021', state: 'Atlantis' },
      items: [
        { ...item, variantId: 't-shirt.white.xxs' },
        { ...item, files: [] },
      ],
    } as typeof order;
    const refusal = await place(provider, bad).catch((error: unknown) => error);
    expect(Object.keys((refusal as { details: object }).details).sort()).toEqual([
      ...['items.0.variant_id', 'items.1.files', 'shipping_method_id', 'state', 'zip'],
    ]);
  });
});

describe('the clock of an order', () => {
  it('never goes back', () => {
    const days = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(days, days, fc.integer({ min: 0, max: 40 }), (one, other, deliveryDays) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((at) =>
          providerStatuses.indexOf(statusAfter(at, deliveryDays)),
        );
        expect(before).toBeLessThanOrEqual(after ?? 0);
      }),
    );
  });
});
