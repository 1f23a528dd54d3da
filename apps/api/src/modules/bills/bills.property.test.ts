import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { reconcile, type Difference } from './reconcile.ts';
import { installCrashPoints } from '../../testing/crash-points.ts';
import { openShop, type Buyer, type TestShop } from '../../testing/open-shop.ts';

let shop: TestShop;
let crash: Awaited<ReturnType<typeof installCrashPoints>>;
beforeAll(async () => {
  shop = await openShop();
  crash = await installCrashPoints(shop.db);
}, 120_000);
afterAll(() => shop.close());

type Step =
  | { do: 'plan' | 'pack' | 'twice'; which: number }
  | { do: 'refund'; part: number }
  | { do: 'dispute'; won: boolean | null }
  | { do: 'cancel'; cancel: boolean }
  | { do: 'days'; days: number }
  | { do: 'card'; card: 'accepted' | 'declined' }
  | { do: 'spend'; part: number };

const part = fc.double({ min: 0.05, max: 1, noNaN: true });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('plan' as const), which: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('pack' as const), which: fc.nat({ max: 3 }) }),
  fc.record({ do: fc.constant('twice' as const), which: fc.nat({ max: 9 }) }),
  fc.record({ do: fc.constant('refund' as const), part }),
  fc.record({ do: fc.constant('dispute' as const), won: fc.constantFrom(true, false, null) }),
  fc.record({ do: fc.constant('cancel' as const), cancel: fc.boolean() }),
  fc.record({ do: fc.constant('days' as const), days: fc.integer({ min: 1, max: 45 }) }),
  fc.record({
    do: fc.constant('card' as const),
    card: fc.constantFrom('accepted' as const, 'declined' as const),
  }),
  fc.record({ do: fc.constant('spend' as const), part }),
);

const plans = ['m100', 'm300', 'm700', 'm1500', 'm4000', 'y100', 'y300', 'y700', 'y1500', 'y4000'];
const packs = ['p30', 'p100', 'p300', 'p1000'];

/** How the provider's webhook events travel, and at which write of each round the database dies once. */
const delivery = fc.record({
  order: fc.constantFrom('as sent' as const, 'reverse' as const),
  copies: fc.integer({ min: 1, max: 3 }),
  every: fc.integer({ min: 1, max: 4 }),
  drop: fc.integer({ min: 0, max: 2 }),
  crashAt: fc.integer({ min: 1, max: 24 }),
});

/** Runs one step if it is possible now. */
async function perform(buyer: Buyer, one: Step, crashAt: number): Promise<void> {
  const { stripe } = shop;
  const orNothing = <Value>(find: () => Value) => {
    try {
      return find();
    } catch {
      return undefined;
    }
  };
  switch (one.do) {
    case 'plan':
    case 'pack': {
      const planId = String(one.do === 'plan' ? plans[one.which] : packs[one.which]);
      await buyer.subscribe(planId);
      const item = orNothing(() => stripe.subscriptionOf(buyer.id));
      if (one.do === 'plan' && item) orNothing(() => stripe.changePlan(buyer.id, planId));
      else orNothing(() => stripe.pay(buyer.id));
      return;
    }
    case 'twice': {
      await buyer.subscribe(String(plans[one.which]));
      const [open] = stripe.store.sessions.list(
        ({ clientReferenceId, mode, status }) =>
          clientReferenceId === buyer.id && mode === 'subscription' && status === 'open',
      );
      if (!open) return;
      stripe.store.sessions.add({ ...open, id: stripe.store.newId('cs_test') });
      orNothing(() => stripe.pay(buyer.id));
      orNothing(() => stripe.pay(buyer.id));
      return;
    }
    case 'refund': {
      const payment = orNothing(() => stripe.paymentOf(buyer.id));
      if (payment) {
        orNothing(() => stripe.refund(payment.id, Math.ceil(payment.amount * one.part)));
      }
      return;
    }
    case 'dispute': {
      const payment = orNothing(() => stripe.paymentOf(buyer.id));
      const dispute = payment && stripe.dispute(payment.id);
      if (dispute && one.won !== null) stripe.closeDispute(dispute.id, one.won ? 'won' : 'lost');
      return;
    }
    case 'cancel':
      orNothing(() => stripe.setCancel(buyer.id, one.cancel));
      return;
    case 'card':
      orNothing(() => stripe.setCard(buyer.id, one.card));
      return;
    case 'days':
      stripe.advance(one.days);
      await crash.arm(crashAt);
      await shop.api.services.bills.grantDue().catch(() => undefined);
      await crash.disarm();
      await shop.api.services.bills.grantDue();
      return;
    case 'spend': {
      const amount = Math.floor((await buyer.credits()) * one.part);
      if (amount > 0) await buyer.spend(amount);
    }
  }
}

const livePlansOf = ({ id }: Buyer) =>
  shop.stripe.store.subscriptions.list(
    ({ customer, status }) =>
      status !== 'canceled' && shop.stripe.store.customers.get(customer).metadata['user_id'] === id,
  );

async function differencesSince(since: Date): Promise<Difference[]> {
  const found: Difference[] = [];
  for await (const one of reconcile({ ...shop.api.services, db: shop.db }, since)) found.push(one);
  return found;
}

it('ends with books that agree with the provider and with themselves, however its webhook events travel and wherever the database dies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 2, maxLength: 10 }),
      delivery,
      async (steps, way) => {
        const buyer = await shop.buyer();
        const { stripe } = shop;
        for (const [index, one] of steps.entries()) {
          stripe.hold();
          await perform(buyer, one, way.crashAt);
          if (index % way.every !== 0) continue;
          stripe.dropNext(way.drop);
          await crash.arm(way.crashAt);
          await stripe.release(way.order, way.copies);
          await stripe.idle();
          await crash.disarm();
        }
        await stripe.release(way.order, way.copies);
        await stripe.idle();
        await shop.api.services.bills.endDuplicates();
        await stripe.idle();
        const differences = await differencesSince(new Date(0));
        expect(differences).toEqual([]);
        expect(livePlansOf(buyer).length).toBeLessThanOrEqual(1);
        const books = await buyer.books();
        expect(books).toMatchObject({ entries_agree: true, grants_agree: true });
        expect(Number(books?.['balance'])).toBeGreaterThanOrEqual(0);
      },
    ),
    { numRuns: 8 },
  );
}, 240_000);

it('finds what the provider has and the books do not', async () => {
  const buyer = await shop.buyer();
  await buyer.subscribe('p100');
  shop.stripe.hold();
  shop.stripe.pay(buyer.id);
  const differences = await differencesSince(new Date(0));
  expect(differences).toMatchObject([{ what: 'invoice' }]);
  await shop.stripe.release();
  await shop.stripe.idle();
  expect(await differencesSince(new Date(0))).toEqual([]);
});
