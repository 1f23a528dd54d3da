import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore, shop, type TestStore } from './testing/test-store.ts';

type Json = Record<string, unknown>;
type Line = { id: string; plan: { pricingDetails: Json } };
type Made = {
  confirmationUrl: string;
  userErrors: Json[];
  appSubscription: { id: string; status: string; lineItems: Line[] };
};

let store: TestStore;
let token: string;
beforeAll(async () => {
  store = await openTestStore(1);
});
beforeEach(async () => {
  token = await store.tokenFor();
});
afterAll(() => store.close());

const ask = async (query: string, variables: Json = {}): Promise<Json> => {
  const { data, errors } = await store.ask(token, query, variables);
  if (errors) throw new Error(errors[0]?.message);
  return Object.values(data)[0] as Json;
};

const usd = (amount: number) => ({ amount, currencyCode: 'USD' });
const lines = (price: number, cap: number, interval = 'EVERY_30_DAYS') => [
  { plan: { appRecurringPricingDetails: { price: usd(price), interval } } },
  { plan: { appUsagePricingDetails: { cappedAmount: usd(cap), terms: '$0.05 an image' } } },
];

const create = async (lineItems: Json[], more: Json = {}): Promise<Made> =>
  (await ask(
    `mutation Plan($name: String!, $lineItems: [AppSubscriptionLineItemInput!]!, $returnUrl: URL!,
        $replacementBehavior: AppSubscriptionReplacementBehavior) {
      appSubscriptionCreate(name: $name, lineItems: $lineItems, returnUrl: $returnUrl, test: true,
          replacementBehavior: $replacementBehavior) {
        confirmationUrl userErrors { field message }
        appSubscription { id status lineItems { id plan { pricingDetails { __typename
          ... on AppRecurringPricing { price { amount } interval }
          ... on AppUsagePricing { cappedAmount { amount } balanceUsed { amount } terms } } } } } } }`,
    { name: 'Forty', lineItems, returnUrl: 'http://localhost:4300/plans?from=store', ...more },
  )) as Made;

const active = async () => {
  const { activeSubscriptions } = await ask(
    '{ currentAppInstallation { activeSubscriptions { id name status } } }',
  );
  return activeSubscriptions as { id: string; name: string }[];
};

const answer = (url: string, value: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ answer: value }), redirect: 'manual' });

const subscribe = async (price: number, cap: number, more: Json = {}): Promise<Made> => {
  const made = await create(lines(price, cap), more);
  store.shopify.approve(shop);
  return made;
};

const use = async (line: Line | undefined, amount: number, key?: string) => {
  const made = await ask(
    `mutation Use($id: ID!, $price: MoneyInput!, $key: String) {
      appUsageRecordCreate(subscriptionLineItemId: $id, description: "An image", price: $price,
          idempotencyKey: $key) {
        userErrors { field message }
        appUsageRecord { id price { amount } idempotencyKey subscriptionLineItem { plan {
          pricingDetails { ... on AppUsagePricing { balanceUsed { amount } } } } } } } }`,
    { id: line?.id, price: usd(amount), key },
  );
  return made as { userErrors: Json[]; appUsageRecord: { id: string } | null };
};

const tooMuch = [{ field: [], message: 'Total price exceeds balance remaining' }];

describe('a subscription', () => {
  it('waits for the merchant, whose page says what it costs', async () => {
    const made = await create(lines(9, 20));
    expect(made.appSubscription).toMatchObject({
      status: 'PENDING',
      lineItems: [
        { plan: { pricingDetails: { price: { amount: '9.0' }, interval: 'EVERY_30_DAYS' } } },
        { plan: { pricingDetails: { cappedAmount: { amount: '20.0' }, terms: '$0.05 an image' } } },
      ],
    });
    const shown = await fetch(made.confirmationUrl);
    expect(shown.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    const page = await shown.text();
    expect(page).toContain('$9.00');
    expect(page).toContain('$20.00');
    expect(await active()).toEqual([]);
  });

  it('begins when it is approved, and the browser goes back with its number', async () => {
    const made = await create(lines(9, 20));
    const answered = await answer(made.confirmationUrl, 'approve');
    const number = made.appSubscription.id.split('/').at(-1);
    expect(answered.headers.get('location')).toBe(
      `http://localhost:4300/plans?from=store&charge_id=${number}`,
    );
    expect(await active()).toMatchObject([{ id: made.appSubscription.id, status: 'ACTIVE' }]);
    expect((await answer(made.confirmationUrl, 'approve')).status).toBe(410);
  });

  it('does not begin when it is declined or forgotten', async () => {
    const before = await active();
    const declined = await create(lines(5, 5));
    await answer(declined.confirmationUrl, 'decline');
    const forgotten = await create(lines(6, 5));
    store.shopify.advance(3);
    token = await store.tokenFor();
    expect((await answer(forgotten.confirmationUrl, 'approve')).status).toBe(410);
    const [first, second] = store.shopify.subscriptions(shop).slice(-2);
    expect([first?.status, second?.status]).toEqual(['DECLINED', 'EXPIRED']);
    expect(await active()).toEqual(before);
  });

  it('takes the place of the one before, at once or with the next period', async () => {
    const old = await subscribe(9, 20);
    const now = await subscribe(19, 20);
    expect(await active()).toMatchObject([{ id: now.appSubscription.id }]);
    const later = await subscribe(5, 20, { replacementBehavior: 'APPLY_ON_NEXT_BILLING_CYCLE' });
    expect(await active()).toMatchObject([{ id: now.appSubscription.id }]);
    store.shopify.advance(31);
    token = await store.tokenFor();
    expect(await active()).toMatchObject([{ id: later.appSubscription.id }]);
    const states = store.shopify.subscriptions(shop);
    expect(states.find(({ id }) => id === old.appSubscription.id)?.status).toBe('CANCELLED');
  });

  it('is cancelled once', async () => {
    const made = await subscribe(9, 20);
    const cancel = () =>
      ask(
        `mutation End($id: ID!) {
          appSubscriptionCancel(id: $id) { appSubscription { status } userErrors { field message } } }`,
        { id: made.appSubscription.id },
      );
    expect(await cancel()).toMatchObject({ appSubscription: { status: 'CANCELLED' } });
    expect((await cancel())['userErrors']).toEqual([
      { field: ['id'], message: 'Cannot transition status via :cancel from :cancelled' },
    ]);
  });

  it.each([
    ['no name', { name: ' ' }, lines(9, 20), 'name'],
    ['no lines', {}, [], 'lineItems'],
    ['two lines of a kind', {}, [...lines(9, 20), ...lines(9, 20)], 'lineItems'],
    ['a price of nothing', {}, lines(0, 20), 'lineItems'],
  ])('is refused with %s', async (_what, more, lineItems, field) => {
    const made = await create(lineItems, more);
    expect(made).toMatchObject({ appSubscription: null, userErrors: [{ field: [field] }] });
  });
});

describe('usage', () => {
  it('is charged once for a key, up to the cap and not beyond', async () => {
    const { appSubscription } = await subscribe(9, 1);
    const [, line] = appSubscription.lineItems;
    const first = await use(line, 0.6, 'image-1');
    expect(first.appUsageRecord).toMatchObject({
      price: { amount: '0.6' },
      idempotencyKey: 'image-1',
      subscriptionLineItem: { plan: { pricingDetails: { balanceUsed: { amount: '0.6' } } } },
    });
    expect((await use(line, 0.6, 'image-1')).appUsageRecord?.id).toBe(first.appUsageRecord?.id);
    expect(await use(line, 0.6, 'image-2')).toEqual({ appUsageRecord: null, userErrors: tooMuch });
    expect((await use(line, 0.4, 'image-3')).userErrors).toEqual([]);
    const mine = store.shopify.usage(shop).slice(-2);
    expect(mine.map(({ price }) => price)).toEqual(['0.6', '0.4']);
  });

  it('begins anew with the next thirty days', async () => {
    const { appSubscription } = await subscribe(9, 1);
    const [, line] = appSubscription.lineItems;
    await use(line, 1);
    store.shopify.advance(31);
    token = await store.tokenFor();
    expect((await use(line, 1)).userErrors).toEqual([]);
  });

  it('is refused on another line, without a plan, or with a key that is too long', async () => {
    const { appSubscription } = await subscribe(9, 1);
    const [fixed, line] = appSubscription.lineItems;
    expect((await use(fixed, 1)).userErrors).toMatchObject([{ field: ['subscriptionLineItemId'] }]);
    expect((await use(line, 0.1, 'k'.repeat(256))).userErrors).toMatchObject([
      { field: ['idempotencyKey'] },
    ]);
    const pending = await create(lines(9, 1));
    expect((await use(pending.appSubscription.lineItems[1], 0.1)).userErrors).toHaveLength(1);
  });
});

describe('another cap', () => {
  const raise = async (line: Line | undefined, amount: number) =>
    (await ask(
      `mutation More($id: ID!, $cap: MoneyInput!) {
        appSubscriptionLineItemUpdate(id: $id, cappedAmount: $cap) {
          confirmationUrl appSubscription { id } userErrors { field message } } }`,
      { id: line?.id, cap: usd(amount) },
    )) as Made;

  it('holds once the merchant agrees', async () => {
    const { appSubscription } = await subscribe(9, 1);
    const [, line] = appSubscription.lineItems;
    await use(line, 1);
    const raised = await raise(line, 5);
    const page = await (await fetch(raised.confirmationUrl)).text();
    expect(page).toContain('$1.00 used');
    expect(page).toContain('$5.00');
    expect((await use(line, 1)).userErrors).toEqual(tooMuch);
    const answered = await answer(raised.confirmationUrl, 'approve');
    expect(answered.headers.get('location')).toContain(
      `charge_id=${appSubscription.id.split('/').at(-1)}`,
    );
    expect((await use(line, 1)).userErrors).toEqual([]);
  });

  it('is refused when it is not higher, and stays away when it is declined', async () => {
    const { appSubscription } = await subscribe(9, 1);
    const [, line] = appSubscription.lineItems;
    expect((await raise(line, 1)).userErrors).toMatchObject([{ field: ['cappedAmount'] }]);
    await answer((await raise(line, 5)).confirmationUrl, 'decline');
    expect((await use(line, 2)).userErrors).toEqual(tooMuch);
    expect(await active()).toHaveLength(1);
  });

  it('may be lowered by a control, of which the app hears', async () => {
    const { appSubscription } = await subscribe(9, 20);
    const [, line] = appSubscription.lineItems;
    store.shopify.setCap(0.6, shop);
    expect((await use(line, 0.7)).userErrors).toEqual(tooMuch);
    expect((await use(line, 0.6)).userErrors).toEqual([]);
    const heard = store.shopify.webhooks.events('app_subscriptions/update', shop).at(-1);
    expect(heard?.payload).toMatchObject({ app_subscription: { capped_amount: '0.6' } });
  });
});
