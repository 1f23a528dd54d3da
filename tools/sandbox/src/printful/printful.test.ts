import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing.ts';

type Json = Record<string, unknown>;

let sandbox: TestSandbox;
let listener: Server;
let refusals = 0;
const heard: { signature: string; body: string }[] = [];

beforeAll(async () => {
  sandbox = await startSandbox();
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ signature: String(request.headers['x-pf-webhook-signature']), body });
      response.statusCode = refusals > 0 ? 500 : 200;
      refusals -= 1;
      response.end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  sandbox.printful.setWebhookUrl(`http://127.0.0.1:${(listener.address() as AddressInfo).port}/`);
});
afterEach(() => sandbox.printful.setRateLimit(1_000, 100));
afterAll(async () => {
  listener.close();
  await sandbox.close();
});

async function call(method: string, path: string, body?: Json, token = 'sandbox-printful-token') {
  const answer = await fetch(`${sandbox.origin}/printful${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
}

const order = (external_id: string, change: Json = {}) => ({
  external_id,
  recipient: {
    ...{ name: 'Ann', address1: '1 Sea Street', city: 'Beverly Hills' },
    ...{ state_code: 'CA', country_code: 'US', zip: '90210' },
  },
  order_items: [
    {
      ...{ source: 'catalog', catalog_variant_id: 71_000, quantity: 1 },
      placements: [
        {
          ...{ placement: 'front', technique: 'dtg' },
          layers: [{ type: 'file', url: 'https://files.example/a.png' }],
        },
      ],
    },
  ],
  ...change,
});

describe('the print provider’s stand-in', () => {
  it('knows its token, and says how many requests are left', async () => {
    expect((await call('GET', '/v2/countries', undefined, 'other')).status).toBe(401);
    sandbox.printful.setRateLimit(2, 1);
    const first = await call('GET', '/v2/countries');
    expect(first.headers.get('x-ratelimit-policy')).toBe('2;w=2;');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('1');
    await call('GET', '/v2/countries');
    const late = await call('GET', '/v2/countries');
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '1']);
  });

  it('pages its lists', async () => {
    const path = '/v2/catalog-products/71/catalog-variants';
    const { body } = await call('GET', `${path}?limit=5&offset=40`);
    expect(body).toMatchObject({ paging: { total: 42, offset: 40, limit: 5 } });
    expect(body['data']).toHaveLength(2);
    expect((await call('GET', '/v2/catalog-products/5')).status).toBe(404);
  });

  it.each([
    ['no state where one is needed', { recipient: { ...order('').recipient, state_code: '' } }],
    ['a country it does not know', { recipient: { ...order('').recipient, country_code: 'XX' } }],
    [
      'a product for a variant',
      { order_items: [{ ...order('').order_items[0], catalog_variant_id: 71 }] },
    ],
    ['nothing to print', { order_items: [{ ...order('').order_items[0], placements: [] }] }],
    ['an id that is too long', { external_id: 'x'.repeat(33) }],
  ])('refuses an order with %s', async (_what, change) => {
    const { status, body } = await call('POST', '/v2/orders', order('refused', change));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 400, error: { reason: 'BadRequest' } });
    expect((await call('GET', '/v2/orders/@refused')).status).toBe(404);
  });

  it('makes a draft once, which only a confirmation sends to production', async () => {
    expect((await call('POST', '/v2/orders', order('once'))).body).toMatchObject({
      data: { external_id: 'once', status: 'draft' },
    });
    const again = await call('POST', '/v2/orders', order('once'));
    expect([again.status, again.body['result']]).toEqual([
      400,
      'Order with this External ID already exists',
    ]);
    sandbox.printful.step('once');
    expect((await call('GET', '/v2/orders/@once')).body).toMatchObject({
      data: { status: 'draft' },
    });
    await call('POST', '/v2/orders/@once/confirmation');
    sandbox.printful.step('once');
    expect((await call('DELETE', '/orders/@once')).status).toBe(400);
    sandbox.printful.step('once');
    sandbox.printful.step('once');
    expect((await call('GET', '/v2/orders/@once/shipments')).body).toMatchObject({
      data: [{ delivery_status: 'delivered', tracking_url: expect.stringContaining('http') }],
    });
  });

  it('signs what it tells, and tells it again until it is taken', async () => {
    await sandbox.printful.idle();
    heard.length = 0;
    refusals = 1;
    await call('POST', '/v2/orders', order('told'));
    await sandbox.printful.idle();
    expect(heard).toHaveLength(2);
    const key = Buffer.from('5a6e64626f785072696e7466756c2121', 'hex');
    for (const [retries, { body, signature }] of heard.entries()) {
      expect(createHmac('sha256', key).update(body).digest('hex')).toBe(signature);
      expect(JSON.parse(body)).toMatchObject({
        ...{ type: 'order_created', retries },
        data: { order: { external_id: 'told', status: 'draft' } },
      });
    }
  });

  it('shows its orders on a page that moves them', async () => {
    await call('POST', '/v2/orders', order('shown'));
    await call('POST', '/v2/orders/@shown/confirmation');
    const page = await (await fetch(`${sandbox.origin}/printful`)).text();
    expect(page).toContain('shown, pending');
    const body = new URLSearchParams({ order: 'shown' });
    await fetch(`${sandbox.origin}/printful/control/move`, { method: 'POST', body });
    const next = await (await fetch(`${sandbox.origin}/printful`)).text();
    expect(next).toContain('shown, inprocess');
  });
});
