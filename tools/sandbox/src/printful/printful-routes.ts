import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { assertPlace, countryViews, rateViews } from './destinations.ts';
import { stylesOf, taskView } from './mockups.ts';
import { printfulPage } from './overview-page.ts';
import type { Printful, PrintfulControl } from './printful.ts';
import { PrintfulError } from './printful-error.ts';
import { speakPrintful, type AddCall } from './speak-printful.ts';
import {
  availabilityView,
  orderView,
  pageView,
  priceView,
  productView,
  shipmentViews,
  variantView,
} from './views.ts';

const nothing = z.unknown();

const place = z.object({
  country_code: z.string(),
  state_code: z.string().optional(),
  zip: z.string().optional(),
});

const quoted = z.object({
  source: z.literal('catalog'),
  catalog_variant_id: z.int(),
  quantity: z.int().min(1).max(1_000),
});

const layer = z.object({ type: z.string(), url: z.url() });
const placement = z.object({
  placement: z.string(),
  technique: z.string(),
  layers: z.array(layer).min(1),
});

const newOrder = z.object({
  external_id: z.string().max(32).nullable().default(null),
  shipping: z.string().default('STANDARD'),
  recipient: place.extend({ name: z.string(), address1: z.string(), city: z.string() }),
  order_items: z
    .array(
      quoted.extend({
        retail_price: z.string().nullable().default(null),
        placements: z.array(placement).default([]),
      }),
    )
    .default([]),
});

/** Printful's API below `/printful`, and the overview page. */
export function printfulRoutes(
  app: FastifyInstance,
  printful: Printful,
  control: PrintfulControl,
  origin: () => string,
): void {
  void app.register(
    (scope) => {
      const add = speakPrintful(scope, printful);
      catalogueCalls(add, printful);
      shippingCalls(add);
      orderCalls(add, printful, origin);
      mockupCalls(add, printful, origin);
    },
    { prefix: '/printful' },
  );
  printfulPage(app, control);
}

function catalogueCalls(add: AddCall, { products, variants, gone }: Printful): void {
  const read = (path: string, answer: Parameters<AddCall>[4]) =>
    add('get', `/v2/catalog-products/:id${path}`, 'read', nothing, answer);
  const productOf = (id: string) => {
    const product = products.find((one) => String(one.id) === id);
    if (!product) throw new PrintfulError(404, 'Not found');
    return product;
  };
  const variantsOf = (id: string) => {
    const product = productOf(id);
    return variants.filter((one) => one.product === product);
  };
  const paged =
    (view: (variant: (typeof variants)[number]) => unknown): Parameters<AddCall>[4] =>
    ({ id, query }) => {
      const { rows, paging } = pageView(variantsOf(id), query);
      return { data: rows.map(view), paging };
    };
  read('', ({ id }) => ({ data: productView(productOf(id)) }));
  read('/catalog-variants', paged(variantView));
  read('/mockup-styles', ({ id, query }) => {
    const { rows, paging } = pageView(stylesOf(productOf(id)), query);
    return { data: rows, paging };
  });
  read(
    '/availability',
    paged((variant) => availabilityView(variant, gone.has(variant.id))),
  );
  read('/prices', ({ id, query }) => {
    const { rows, paging } = pageView(variantsOf(id), query);
    return { data: { currency: 'USD', variants: rows.map(priceView) }, paging };
  });
}

function shippingCalls(add: AddCall): void {
  add('get', '/v2/countries', 'read', nothing, ({ query }) => {
    const { rows, paging } = pageView(countryViews(), query);
    return { data: rows, paging };
  });
  const body = z.object({ recipient: place, order_items: z.array(quoted).min(1) });
  add('post', '/v2/shipping-rates', 'rates', body, ({ body: { recipient, order_items } }) => {
    assertPlace(recipient);
    const pieces = order_items.reduce((sum, { quantity }) => sum + quantity, 0);
    return { data: rateViews(recipient.country_code, pieces) };
  });
}

function orderCalls(add: AddCall, { orders }: Printful, origin: () => string): void {
  add('post', '/v2/orders', 'createOrder', newOrder, ({ body }) => {
    const { recipient, external_id: externalId, shipping, order_items } = body;
    assertPlace(recipient);
    const items = order_items.map((item) => ({
      ...{ variant: item.catalog_variant_id, quantity: item.quantity },
      ...{ retailPrice: item.retail_price, placements: item.placements },
    }));
    const { state_code = '', zip = '' } = recipient;
    const where = { ...recipient, state_code, zip };
    return { data: orderView(orders.create({ externalId, shipping, recipient: where, items })) };
  });
  add('get', '/v2/orders/:id', 'read', nothing, ({ id }) => ({ data: orderView(orders.find(id)) }));
  add('get', '/v2/orders/:id/shipments', 'read', nothing, ({ id, query }) => {
    const { rows, paging } = pageView(shipmentViews(origin(), orders.find(id)), query);
    return { data: rows, paging };
  });
  add('post', '/v2/orders/:id/confirmation', 'confirmOrder', nothing, ({ id }) => ({
    data: orderView(orders.confirm(orders.find(id))),
  }));
  add('delete', '/v2/orders/:id', 'cancelOrder', nothing, ({ id }) =>
    orders.remove(orders.find(id)),
  );
  // Only version 1 of the API can cancel; version 2 only deletes.
  add('delete', '/orders/:id', 'cancelOrder', nothing, ({ id }) => {
    const order = orders.cancel(orders.find(id));
    return { code: 200, result: { id: order.id, status: order.status } };
  });
}

const newMockups = z.object({
  format: z.enum(['jpg', 'png']).default('jpg'),
  products: z
    .array(
      z.object({
        ...{ source: z.literal('catalog'), catalog_product_id: z.int() },
        catalog_variant_ids: z.array(z.int()).min(1),
        mockup_style_ids: z.array(z.int()).min(1),
        placements: z.array(placement).min(1),
      }),
    )
    .length(1),
});

function mockupCalls(add: AddCall, { mockups }: Printful, origin: () => string): void {
  add('post', '/v2/mockup-tasks', 'mockups', newMockups, ({ body: { products } }) => {
    const [product] = products;
    const names = (product?.placements ?? []).map((one) => one.placement);
    const [variant = 0] = product?.catalog_variant_ids ?? [];
    const task = mockups.create(variant, names, product?.mockup_style_ids ?? []);
    return { data: [taskView(task, true, origin())] };
  });
  add('get', '/v2/mockup-tasks', 'read', nothing, ({ query }) => ({
    data: mockups.look(Number(query['id']), origin()),
  }));
}
