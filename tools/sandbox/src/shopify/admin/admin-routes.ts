import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';
import type { StoreControl } from '../control.ts';
import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';
import { actionRoutes } from './action-routes.ts';
import { adminPath } from './address.ts';
import { bridgeRoutes } from './bridge-routes.ts';
import { frameRoutes } from './frame-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { adminScript, bridgeScript } from './scripts.ts';
import { findShop } from './shop-pages.ts';

const script = 'text/javascript; charset=utf-8';

/** Serves App Bridge, which Shopify serves from its CDN. */
export function bridgeScriptRoute(scope: FastifyInstance): void {
  scope.get('/app-bridge.js', (_request, reply) =>
    reply
      .type(script)
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'no-cache')
      .send(bridgeScript()),
  );
}

/** The admin of every shop, with the app in a frame. */
export function adminRoutes(scope: FastifyInstance, shopify: Shopify, control: StoreControl): void {
  const { store } = shopify;
  const locales = new Map<Shop, string>();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(String(body))),
  );
  // Served from another site than the app, so that browsers treat the two as cross-site, as in the
  // real admin.
  scope.addHook('onRequest', (request, reply, next) => {
    if (request.method !== 'GET' || request.hostname !== 'localhost') return next();
    void reply.redirect(`http://127.0.0.1:${request.port}${request.url}`, 302);
  });
  scope.get<{ Params: { name: string } }>('/scripts/:name', ({ params }, reply) => {
    const source = adminScript(params.name);
    if (source === null) return reply.status(404).send();
    return reply.type(script).header('cache-control', 'no-cache').send(source);
  });

  scope.get('/', (_request, reply) => {
    const [shop] = store.list();
    return shop ? reply.redirect(adminPath(shop)) : reply.status(404).send();
  });
  scope.get<{ Params: { shop: string } }>('/:shop', ({ params }, reply) => {
    const shop = findShop(shopify, params.shop);
    if (!shop) return reply.status(404).send();
    return reply.redirect(adminPath(shop, '/products'));
  });

  const localeOf = (shop: Shop) => locales.get(shop) ?? 'en';
  pageRoutes(scope, shopify, control, localeOf);
  frameRoutes(scope, shopify, localeOf);
  bridgeRoutes(scope, shopify);
  actionRoutes(scope, shopify, control, (shop, locale) => void locales.set(shop, locale));
}
