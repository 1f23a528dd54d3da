import {
  printProduct,
  printProductList,
  shippingCountries,
  shippingMethods,
  trimArea,
} from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, startTestApi, type TestApi } from '../../testing/index.ts';
import { createPrint } from './print.module.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api?.close());

const get = (path: string) => callApi(api.origin, 'GET', path);

async function query(form: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.origin}/podapi/shipping_costs/query`, {
    ...{ method: 'POST', headers, body: new URLSearchParams(form) },
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

it('offers nothing where real money would be taken for what nobody makes', async () => {
  const { config, database, now } = api.services;
  const make = (STRIPE_SECRET_KEY: string) =>
    createPrint({
      ...{ config: { ...config, STRIPE_SECRET_KEY }, db: database.db, now },
      onError: () => undefined,
    });
  expect(await make('sk_live_12345').catalogue.list('en')).toEqual([]);
  expect(await make('sk_test_12345').catalogue.list('en')).toHaveLength(12);
});

describe('the print catalogue', () => {
  it('is for anybody, with true sizes, colours, prices and weights', async () => {
    const { status, body } = await get('/api/pod/products');
    expect(status).toBe(200);
    const { rows } = printProductList.parse(body);
    expect(rows.map(({ id }) => id)).toEqual([
      ...['t-shirt', 'hoodie', 'mug', 'tote', 'cushion', 'poster', 'canvas'],
      ...['phone-case', 'stickers', 'pet-bandana', 'scarf', 'wrapping-paper'],
    ]);
    for (const product of rows) {
      for (const { id, print_size: size, print_scale: scale = 1 } of product.variants) {
        for (const area of product.print_areas) {
          const { x, y, width } = trimArea(area, size);
          expect(Math.max(x, y), id).toBeLessThanOrEqual(area.safe);
          if (size) expect(width * scale, id).toBeCloseTo(size.width);
        }
      }
      expect(product.media[0]).toMatchObject({ role: 'tile' });
      expect(product.base_price).toBe(Math.min(...product.variants.map(({ price }) => price)));
      for (const area of product.print_areas) {
        expect(area.x + area.width + area.bleed, product.id).toBeLessThanOrEqual(area.view.width);
        expect(area.y + area.height + area.bleed, product.id).toBeLessThanOrEqual(area.view.height);
        expect(Math.min(area.x, area.y), product.id).toBeGreaterThanOrEqual(area.bleed);
        // A print file must fit the image pool's limits.
        const [width = 0, height = 0] = [area.width, area.height].map((side) =>
          Math.round(((side + 2 * area.bleed) / 25.4) * area.dpi),
        );
        expect(width * height, product.id).toBeLessThan(25_000_000);
      }
    }
    const ids = rows.flatMap(({ variants }) => variants.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('speaks the language asked for, with ids that stay', async () => {
    const product = printProduct.parse((await get('/api/pod/products/t-shirt?language=de')).body);
    expect(product.variants[1]).toMatchObject({
      ...{ id: 't-shirt.white.m', title: 'Weiß / M', color: 'white', color_name: 'Weiß' },
      ...{ color_hex: '#ffffff', size: 'M', price: 21.9, weight: 145, available: true },
    });
    expect(product.print_areas.map(({ name }) => name)).toEqual(['Vorderseite', 'Rückseite']);
    expect(product.media.find(({ id }) => id === 'blank-back-navy')?.url).toBe(
      `${api.origin}/api/print/blanks/t-shirt/back.webp?color=navy`,
    );
    const arabic = printProduct.parse((await get('/api/pod/products/mug?language=ar')).body);
    expect(arabic.title).toBe('كوب');
  });

  it('names no product that there is not', async () => {
    expect(await get('/api/pod/products/sofa')).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    });
  });
});

describe('shipping', () => {
  it('goes to countries by their names, and says where a zip is needed', async () => {
    const rows = shippingCountries.parse(
      (await get('/podapi/shipping_costs/countries?language=de')).body,
    );
    expect(rows.length).toBeGreaterThan(200);
    expect(rows).toContainEqual({
      ...{ code: 'DE', name: 'Deutschland', zip_required: true, state_required: false },
    });
    const needing = rows.filter((one) => one.state_required).map(({ code }) => code);
    expect(needing).toEqual(expect.arrayContaining(['US', 'CA', 'AU']));
    expect(rows.find(({ code }) => code === 'AE')?.zip_required).toBe(false);
    expect(rows.some(({ code }) => code === 'AQ')).toBe(false);
  });

  it('has ways and prices by weight, without signing in', async () => {
    const { status, body } = await query({ country_code: 'US', weight: '300', zip_code: '90210' });
    expect(status).toBe(200);
    const { methods } = shippingMethods.parse(body);
    expect(methods[0]).toEqual({
      ...{ id: 'standard', name: 'Standard', price: 5.99, currency: 'USD' },
      ...{ min_days: 4, max_days: 7 },
    });
    const heavy = await query({ country_code: 'US', weight: '9000', zip_code: '90210' });
    expect(shippingMethods.parse(heavy.body).methods[0]?.price).toBe(29.99);
    const arabic = await query(
      { country_code: 'EG', weight: '300', zip_code: '11511' },
      { 'accept-language': 'ar' },
    );
    expect(shippingMethods.parse(arabic.body).methods.map(({ name }) => name)).toEqual(['عادي']);
  });

  it.each([
    ['XX', '300', '', 'country_code'],
    ['AQ', '300', '', 'country_code'],
    ['us', '300', '90210', 'country_code'],
    ['', '300', '90210', 'country_code'],
    ['US', '0', '90210', 'weight'],
    ['US', '-5', '90210', 'weight'],
    ['US', '30001', '90210', 'weight'],
    ['US', '12.5', '90210', 'weight'],
    ['US', 'heavy', '90210', 'weight'],
    ['US', '300', '', 'zip_code'],
    ['US', '300', '9021', 'zip_code'],
    ['DE', '300', '90210-1234', 'zip_code'],
    ['CA', '300', '12345', 'zip_code'],
    ['GB', '300', 'SW1A 1AA SW1A 1AA', 'zip_code'],
  ])(
    'refuses %s with %s g to “%s” by the field %s',
    async (country_code, weight, zip_code, field) => {
      const { status, body } = await query({ country_code, weight, zip_code });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'InvalidInput',
        details: { [field]: expect.any(String) },
      });
    },
  );

  it('names the fields that were left out', async () => {
    const { status, body } = await query({});
    expect(status).toBe(400);
    expect(Object.keys(body['details'] as object).sort()).toEqual(['country_code', 'weight']);
  });
});

describe('who asks too often', () => {
  it('waits, as everywhere', async () => {
    const busy = await startTestApi({ worker: false, environment: { REQUESTS_PER_MINUTE: '2' } });
    try {
      const body = new URLSearchParams({ country_code: 'AE', weight: '300' });
      const statuses: number[] = [];
      for (let time = 0; time < 3; time += 1) {
        const url = `${busy.origin}/podapi/shipping_costs/query`;
        statuses.push((await fetch(url, { method: 'POST', body })).status);
      }
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await busy.close();
    }
  }, 120_000);
});
