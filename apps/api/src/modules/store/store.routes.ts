import {
  addStoreImagesBody,
  byAppTokenBody,
  confirmationPage,
  joinPage,
  joinStoreBody,
  joinedStore,
  listPublicationsQuery,
  listStoreImagesQuery,
  listStoreProductsQuery,
  loginResult,
  publication,
  publicationPage,
  raiseCapBody,
  storeImage,
  storeImagePage,
  storeImageRows,
  storeMember,
  storePlanList,
  storeProduct,
  storeProductPage,
  storeSubscribeBody,
  updateStoreImageBody,
  verifyChargeBody,
} from '@tintory/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../platform/auth.ts';
import { userAgentOf } from '../../platform/caller.ts';
import type { Services } from '../../services.ts';
import { idempotencyHeaders } from '../idempotency/idempotency.service.ts';
import { wishOf } from '../idempotency/wish-of.ts';
import { webhookRoutes } from './webhooks/webhooks.routes.ts';

const tags = ['store'];
const keyed = { tags, headers: idempotencyHeaders };
/** Tells App Bridge to retry with a fresh session token. */
const retryHeader = 'x-shopify-retry-invalid-session-request';

const typed = (app: FastifyInstance) => app.withTypeProvider<ZodTypeProvider>();

export function storeRoutes(app: FastifyInstance, services: Services): void {
  webhookRoutes(app, services);
  void app.register((scope, _options, done) => {
    scope.addHook('onSend', async (_request, reply) => {
      if (reply.statusCode === 401) void reply.header(retryHeader, '1');
    });
    sessionRoutes(scope, services);
    catalogueRoutes(scope, services);
    publicationRoutes(scope, services);
    planRoutes(scope, services);
    joinRoutes(scope, services);
    done();
  });
}

function sessionRoutes(app: FastifyInstance, { store }: Services): void {
  typed(app).post(
    '/api/shopify/sessions/by_app_token',
    {
      config: { rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { tags, body: byAppTokenBody, response: { 200: loginResult } },
    },
    (request) => store.signIn(request.body.token, userAgentOf(request)),
  );
}

/** Each call asks the store, which counts them, too. By user: many merchants share an address. */
const rateLimit = {
  max: 300,
  timeWindow: '1 minute',
  hook: 'preHandler',
  keyGenerator: (request: FastifyRequest) => `store:${authOf(request).userId}`,
} as const;

function catalogueRoutes(app: FastifyInstance, { store }: Services): void {
  const guarded = { onRequest: app.requireUser, config: { rateLimit } };

  typed(app).get(
    '/api/shopify/products',
    {
      ...guarded,
      schema: { tags, querystring: listStoreProductsQuery, response: { 200: storeProductPage } },
    },
    async (request) =>
      store.catalogue.products((await shopOf(store, request)).domain, request.query),
  );

  typed(app).get(
    '/api/shopify/products/:id',
    {
      ...guarded,
      schema: {
        tags,
        params: z.object({ id: z.string().max(100) }),
        response: { 200: storeProduct },
      },
    },
    async (request) =>
      store.catalogue.product((await shopOf(store, request)).domain, request.params.id),
  );

  typed(app).get(
    '/api/shopify/images',
    {
      ...guarded,
      schema: { tags, querystring: listStoreImagesQuery, response: { 200: storeImagePage } },
    },
    async (request) => store.catalogue.images((await shopOf(store, request)).domain, request.query),
  );
}

function publicationRoutes(app: FastifyInstance, { answerOnce, store }: Services): void {
  const guarded = { onRequest: app.requireUser, config: { rateLimit } };

  typed(app).post(
    '/api/shopify/images/update',
    {
      ...guarded,
      schema: { ...keyed, body: updateStoreImageBody, response: { 200: storeImage } },
    },
    async (request) => {
      const { domain } = await shopOf(store, request);
      const { userId } = authOf(request);
      return answerOnce(wishOf(request), () =>
        store.publications.publish(domain, userId, request.body),
      );
    },
  );

  typed(app).post(
    '/api/shopify/images',
    {
      ...guarded,
      schema: { ...keyed, body: addStoreImagesBody, response: { 200: storeImageRows } },
    },
    async (request) => {
      const { domain } = await shopOf(store, request);
      const { product_id: productId, urls } = request.body;
      const { userId } = authOf(request);
      return answerOnce(wishOf(request), async () => ({
        rows: await store.publications.addAll(domain, userId, productId, urls),
      }));
    },
  );

  typed(app).get(
    '/api/shopify/publications',
    {
      ...guarded,
      schema: { tags, querystring: listPublicationsQuery, response: { 200: publicationPage } },
    },
    async (request) =>
      store.publications.list((await shopOf(store, request)).domain, request.query),
  );

  typed(app).post(
    '/api/shopify/publications/:id/undo',
    {
      ...guarded,
      schema: { tags, params: z.object({ id: z.uuid() }), response: { 200: publication } },
    },
    async (request) =>
      store.publications.undo((await shopOf(store, request)).domain, request.params.id),
  );
}

function planRoutes(app: FastifyInstance, { answerOnce, store }: Services): void {
  const { plans } = store;
  const guarded = { onRequest: app.requireUser, config: { rateLimit } };

  typed(app).get('/api/shopify/plans', { schema: { tags, response: { 200: storePlanList } } }, () =>
    plans.list(),
  );

  typed(app).get(
    '/api/shopify/members/current',
    { onRequest: app.requireUser, schema: { tags, response: { 200: storeMember } } },
    async (request) => plans.member(await shopOf(store, request), authOf(request).userId),
  );

  typed(app).post(
    '/api/shopify/plans',
    {
      ...guarded,
      schema: { ...keyed, body: storeSubscribeBody, response: { 200: confirmationPage } },
    },
    (request) =>
      answerOnce(wishOf(request), async () => ({
        confirmation_url: await plans.subscribe(await shopOf(store, request), request.body),
      })),
  );

  typed(app).post(
    '/api/shopify/plans/verify',
    { ...guarded, schema: { tags, body: verifyChargeBody, response: { 200: storeMember } } },
    async (request) => {
      const shop = await shopOf(store, request);
      return plans.verify(shop, authOf(request).userId, request.body.charge_id);
    },
  );

  typed(app).post(
    '/api/shopify/plans/cancel',
    { ...guarded, schema: { tags, response: { 200: storeMember } } },
    async (request) => plans.cancel(await shopOf(store, request), authOf(request).userId),
  );

  typed(app).post(
    '/api/shopify/plans/cap',
    { ...guarded, schema: { ...keyed, body: raiseCapBody, response: { 200: confirmationPage } } },
    (request) =>
      answerOnce(wishOf(request), async () => ({
        confirmation_url: await plans.raiseCap(await shopOf(store, request), request.body),
      })),
  );
}

function joinRoutes(app: FastifyInstance, { store }: Services): void {
  const guarded = { onRequest: app.requireUser, config: { rateLimit } };

  typed(app).post(
    '/api/shopify/join/start',
    { ...guarded, schema: { tags, response: { 200: joinPage } } },
    async (request) => ({ url: await store.joining.start(await shopOf(store, request)) }),
  );

  typed(app).post(
    '/api/shopify/join',
    { ...guarded, schema: { tags, body: joinStoreBody, response: { 200: joinedStore } } },
    async (request) => {
      const { userId } = authOf(request);
      return { shopify_domain: await store.joining.join(userId, request.body.code) };
    },
  );
}

const shopOf = (store: Services['store'], request: FastifyRequest) =>
  store.sessions.shopOf(authOf(request).userId);
