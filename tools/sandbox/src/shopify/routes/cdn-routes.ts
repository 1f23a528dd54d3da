import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { fileByName } from '../graphql/file-rules.ts';
import type { Shopify } from '../shopify.ts';

/** Pictures as every visitor of a shop gets them: in their own size, whatever size is asked for. */
export function cdnRoutes(app: FastifyInstance, { store }: Shopify): void {
  app.get<{ Params: { shop: string; name: string } }>(
    '/s/files/1/:shop/files/:name',
    async (request, reply) => {
      const shop = store.list().find(({ id }) => String(id) === request.params.shop);
      const picture = shop && fileByName(shop, request.params.name)?.picture;
      if (!picture) return reply.status(404).send();
      const { content, type } = picture;
      const bytes = 'bytes' in content ? content.bytes : await readFile(content.file);
      return reply
        .type(type)
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=31557600')
        .send(bytes);
    },
  );
}
