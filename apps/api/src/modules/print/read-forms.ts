import type { FastifyInstance } from 'fastify';

/** Reads bodies as forms send them, in this scope; of a field sent twice the last one counts. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
  );
}
