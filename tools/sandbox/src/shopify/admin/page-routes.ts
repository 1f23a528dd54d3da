import type { FastifyInstance } from 'fastify';
import type { StoreControl } from '../control.ts';
import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';
import { chargesPage } from './pages/charges-page.ts';
import { installationPage } from './pages/installation-page.ts';
import { productPage } from './pages/product-page.ts';
import { productsPage } from './pages/products-page.ts';
import { adminPage, type Section } from './pages/shell.ts';
import { webhooksPage } from './pages/webhooks-page.ts';
import { findShop, sendPage } from './shop-pages.ts';

type Params = { shop: string; id: string };
type Asked = { params: Params; query: Record<string, string> };
/** A page's title and HTML; null if the shop has no such item. */
type Drawn = { title: string; body: string } | null;

/** The store's own pages. */
export function pageRoutes(
  scope: FastifyInstance,
  shopify: Shopify,
  { webhooks }: StoreControl,
  localeOf: (shop: Shop) => string,
): void {
  const { store, billing, origin } = shopify;

  const page = (path: string, section: Section, draw: (shop: Shop, asked: Asked) => Drawn) =>
    scope.get<{ Params: Params; Querystring: Record<string, string> }>(
      `/:shop/${path}`,
      ({ params, query }, reply) => {
        const shop = findShop(shopify, params.shop);
        if (!shop) return reply.status(404).send();
        const drawn = draw(shop, { params, query });
        const { title, body } = drawn ?? { title: 'Not found', body: '<h1>Not found</h1>' };
        const shell = { shop, shops: store.list(), section, title, body };
        return sendPage(reply, adminPage(shell), drawn ? 200 : 404);
      },
    );

  page('products', 'products', (shop, { query }) => ({
    title: 'Products',
    body: productsPage(origin(), shop, query['query'] ?? '', Number(query['page']) || 1),
  }));
  page('products/:id', 'products', (shop, { params }) => {
    const product = shop.products.get(Number(params.id));
    return product ? { title: product.title, body: productPage(origin(), shop, product) } : null;
  });
  page('charges', 'charges', (shop) => {
    billing.tick(shop);
    return { title: 'Plan and charges', body: chargesPage(origin(), shop) };
  });
  page('installation', 'installation', (shop) => ({
    title: 'Installation',
    body: installationPage(shop, shopify.scopes, localeOf(shop)),
  }));
  page('webhooks', 'webhooks', (shop) => ({
    title: 'Webhooks',
    body: webhooksPage(shop, webhooks.events(undefined, shop.domain)),
  }));
}
