import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { matchLanguage } from '@tintory/locales';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import { writeFeed } from './blog-feed.ts';
import { ContentError } from './content-error.ts';
import { blogFolder, picturesFolder } from './read-articles.ts';

const name = z.string().regex(/^[a-z0-9-]{1,60}$/);
const id = z.string().max(60);
const schema = { tags: ['content'] };
const cacheControl = 'public, max-age=60';

/** `/cmsapi/…`: content for the pages, in Strapi 4's shape, for anybody. `api/` in front changes nothing. */
export async function contentRoutes(
  app: FastifyInstance,
  { content, config }: Services,
): Promise<void> {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  for (const prefix of ['/cmsapi', '/cmsapi/api']) {
    routes.get(
      `${prefix}/:collection`,
      { schema: { ...schema, params: z.object({ collection: name }) } },
      (request, reply) =>
        answer(reply, () => content.list(request.params.collection, searchOf(request))),
    );
    routes.get(
      `${prefix}/:collection/:id`,
      { schema: { ...schema, params: z.object({ collection: name, id }) } },
      (request, reply) => {
        const { collection, id: entry } = request.params;
        return answer(reply, () => content.read(collection, entry, searchOf(request)));
      },
    );
  }
  routes.get(
    '/blog/feed.xml',
    { schema: { ...schema, querystring: z.object({ locale: z.string().max(20).optional() }) } },
    (request, reply) =>
      answer(reply.type('application/rss+xml; charset=utf-8'), () =>
        writeFeed(content, matchLanguage([request.query.locale ?? '']), config.WEB_ORIGIN),
      ),
  );
  await app.register(fastifyStatic, {
    root: join(blogFolder, picturesFolder),
    prefix: `/blog/${picturesFolder}/`,
    decorateReply: false,
    index: false,
    maxAge: '1d',
  });
}

async function answer(reply: FastifyReply, read: () => Promise<unknown>) {
  try {
    const body = await read();
    return reply.header('cache-control', cacheControl).send(body);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    return reply.status(cause.status).send(cause.toBody());
  }
}

/** The query as it was sent: Strapi nests its parameters in brackets. */
const searchOf = ({ url }: FastifyRequest): string => url.split('?')[1] ?? '';
