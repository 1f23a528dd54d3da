import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installCrashPoints } from '../../../testing/crash-points.ts';
import type { Trouble } from '../../../testing/print/memory-provider.ts';
import {
  openPrintShop,
  type PrintBuyer,
  type PrintShop,
} from '../../../testing/print/open-print-shop.ts';

let shop: PrintShop;
let crash: Awaited<ReturnType<typeof installCrashPoints>>;
beforeAll(async () => {
  shop = await openPrintShop();
  crash = await installCrashPoints(shop.db, ['bills', 'print_orders', 'print_order_items']);
}, 120_000);
afterAll(() => shop.close());

const troubles: readonly Trouble[] = ['none', 'down', 'lost', 'refusing'];
const moves = ['in_production', 'shipped', 'delivered', 'failed'] as const;

type Step =
  | { do: 'order' | 'pay' | 'debit' | 'cancel' | 'refund' | 'dispute' }
  | { do: 'trouble'; trouble: Trouble }
  | { do: 'end'; isOver: boolean }
  | { do: 'move'; to: (typeof moves)[number]; told: number }
  | { do: 'minutes'; minutes: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom<Step>({ do: 'order' }) },
  { weight: 4, arbitrary: fc.constantFrom<Step>({ do: 'pay' }) },
  fc.constantFrom<Step>({ do: 'debit' }, { do: 'cancel' }, { do: 'refund' }, { do: 'dispute' }),
  fc.record({ do: fc.constant('trouble' as const), trouble: fc.constantFrom(...troubles) }),
  fc.record({ do: fc.constant('end' as const), isOver: fc.boolean() }),
  fc.record({
    do: fc.constant('move' as const),
    to: fc.constantFrom(...moves),
    told: fc.nat({ max: 2 }),
  }),
  fc.record({ do: fc.constant('minutes' as const), minutes: fc.constantFrom(3, 61, 2_000) }),
);

/** How the payment provider's news travels, and at which write of each round the database dies once. */
const delivery = fc.record({
  order: fc.constantFrom('as sent' as const, 'reverse' as const),
  copies: fc.integer({ min: 1, max: 3 }),
  every: fc.integer({ min: 1, max: 3 }),
  drop: fc.integer({ min: 0, max: 2 }),
  crashAt: fc.integer({ min: 1, max: 14 }),
});

/** What cannot be done just now is left out. */
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
      printer.set(one.trouble);
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

/** Lets everything come to its end: no more trouble, and enough time. */
async function calm({ stripe, printer, passMinutes }: PrintShop): Promise<void> {
  printer.set('none');
  printer.end([]);
  for (let round = 0; round < 4; round += 1) await passMinutes(61);
  await stripe.idle();
}

/** What both providers have of a user's orders, in one line each. */
async function books(buyer: PrintBuyer) {
  const { payments, refunds, disputes } = shop.stripe.store;
  const bills = await buyer.bills();
  return (await buyer.list()).map((order) => {
    const session = shop.stripe.store.sessions
      .list(({ metadata }) => metadata['print_order_id'] === order.id)
      .find(({ paymentStatus }) => paymentStatus === 'paid');
    const payment = payments.find(session?.payment);
    const back = (id: string) =>
      [
        ...refunds.list(({ payment: of }) => of === id),
        ...disputes.list((one) => one.payment === id),
      ].reduce((sum, { amount }) => sum + amount, 0);
    const made = shop.printer.orders.get(order.id)?.status;
    return {
      status: order.status,
      isPaid: payment !== undefined,
      isBack: payment !== undefined && back(payment.id) >= payment.amount,
      isMade: made !== undefined && made !== 'canceled' && made !== 'failed',
      isBilled: bills.some(({ kind }) => kind === 'print'),
    };
  });
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
        for (const { isPaid, isBack, isMade, status, isBilled } of await books(buyer)) {
          const line = `${status}: paid ${isPaid}, back ${isBack}, made ${isMade}`;
          if (isPaid) expect(isBilled, line).toBe(true);
          // What was given back by hand while it was made is made all the same: that is the owner's gift.
          const isGift = isBack && ['in_production', 'shipped', 'delivered'].includes(status);
          if (!isGift) expect(isMade !== isBack, line).toBe(isPaid);
          if (!isPaid) expect([isMade, status], line).toEqual([false, 'canceled']);
          else expect(status === 'refunded', line).toBe(isBack && !isMade);
        }
        expect(await buyer.credits()).toBe(20);
      },
    ),
    { numRuns: 25 },
  );
}, 300_000);
