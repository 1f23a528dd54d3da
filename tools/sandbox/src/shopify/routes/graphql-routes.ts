import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { apiVersion } from '../api-version.ts';
import type { Shopify } from '../shopify.ts';

const body = z.object({
  query: z.string().min(1),
  variables: z.record(z.string(), z.unknown()).nullish(),
  operationName: z.string().nullish(),
});

const unknownToken = '[API] Invalid API key or access token (unrecognized login or wrong password)';

/** How long a simulated timeout holds a request. */
const hangMs = 30_000;

type Params = { shop: string; version: string };

/** The Admin API of every shop. */
export function graphqlRoutes(app: FastifyInstance, shopify: Shopify): void {
  const { store, tokens, billing } = shopify;

  function contextFor(domain: string, token: string) {
    const shop = store.find(domain);
    const access = tokens.find(token, domain);
    if (!shop?.installation || !access) return null;
    billing.tick(shop);
    const { installation } = shop;
    return { ...shopify, shop, installation, scopes: access.scopes, failing: false };
  }

  app.post<{ Params: Params }>('/admin/api/:version/graphql.json', async (request, reply) => {
    const { shop: domain, version } = request.params;
    if (!store.find(domain) || version !== apiVersion)
      return reply.status(404).send({ errors: 'Not Found' });
    const token = request.headers['x-shopify-access-token'];
    const context = contextFor(domain, String(token));
    if (!context) return reply.status(401).send({ errors: unknownToken });
    const asked = body.safeParse(request.body);
    if (!asked.success)
      return reply.status(400).send({ errors: { query: 'Required parameter missing or invalid' } });
    const { query, variables, operationName } = asked.data;
    const answer = await shopify.ask(
      { query, variables: variables ?? {}, operationName: operationName ?? undefined },
      { ...context, origin: shopify.origin() },
      shopify.bucketOf(domain),
    );
    if (answer.failure === 'timeout') return hang(reply);
    if (answer.failure === '500' || answer.failure === 'lostAnswer')
      return reply.status(500).send({ errors: 'Internal Server Error' });
    return reply.header('x-shopify-api-version', version).send(answer.body);
  });
}

function hang(reply: FastifyReply): FastifyReply {
  reply.hijack();
  setTimeout(() => reply.raw.destroy(), hangMs).unref();
  return reply;
}
