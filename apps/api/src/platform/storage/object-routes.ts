import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { objectPath, temporaryPath } from './disk-storage.ts';
import { limitBytes } from './limit-bytes.ts';
import type { UrlSigner } from './url-signer.ts';

const query = z.object({ terms: z.string().max(4_000) });

const signedTerms = z.object({
  method: z.enum(['PUT', 'GET']),
  objectId: z.uuid(),
  bytes: z.int().optional(),
  contentType: z.string(),
  contentDisposition: z.string(),
  expires: z.number(),
});

/** Serves the signed URLs of objects on disk. The signature alone is the permission. */
export function objectRoutes(app: FastifyInstance, folder: string, signer: UrlSigner): void {
  void app.register(async (scope) => {
    // Bodies are pictures, to be streamed and never parsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    const routes = scope.withTypeProvider<ZodTypeProvider>();

    routes.put('/objects', { schema: { querystring: query, hide: true } }, async (request) => {
      const terms = readTerms(signer, request.query.terms, 'PUT');
      const { headers } = request;
      if (headers['content-type'] !== terms.contentType) refuse('content-type');
      if (headers['content-disposition'] !== terms.contentDisposition)
        refuse('content-disposition');
      const { bytes = 0 } = terms;
      if (Number(headers['content-length']) > bytes) throw new AppError('PayloadTooLarge');
      const body = request.body instanceof Readable ? request.body : Readable.from([]);
      await receive(folder, terms.objectId, body, bytes);
      return { ok: 1 };
    });

    routes.get(
      '/objects',
      { schema: { querystring: query, hide: true } },
      async (request, reply) => {
        const terms = readTerms(signer, request.query.terms, 'GET');
        const path = objectPath(folder, terms.objectId);
        const found = await stat(path).catch(() => undefined);
        if (!found) throw new AppError('NotFound');
        return reply
          .header('content-type', terms.contentType)
          .header('content-length', found.size)
          .header('content-disposition', terms.contentDisposition)
          .header('cache-control', 'private, max-age=600')
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(createReadStream(path));
      },
    );
  });
}

function readTerms(signer: UrlSigner, token: string, method: 'PUT' | 'GET') {
  const parsed = signedTerms.safeParse(signer.read(token));
  if (!parsed.success || parsed.data.method !== method) throw new AppError('BadSignature');
  if (parsed.data.expires < Date.now()) throw new AppError('StaleTimestamp');
  return parsed.data;
}

const refuse = (header: string): never => {
  throw new AppError('BadSignature', { details: { [header]: { text: 'otherThanSigned' } } });
};

/** Streams the body to a file of exactly the signed size; any other size leaves no file. */
async function receive(folder: string, objectId: string, body: Readable, bytes: number) {
  const temporary = await temporaryPath(folder);
  try {
    // Breaking out of the loop must not destroy the request: its connection carries the refusal.
    const chunks = body.iterator({ destroyOnReturn: false });
    await pipeline(chunks, limitBytes(bytes), createWriteStream(temporary));
    if ((await stat(temporary)).size !== bytes) {
      throw new AppError('InvalidInput', { details: { body: { text: 'shorterThanSigned' } } });
    }
    const target = objectPath(folder, objectId);
    await mkdir(dirname(target), { recursive: true });
    await rename(temporary, target);
  } catch (cause) {
    // The unread rest would block the connection for the next request.
    body.resume();
    throw cause;
  } finally {
    await rm(temporary, { force: true });
  }
}
