import type { FastifyInstance } from 'fastify';

/**
 * Reads bodies of JSON and of no other type. An empty one is none, although some clients' libraries
 * call it JSON: calls like renewing a session have nothing to say.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  );
}
