import { randomUUID } from 'node:crypto';
import type { Bill, LedgerEntry, Member, Page, PlanInterval } from '@tintory/contract';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { sql } from 'drizzle-orm';
import { signInTestUser, startTestApi, type TestUser } from './index.ts';
import type { TestApi, TestApiOptions } from './start-test-api.ts';
import { captureHold, holdCredits } from '../modules/credits/holds.service.ts';
import { findPlan } from '../modules/plans/plans.ts';

export const web = 'http://localhost:4200';

/** Milliseconds on the shop's clock for which a sign-in is used; its token is good for an hour. */
const signInMs = 30 * 60_000;

export type TestShop = Awaited<ReturnType<typeof openShop>>;
export type Buyer = Awaited<ReturnType<TestShop['buyer']>>;

/** The real API, talking over HTTP with a stand-in for the payment provider, and one clock for both. */
export async function openShop(options: Pick<TestApiOptions, 'print'> = {}) {
  const sandbox = await startSandbox();
  const { stripe } = sandbox;
  const now = () => new Date(stripe.store.now() * 1_000);
  const api = await startTestApi({
    environment: { STRIPE_API_ORIGIN: sandbox.origin, SMTP_URL: sandbox.smtpUrl },
    now,
    ...options,
  });
  stripe.setWebhookUrl(`${api.origin}/api/stripe/webhook`);
  const { db } = api.services.database;

  return {
    api,
    sandbox,
    stripe,
    db,
    buyer: async () => {
      const email = `${randomUUID()}@example.com`;
      const { id } = await signInTestUser(api, email);
      return { id, email, ...actionsOf({ api, stripe, now }, { id, email }) };
    },
    /** Moves the clock and runs what is due. */
    passDays: async (days: number) => {
      stripe.advance(days);
      await stripe.idle();
      await api.services.bills.grantDue();
    },
    /** Lets every plan run out, so that the days of the next test renew none of them. */
    endPlans: async () => {
      const { customers, subscriptions } = stripe.store;
      for (const { customer } of subscriptions.list(({ status }) => status !== 'canceled')) {
        stripe.setCancel(customers.get(customer).metadata['user_id'] ?? '', true);
      }
      await stripe.idle();
    },
    close: async () => {
      await stripe.idle();
      await api.close();
      await sandbox.close();
    },
  };
}

type Shop = {
  api: TestApi;
  stripe: TestSandbox['stripe'];
  now: () => Date;
};
type Person = { id: string; email: string };

/** What a buyer does, over HTTP. */
function actionsOf(shop: Shop, person: Person) {
  const { stripe } = shop;
  const call = signedInCall(shop, person);
  const subscribe = (planId: string, more: object = {}) =>
    call('POST', '/api/plans', {
      plan_id: planId,
      interval: findPlan(planId)?.interval satisfies PlanInterval | undefined,
      success_url: `${web}/pricing/done`,
      cancel_url: `${web}/pricing`,
      ...more,
    });
  const member = async () => (await call('GET', '/api/members/current')).body as Member;
  return {
    call,
    subscribe,
    member,
    credits: async () => (await member()).credits,
    /** Goes through the checkout and waits until the product has heard of it. */
    buy: async (planId: string) => {
      const answer = await subscribe(planId);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      stripe.pay(person.id);
      await stripe.idle();
    },
    bills: async () => ((await call('GET', '/api/bills?limit=100')).body as Page<Bill>).rows,
    entries: async () =>
      ((await call('GET', '/api/credits/entries?limit=100')).body as Page<LedgerEntry>).rows,
    ...booksOf(shop, person),
  };
}

/** Calls as the buyer, who signs in again where months may have passed, or the session has ended. */
function signedInCall({ api, now }: Shop, { email }: Person): TestUser['call'] {
  let signIn: { user: Promise<TestUser>; at: Date } | undefined;
  const user = () => {
    if (!signIn || Math.abs(+now() - +signIn.at) > signInMs) {
      signIn = { user: signInTestUser(api, email), at: now() };
    }
    return signIn.user;
  };
  return async (...args) => {
    const answer = await (await user()).call(...args);
    if (answer.status !== 401) return answer;
    signIn = undefined;
    return (await user()).call(...args);
  };
}

/** A buyer's credits, past the API. */
function booksOf({ api, now }: Shop, { id }: Person) {
  const { db } = api.services.database;
  return {
    spend: (amount: number) =>
      db.transaction(async (tx) => {
        const request = { userId: id, jobId: randomUUID(), toolId: 'any', amount };
        const outcome = await holdCredits(tx, request, now());
        if (!outcome.ok) throw new Error('Too few credits.');
        return captureHold(tx, outcome.hold.id, now());
      }),
    /** Balance, debt, and whether entries and grants agree with the balance. */
    books: async () => {
      const { rows } = await db.execute(sql`
        select a.balance, a.owed,
          a.balance = (select coalesce(sum(amount), 0) from credit_entries where user_id = ${id}) as entries_agree,
          a.balance = (select coalesce(sum(remaining), 0) from credit_grants where user_id = ${id}) as grants_agree
        from credit_accounts a where user_id = ${id}`);
      return rows[0];
    },
  };
}
