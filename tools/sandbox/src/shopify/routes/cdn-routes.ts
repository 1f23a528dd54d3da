import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fileByName } from '../graphql/file-rules.ts';
import type { Picture } from '../model.ts';
import type { Shopify } from '../shopify.ts';

type Asked = { Params: { shop: string; name: string }; Querystring: { width?: string } };

/** Width of the catalogue's small pictures. */
const smallWidth = 480;

/**
 * Public pictures of a shop. Catalogue pictures have a small version; uploads are served at full
 * size, because the sandbox cannot resample.
 */
export function cdnRoutes(app: FastifyInstance, { store }: Shopify): void {
  app.get<Asked>('/s/files/1/:shop/files/:name', async (request, reply) => {
    const shop = store.list().find(({ id }) => String(id) === request.params.shop);
    const picture = shop && fileByName(shop, request.params.name)?.picture;
    if (!picture) return reply.status(404).send();
    const isSmall = Number(request.query.width) <= smallWidth;
    return reply
      .type(picture.type)
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=31557600')
      .send(await read(picture, isSmall));
  });
}

async function read({ content }: Picture, isSmall: boolean): Promise<Buffer> {
  if ('bytes' in content) return content.bytes;
  const { file } = content;
  const small = join(dirname(file), 'small', basename(file));
  if (!isSmall) return readFile(file);
  return readFile(small).catch(() => readFile(file));
}
