import { createHash } from 'node:crypto';
import { placeList } from '@tintory/contract';
import { matchLanguage } from '@tintory/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { languageOf } from '../../platform/language.ts';
import type { Services } from '../../services.ts';

const id = z.string().regex(/^[a-z0-9-]{1,60}$/);
const schema = { tags: ['places'] };
const language = z.string().max(20).optional();

/** Cacheable for a short time: a new version of the product may have other ones. */
const cacheControl = 'public, max-age=300';

/** The places that subjects are put into, for anybody, and the pictures by which they are chosen. */
export function placeRoutes(app: FastifyInstance, { places, tiles }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.get(
    '/api/places',
    { schema: { ...schema, querystring: z.object({ language }), response: { 200: placeList } } },
    (request, reply) => {
      const asked = request.query.language;
      const list = places.list(asked ? matchLanguage([asked]) : languageOf(request));
      reply.header('vary', 'accept-language');
      return isKept(request, reply, JSON.stringify(list)) ? notModified(reply) : list;
    },
  );

  for (const kind of ['places', 'surfaces'] as const) {
    routes.get(
      `/api/${kind}/:id/tile.webp`,
      { schema: { ...schema, params: z.object({ id }) } },
      async (request, reply) => {
        const tile = await tiles(kind, request.params.id);
        if (!tile) throw new AppError('NotFound');
        if (isKept(request, reply, tile)) return notModified(reply);
        return reply.type('image/webp').send(tile);
      },
    );
  }
}

/** Ends the answer: no schema describes one without a body. */
const notModified = (reply: FastifyReply): never => reply.status(304).send() as never;

/** Whether the caller's cached copy is current; sets the caching headers otherwise. */
function isKept(request: FastifyRequest, reply: FastifyReply, content: string | Buffer): boolean {
  const tag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag).header('cache-control', cacheControl);
  return request.headers['if-none-match'] === tag;
}
