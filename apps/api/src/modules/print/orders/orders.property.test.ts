import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installCrashPoints } from '../../../testing/crash-points.ts';
import type { Trouble, TroubledCall } from '../../../testing/print/memory-provider.ts';
import {
  openPrintShop,
  type PrintBuyer,
  type PrintShop,
} from '../../../testing/print/open-print-shop.ts';
import { calm, expectRightBooks } from '../../../testing/print/print-books.ts';

let shop: PrintShop;
let crash: Awaited<ReturnType<typeof installCrashPoints>>;
beforeAll(async () => {
  shop = await openPrintShop();
  crash = await installCrashPoints(shop.db, ['bills', 'print_orders', 'print_order_items']);
}, 120_000);
afterAll(() => shop.close());

const troubles: readonly Trouble[] = ['none', 'down', 'lost', 'late', 'refusing'];
const calls: readonly TroubledCall[] = ['draft', 'confirm', 'cancel', 'read', 'any'];
const moves = ['in_production', 'shipped', 'delivered', 'failed'] as const;

type Step =
  | { do: 'order' | 'pay' | 'debit' | 'cancel' | 'refund' | 'dispute' | 'arrive' }
  | { do: 'trouble'; trouble: Trouble; call: TroubledCall }
  | { do: 'end'; isOver: boolean }
  | { do: 'move'; to: (typeof moves)[number]; told: number }
  | { do: 'minutes'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'order' }) },
  { weight: 4, arbitrary: fc.constantFrom<Step>({ do: 'pay' }) },
  { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'cancel' }, { do: 'arrive' }) },
  fc.constantFrom<Step>({ do: 'debit' }, { do: 'refund' }, { do: 'dispute' }),
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('trouble' as const),
      trouble: fc.constantFrom(...troubles),
      call: fc.constantFrom(...calls),
    }),
  },
  fc.record({ do: fc.constant('end' as const), isOver: fc.boolean() }),
  fc.record({
    do: fc.constant('move' as const),
    to: fc.constantFrom(...moves),
    told: fc.nat({ max: 2 }),
  }),
  fc.record({ do: fc.constant('minutes' as const), minutes: fc.constantFrom(3, 61, 4_400) }),
);

/** How the payment provider's webhook events travel, and at which write of each round the database dies once. */
const delivery = fc.record({
  order: fc.constantFrom('as sent' as const, 'reverse' as const),
  copies: fc.integer({ min: 1, max: 3 }),
  every: fc.integer({ min: 1, max: 3 }),
  drop: fc.integer({ min: 0, max: 2 }),
  crashAt: fc.integer({ min: 1, max: 14 }),
});

/** Steps that are impossible now are skipped. */
const orNothing = <Value>(work: () => Value): Value | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Does one step. */
async function perform(buyer: PrintBuyer, one: Step): Promise<void> {
  const { stripe, printer } = shop;
  const payment = orNothing(() => stripe.paymentOf(buyer.id));
  switch (one.do) {
    case 'order':
      await buyer.order();
      return;
    case 'pay':
      orNothing(() => stripe.pay(buyer.id));
      return;
    case 'debit':
      if (orNothing(() => stripe.pay(buyer.id, 'bank'))) {
        orNothing(() => stripe.settleDebit(stripe.debitOf(buyer.id), true));
      }
      return;
    case 'cancel': {
      const [order] = await buyer.list();
      if (order) await buyer.cancel(order.id);
      return;
    }
    case 'refund':
      if (payment) orNothing(() => stripe.refund(payment.id));
      return;
    case 'dispute':
      if (payment) orNothing(() => stripe.dispute(payment.id));
      return;
    case 'trouble':
      printer.set(one.trouble, one.call);
      return;
    case 'arrive':
      printer.arrive();
      return;
    case 'end':
      printer.end(one.isOver ? ['mug-small'] : []);
      return;
    case 'move': {
      const [order] = await buyer.list();
      const known = order && printer.orders.get(order.id);
      if (!known || known.status === 'canceled' || known.status === 'failed') return;
      const told = printer.move(known.externalId, one.to);
      for (let times = 0; times < one.told; times += 1) await shop.tell(told);
      return;
    }
    case 'minutes':
      await shop.passMinutes(one.minutes);
  }
}

it('ends with each paid order made or given back and no other one made, whatever happens in between', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 12 }),
      delivery,
      async (steps, way) => {
        const { stripe } = shop;
        const buyer = await shop.printBuyer();
        await buyer.order();
        for (const [index, one] of steps.entries()) {
          if (one.do !== 'minutes') stripe.hold();
          await crash.arm(way.crashAt);
          await perform(buyer, one).catch(() => undefined);
          if (index % way.every === 0 || one.do === 'minutes') {
            stripe.dropNext(way.drop);
            await stripe.release(way.order, way.copies);
            await stripe.idle();
          }
          await crash.disarm();
        }
        await stripe.release(way.order, way.copies);
        await stripe.idle();
        await calm(shop);
        await expectRightBooks(shop, buyer);
        expect(await buyer.credits()).toBe(20);
      },
    ),
    { numRuns: 15 },
  );
}, 300_000);
