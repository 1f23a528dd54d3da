import {
  createStoreProductBody,
  listStoreProductsMadeQuery,
  printInStore,
  printInStorePage,
  printStoreSetup,
} from '@tintory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../../platform/auth.ts';
import { languageOf } from '../../../platform/language.ts';
import type { Services } from '../../../services.ts';
import { idempotencyHeaders } from '../../idempotency/idempotency.service.ts';
import { wishOf } from '../../idempotency/wish-of.ts';

const schema = { tags: ['print'] };
const params = z.object({ id: z.uuid() });
const path = '/api/print/store_products';
/** Each asks the store, or renders: a person does a few a minute. */
const rateLimit = { max: 60, timeWindow: '1 minute' };

export function storeProductRoutes(app: FastifyInstance, services: Services): void {
  const { answerOnce, storeProducts } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const guarded = { onRequest: app.requireUser, config: { rateLimit } };
  const askerOf = async (request: FastifyRequest) => {
    const { userId } = authOf(request);
    const { domain } = await services.store.sessions.shopOf(userId);
    return { shop: domain, userId, language: languageOf(request) };
  };

  routes.get(
    `${path}/setup`,
    { ...guarded, schema: { ...schema, response: { 200: printStoreSetup } } },
    async (request) => storeProducts.setup((await askerOf(request)).shop),
  );

  routes.post(
    path,
    {
      ...guarded,
      schema: {
        ...{ ...schema, headers: idempotencyHeaders },
        ...{ body: createStoreProductBody, response: { 200: printInStore } },
      },
    },
    async (request) => {
      const asker = await askerOf(request);
      const wish = wishOf(request);
      return answerOnce(wish, () => storeProducts.create(asker, wish.key, request.body));
    },
  );

  routes.get(
    path,
    {
      ...guarded,
      schema: {
        ...{ ...schema, querystring: listStoreProductsMadeQuery },
        response: { 200: printInStorePage },
      },
    },
    async (request) => storeProducts.list(await askerOf(request), request.query),
  );

  routes.get(
    `${path}/:id`,
    { ...guarded, schema: { ...schema, params, response: { 200: printInStore } } },
    async (request) => storeProducts.read(await askerOf(request), request.params.id),
  );

  for (const [name, act] of [
    ['undo', storeProducts.undo],
    ['refresh_media', storeProducts.refreshMedia],
  ] as const) {
    routes.post(
      `${path}/:id/${name}`,
      { ...guarded, schema: { ...schema, params, response: { 200: printInStore } } },
      async (request) => act(await askerOf(request), request.params.id),
    );
  }
}
