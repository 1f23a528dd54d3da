import type { FastifyInstance } from 'fastify';

/**
 * Takes an empty body for none, although it calls itself JSON, as some clients' libraries have it do:
 * calls like renewing a session have nothing to say.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => (body === '' ? done(null) : parse(request, body, done)),
  );
}
