import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing.ts';

type Json = Record<string, unknown>;

let sandbox: TestSandbox;
let listener: Server;
const heard: { signature: string; body: string }[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ signature: String(request.headers['stripe-signature']), body });
      response.end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as AddressInfo;
  sandbox.stripe.setWebhookUrl(`http://127.0.0.1:${port}/`);
});
afterAll(async () => {
  listener.close();
  await sandbox.close();
});

async function call(method: string, path: string, form?: Record<string, string>, more: Json = {}) {
  const answer = await fetch(`${sandbox.origin}/v1${path}`, {
    method,
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/x-www-form-urlencoded',
      ...(more as Record<string, string>),
    },
    ...(form ? { body: new URLSearchParams(form) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Json };
}

const idOf = async (path: string, form: Record<string, string>) =>
  String((await call('POST', path, form)).body['id']);

/** Creates a customer, a price and an open checkout session. */
async function openCheckout(interval?: 'month' | 'year') {
  const customer = await idOf('/customers', { email: 'ann@example.com' });
  const product = await idOf('/products', { name: 'Credits' });
  const price = await idOf('/prices', {
    product,
    currency: 'usd',
    unit_amount: '900',
    ...(interval ? { 'recurring[interval]': interval } : {}),
  });
  const session = await idOf('/checkout/sessions', {
    customer,
    mode: interval ? 'subscription' : 'payment',
    'line_items[0][price]': price,
    'line_items[0][quantity]': '1',
    success_url: 'http://localhost:4200/done?s={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4200/pricing',
    client_reference_id: customer,
  });
  return { customer, price, session };
}

describe('the payment provider’s stand-in', () => {
  it('refuses who has no key, and what it does not know, in the provider’s words', async () => {
    expect((await call('GET', '/customers/none', undefined, { authorization: '' })).status).toBe(
      401,
    );
    const missing = await call('GET', '/customers/none');
    expect(missing).toMatchObject({ status: 404, body: { error: { code: 'resource_missing' } } });
    expect((await call('POST', '/prices', { product: 'x' })).status).toBe(400);
    expect((await call('GET', '/nonsense')).status).toBe(404);
  });

  it('answers a repeated idempotency key with the first answer, and refuses it for another body', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await call('POST', '/customers', { email: 'a@example.com' }, key);
    const second = await call('POST', '/customers', { email: 'a@example.com' }, key);
    expect(second.body['id']).toBe(first.body['id']);
    const other = await call('POST', '/customers', { email: 'b@example.com' }, key);
    expect(other).toMatchObject({ status: 400, body: { error: { type: 'idempotency_error' } } });
  });

  it('refuses a customer that is deleted as one it never knew, and names the parameter', async () => {
    const { customer, price } = await openCheckout('month');
    const wish = {
      mode: 'subscription',
      'line_items[0][price]': price,
      'line_items[0][quantity]': '1',
      success_url: 'http://localhost:4200/done',
      cancel_url: 'http://localhost:4200/pricing',
    };
    const missing = {
      status: 400,
      body: { error: { code: 'resource_missing', param: 'customer' } },
    };
    await call('DELETE', `/customers/${customer}`);
    expect((await call('GET', `/customers/${customer}`)).body).toMatchObject({ deleted: true });
    for (const id of [customer, 'cus_none']) {
      expect(await call('POST', '/checkout/sessions', { ...wish, customer: id })).toMatchObject(
        missing,
      );
    }
    expect((await call('GET', `/subscriptions?customer=${customer}`)).status).toBe(200);
    expect(await call('GET', '/subscriptions?customer=cus_none')).toMatchObject(missing);
  });

  it('expires an open page once, and gives a payment back once', async () => {
    const { session } = await openCheckout();
    const expired = await call('POST', `/checkout/sessions/${session}/expire`, {});
    expect(expired.body).toMatchObject({ status: 'expired', url: null });
    expect((await call('POST', `/checkout/sessions/${session}/expire`, {})).status).toBe(400);
    const { customer } = await openCheckout();
    sandbox.stripe.pay(customer);
    const [payment] = sandbox.stripe.store.payments.list();
    const wish = { payment_intent: String(payment?.id), reason: 'duplicate' };
    expect((await call('POST', '/refunds', wish)).body).toMatchObject({ status: 'succeeded' });
    expect(await call('POST', '/refunds', wish)).toMatchObject({
      status: 400,
      body: { error: { code: 'charge_already_refunded' } },
    });
  });

  it('pays on its page: a declined card keeps it open, an accepted one leads back', async () => {
    const { session } = await openCheckout();
    const page = `${sandbox.origin}/stripe/checkout/${session}`;
    expect(await (await fetch(page)).text()).toContain('Pay $9.00');
    const send = (card: string) =>
      fetch(page, { method: 'POST', body: new URLSearchParams({ card }), redirect: 'manual' });
    expect((await send('declined')).status).toBe(402);
    const paid = await send('accepted');
    expect(paid.headers.get('location')).toBe(`http://localhost:4200/done?s=${session}`);
    expect(await (await fetch(page)).text()).toContain('has been paid');
  });

  it('tells of it, signed as the provider signs', async () => {
    const { customer } = await openCheckout('month');
    heard.length = 0;
    sandbox.stripe.pay(customer);
    await sandbox.stripe.idle();
    const types = heard.map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(types).toEqual(
      expect.arrayContaining([
        'checkout.session.completed',
        'customer.subscription.created',
        'invoice.paid',
      ]),
    );
    for (const { signature, body } of heard) {
      const [time, mac] = signature.split(',').map((part) => part.split('=')[1]);
      const expected = createHmac('sha256', 'whsec_sandbox')
        .update(`${time}.${body}`)
        .digest('hex');
      expect(mac).toBe(expected);
    }
  });

  it('lists a page at a time', async () => {
    for (let n = 0; n < 3; n += 1) await call('POST', '/customers', { email: 'many@example.com' });
    const { body } = await call('GET', '/customers?email=many@example.com&limit=2');
    expect(body).toMatchObject({ object: 'list', has_more: true });
    const [, last] = body['data'] as { id: string }[];
    const rest = await call('GET', `/customers?email=many@example.com&starting_after=${last?.id}`);
    expect(rest.body).toMatchObject({ has_more: false });
    expect(rest.body['data']).toHaveLength(1);
  });
});
