import type { FastifyInstance } from 'fastify';
import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';
import { app } from './address.ts';
import { frameAddress } from './frame-address.ts';
import { appFrame } from './pages/frame-page.ts';
import { installCard } from './pages/installation-page.ts';
import { adminPage, framePage } from './pages/shell.ts';
import { findShop, sendPage } from './shop-pages.ts';

const nothingToFrame = `<h1>${app.name}</h1>
  <section class="card"><div><p>This sandbox was started without the app's address.</p></div></section>`;

/** The app's page in the admin; the rest of the URL is the app's own path and query. */
export function frameRoutes(
  scope: FastifyInstance,
  shopify: Shopify,
  localeOf: (shop: Shop) => string,
): void {
  const { appUrl, tokens, store } = shopify;

  async function sourceFor(url: string, shop: Shop, base: string): Promise<string> {
    const { pathname, searchParams } = new URL(url, 'http://admin');
    const [, path = ''] = pathname.split(/\/apps\/[^/]+/);
    return frameAddress({
      appUrl: base,
      apiSecret: shopify.app.apiSecret,
      shop,
      path: path === '/' ? '' : path,
      query: searchParams,
      locale: localeOf(shop),
      idToken: await tokens.session(shop.domain),
      now: Date.now(),
    });
  }

  for (const path of ['/:shop/apps/:handle', '/:shop/apps/:handle/*'])
    scope.get<{ Params: { shop: string; handle: string } }>(path, async (request, reply) => {
      const shop = findShop(shopify, request.params.shop);
      const known = [app.handle, shopify.app.apiKey].includes(request.params.handle);
      if (!shop || !known) return reply.status(404).send();
      const shell = { shop, shops: store.list(), section: 'app' as const, title: app.name };
      if (!shop.installation)
        return sendPage(reply, adminPage({ ...shell, body: installCard(shop, shopify.scopes) }));
      if (!appUrl) return sendPage(reply, adminPage({ ...shell, body: nothingToFrame }));
      const source = await sourceFor(request.url, shop, appUrl);
      const body = appFrame(shop, source, localeOf(shop), shopify.app.apiKey);
      return sendPage(reply, framePage({ ...shell, body }));
    });
}
