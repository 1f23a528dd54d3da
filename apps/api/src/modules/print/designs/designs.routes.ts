import { createHash } from 'node:crypto';
import {
  designPage,
  listDesignsQuery,
  okResult,
  printDesign,
  updateMediaBody,
} from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { authOf } from '../../../platform/auth.ts';
import { AppError } from '../../../platform/errors.ts';
import { pageInfo } from '../../../platform/page-info.ts';
import type { Services } from '../../../services.ts';
import { colorOf } from './design-product.ts';

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/);
const params = z.object({ id: z.uuid() });
const schema = { tags: ['print'] };
/** Each renders two large pictures: a person changes a design a few times a minute. */
const rateLimit = { max: 30, timeWindow: '1 minute' };
/** Each colour is an address of its own, and a blank changes only with the product. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

export function designRoutes(app: FastifyInstance, services: Services): void {
  const { designs } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = app.requireUser;

  routes.post(
    '/api/pod/products/:id/update_media',
    {
      onRequest,
      config: { rateLimit },
      schema: {
        ...schema,
        params: z.object({ id: slug }),
        body: updateMediaBody,
        response: { 200: printDesign },
      },
    },
    (request) => designs.create(authOf(request).userId, request.params.id, request.body),
  );

  routes.get(
    '/api/print/designs',
    {
      onRequest,
      schema: { ...schema, querystring: listDesignsQuery, response: { 200: designPage } },
    },
    async (request) => {
      const { page, limit } = request.query;
      const part = { limit, offset: (page - 1) * limit };
      const { rows, total } = await designs.list(authOf(request).userId, part);
      return { rows, pageInfo: pageInfo(page, limit, total) };
    },
  );

  routes.get(
    '/api/print/designs/:id',
    { onRequest, schema: { ...schema, params, response: { 200: printDesign } } },
    (request) => designs.read(authOf(request).userId, request.params.id),
  );

  routes.delete(
    '/api/print/designs/:id',
    { onRequest, schema: { ...schema, params, response: { 200: okResult } } },
    async (request) => {
      await designs.remove(authOf(request).userId, request.params.id);
      return { ok: 1 as const };
    },
  );

  blankRoute(app, services);
}

/** A product without a print, for anybody. */
function blankRoute(app: FastifyInstance, { blankPictures, findProduct }: Services): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/print/blanks/:product/:area.webp',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        ...schema,
        params: z.object({ product: slug, area: slug }),
        querystring: z.object({ color: z.string().max(60).optional() }),
      },
    },
    async (request, reply) => {
      const product = await findProduct(request.params.product);
      if (!product) throw new AppError('NotFound');
      const color = colorOf(product, request.query.color || undefined);
      const picture = await blankPictures(product.id, request.params.area, color);
      if (!picture) throw new AppError('NotFound');
      const tag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
      reply.header('etag', tag).header('cache-control', cacheControl);
      if (request.headers['if-none-match'] === tag) return reply.status(304).send();
      return reply.type('image/webp').send(picture);
    },
  );
}
