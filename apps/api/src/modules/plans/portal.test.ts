import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, web, type Buyer, type TestShop } from '../../testing/open-shop.ts';

let shop: TestShop;
let buyer: Buyer;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await shop.buyer();
  await buyer.buy('m100');
});

/** Where the link on the provider's page leads back to. */
async function wayBack(body?: object): Promise<string | undefined> {
  const answer = await buyer.call('POST', '/api/plans/portal', body);
  expect(answer).toMatchObject({ status: 200, body: { url: expect.any(String) } });
  const page = await (await fetch((answer.body as { url: string }).url)).text();
  return ['/here', '/account/plan'].find((path) => page.includes(web + path));
}

it('opens for a call without a body, and comes back to the plan in the account', async () => {
  expect(await wayBack()).toBe('/account/plan');
  expect(await wayBack({})).toBe('/account/plan');
});

it('comes back to where it was opened', async () => {
  expect(await wayBack({ return_url: `${web}/here` })).toBe('/here');
});

it.each(['https://example.com/here', 'here', 'javascript:alert(1)', 7, ''])(
  'does not come back to %j',
  async (return_url) => {
    expect(await buyer.call('POST', '/api/plans/portal', { return_url })).toMatchObject({
      status: 400,
      body: { code: 'InvalidInput', details: { return_url: expect.any(String) } },
    });
  },
);
