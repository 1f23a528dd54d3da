import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Buyer, type TestShop } from '../../testing/open-shop.ts';

const free = 20;

let shop: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
});

const urlOf = ({ body }: { body: unknown }) => (body as { url: string }).url;
const customersOf = () =>
  shop.stripe.store.customers.list(({ metadata }) => metadata['user_id'] === buyer.id);

describe('a customer that is gone at the provider', () => {
  const portal = () =>
    buyer.call('POST', '/api/plans/portal', { return_url: 'http://localhost:4200/account' });
  const ways = [
    ['deleted there', () => shop.stripe.deleteCustomer(buyer.id)],
    ['unknown to other keys', () => shop.stripe.forgetCustomers()],
  ] as const;

  it.each(ways)('and %s is made anew for a plan, a pack and the portal', async (_, lose) => {
    for (const call of [() => buyer.subscribe('m100'), () => buyer.subscribe('p30'), portal]) {
      await buyer.subscribe('p30');
      lose();
      const answer = await call();
      expect(answer.status).toBe(200);
      expect((await fetch(urlOf(answer))).status).toBe(200);
      expect(customersOf().filter(({ deleted }) => !deleted)).toHaveLength(1);
    }
    await buyer.buy('p30');
    expect(await buyer.credits()).toBe(free + 30);
  });

  it.each(ways)('and %s has no plan any more, and can take one again', async (_, lose) => {
    await buyer.buy('m100');
    lose();
    const answer = await buyer.subscribe('m300');
    expect(answer.status).toBe(200);
    expect(urlOf(answer)).toContain('/stripe/checkout/');
    expect(await buyer.member()).toMatchObject({ plan_id: 'free', credits: free + 100 });
    shop.stripe.pay(buyer.id);
    await shop.stripe.idle();
    expect(await buyer.member()).toMatchObject({ plan_id: 'm300' });
  });

  it('is made anew once by calls at once', async () => {
    await buyer.subscribe('p30');
    shop.stripe.deleteCustomer(buyer.id);
    const answers = await Promise.all([buyer.subscribe('m100'), buyer.subscribe('p30'), portal()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(customersOf().filter(({ deleted }) => !deleted)).toHaveLength(1);
  });

  it('still has its refunds in the books', async () => {
    await buyer.buy('p30');
    const payment = shop.stripe.paymentOf(buyer.id);
    shop.stripe.deleteCustomer(buyer.id);
    await buyer.subscribe('p30');
    shop.stripe.refund(payment.id);
    await shop.stripe.idle();
    expect(await buyer.credits()).toBe(free);
  });

  it.each(ways)('and %s keeps nobody from deleting the account', async (_, lose) => {
    await buyer.buy('m100');
    lose();
    const { status } = await buyer.call('POST', '/api/users/delete', { email: buyer.email });
    expect(status).toBe(200);
  });
});
