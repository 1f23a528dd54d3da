import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Shopify } from '../shopify.ts';
import { maxImageBytes } from '../staged-uploads.ts';

/** The largest file plus form overhead. */
const bodyLimit = maxImageBytes + 64 * 1_024;

const xml = (name: string, values: Record<string, string>): string =>
  `<?xml version='1.0' encoding='UTF-8'?><${name}>${Object.entries(values)
    .map(([key, value]) => `<${key}>${value}</${key}>`)
    .join('')}</${name}>`;

/** Endpoints of staged uploads, in the format of Google Cloud Storage. */
export function stagedRoutes(app: FastifyInstance, { staged }: Shopify): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  const take = (
    reply: FastifyReply,
    key: string,
    signature: string,
    type: string,
    bytes: Buffer,
  ) => {
    const refusal = staged.receive(key, signature, type, bytes);
    if (!refusal) return null;
    const { status, code, message } = refusal;
    const body = xml('Error', { Code: code, Message: message });
    return reply.status(status).type('application/xml').send(body);
  };

  app.put<{ Params: { '*': string }; Querystring: Record<string, string> }>(
    '/*',
    { bodyLimit },
    (request, reply) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.query['X-Goog-Signature'] ?? '';
      const type = request.headers['content-type'] ?? '';
      return take(reply, request.params['*'], signature, type, bytes) ?? reply.status(200).send();
    },
  );

  app.post('/', { bodyLimit }, async (request, reply) => {
    const { 'content-type': type = '' } = request.headers;
    const form = await new Response(new Uint8Array(request.body as Buffer), {
      headers: { 'content-type': type },
    })
      .formData()
      .catch(() => null);
    const file = form?.get('file');
    const text = (name: string) => String(form?.get(name) ?? '');
    const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
    const refused = take(reply, text('key'), text('x-goog-signature'), text('Content-Type'), bytes);
    const done = xml('PostResponse', { Key: text('key') });
    return refused ?? reply.status(201).type('application/xml').send(done);
  });
}
