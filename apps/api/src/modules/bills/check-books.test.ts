import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Mail } from '../../platform/mail/mailer.ts';
import { openShop, type TestShop } from '../../testing/open-shop.ts';
import { checkBooksNightly } from './check-books.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.close());

async function check() {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const { services } = shop.api;
  const owners = ['ann@tintory.example', 'bob@tintory.example'];
  const found = await checkBooksNightly({ ...services, db: shop.db, mailer, owners });
  return { found, mails };
}

it('finds a payment whose webhooks never came, grants its credits and tells each owner', async () => {
  const buyer = await shop.buyer();
  await buyer.subscribe('p100');
  shop.stripe.hold();
  shop.stripe.pay(buyer.id);
  const { found, mails } = await check();
  expect(found).toMatchObject([{ what: 'invoice', problem: expect.stringContaining('not in') }]);
  expect(mails.map(({ to }) => to)).toEqual(['ann@tintory.example', 'bob@tintory.example']);
  expect(mails[0]?.text).toContain('Repaired.');
  expect(await buyer.credits()).toBe(120);

  expect(await check()).toEqual({ found: [], mails: [] });
  await shop.stripe.release();
  expect(await buyer.credits()).toBe(120);
});

it('tells of a ledger that does not agree with itself, and leaves it as it is', async () => {
  const buyer = await shop.buyer();
  const wrong = sql`update credit_accounts set balance = balance + 1 where user_id = ${buyer.id}`;
  await shop.db.execute(wrong);
  const { found, mails } = await check();
  expect(found).toMatchObject([{ what: 'account', id: buyer.id, isRepaired: false }]);
  expect(mails[0]?.text).toContain('Look!');
  expect((await check()).found).toEqual(found);
});
