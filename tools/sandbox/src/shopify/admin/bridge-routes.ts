import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';
import { pickerPage, pickerQuery } from './picker.ts';
import { grantScopes, revokeScopes, scopesOf } from './scopes.ts';
import { findShop } from './shop-pages.ts';

type Params = { shop: string };
const wish = z.object({ scopes: z.array(z.string().regex(/^[a-z_]+$/)).min(1) });

/** Endpoints that the admin's page calls for the app. */
export function bridgeRoutes(scope: FastifyInstance, shopify: Shopify): void {
  const { tokens, origin } = shopify;

  /** Answers only if the app is installed in the shop. */
  const forApp = (
    name: string,
    reply: FastifyReply,
    answer: (shop: Shop) => unknown,
  ): Promise<unknown> | FastifyReply => {
    const shop = findShop(shopify, name);
    if (!shop) return reply.status(404).send({ error: 'There is no such shop.' });
    if (!shop.installation) return reply.status(403).send({ error: 'The app is not installed.' });
    return Promise.resolve(answer(shop)).then((body) => reply.send(body));
  };

  scope.post<{ Params: Params }>('/:shop/session-token', ({ params }, reply) =>
    forApp(params.shop, reply, async (shop) => ({ token: await tokens.session(shop.domain) })),
  );
  scope.get<{ Params: Params }>('/:shop/resources', ({ params, query }, reply) => {
    const asked = pickerQuery.safeParse(query);
    if (!asked.success) return reply.status(400).send({ error: 'This cannot be searched.' });
    return forApp(params.shop, reply, (shop) => pickerPage(origin(), shop, asked.data));
  });
  scope.get<{ Params: Params }>('/:shop/scopes', ({ params }, reply) =>
    forApp(params.shop, reply, (shop) => scopesOf(shopify, shop)),
  );
  scope.post<{ Params: Params }>('/:shop/scopes/grant', ({ params, body }, reply) => {
    const asked = wish.safeParse(body);
    if (!asked.success) return reply.status(400).send({ error: 'These are no scopes.' });
    return forApp(params.shop, reply, (shop) => grantScopes(shopify, shop, asked.data.scopes));
  });
  scope.post<{ Params: Params }>('/:shop/scopes/revoke', ({ params, body }, reply) => {
    const asked = wish.safeParse(body);
    if (!asked.success) return reply.status(400).send({ error: 'These are no scopes.' });
    const refusal = { error: 'Only optional scopes that are granted can be given back.' };
    return forApp(
      params.shop,
      reply,
      (shop) => revokeScopes(shopify, shop, asked.data.scopes) ?? reply.status(400).send(refusal),
    );
  });
}
