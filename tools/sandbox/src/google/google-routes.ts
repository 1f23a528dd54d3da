import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { z } from 'zod';
import type { Google } from './google.ts';
import { accountPage, framePage, returnPage } from './handler-page.ts';
import { identityToolkitRoutes } from './identity-toolkit-routes.ts';

const handlerQuery = z.looseObject({
  apiKey: z.string(),
  appName: z.string().default('[DEFAULT]'),
  authType: z.enum(['signInViaPopup', 'signInViaRedirect']),
  eventId: z.string().default(''),
  providerId: z.literal('google.com'),
  redirectUrl: z.url(),
});

const accountForm = z.object({
  email: z.email().transform((email) => email.toLowerCase()),
  verified: z.string().optional(),
});

const html = 'text/html; charset=utf-8';

/**
 * Routes of Google's keys, of the client library's script and pages, and of the endpoints they
 * call.
 */
export function googleRoutes(app: FastifyInstance, google: Google): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(String(body))),
  );

  app.get('/google/certs', () => ({ keys: [google.jwk] }));
  // Replaces `https://apis.google.com/js/api.js`, which opens the client library's frame.
  app.get('/google/api.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(readFileSync(new URL('./browser/api.js', import.meta.url))),
  );
  for (const base of ['/emulator/auth', '/__/auth']) {
    app.get(`${base}/iframe`, (_request, reply) => reply.type(html).send(framePage()));
    handlerRoutes(app, google, `${base}/handler`);
  }
  void app.register((scope) => identityToolkitRoutes(scope, google));
}

/** The account page that the client library opens as a popup or redirects to. */
function handlerRoutes(app: FastifyInstance, google: Google, path: string): void {
  app.get(path, (request, reply) => {
    const known = handlerQuery.safeParse(request.query);
    if (!known.success) return reply.status(400).type(html).send('The request is not complete.');
    return reply.type(html).send(accountPage());
  });

  app.post(path, (request, reply) => {
    const query = handlerQuery.parse(request.query);
    const { email, verified } = accountForm.parse(request.body);
    // The app may proxy this page under its own origin, so the response returns to that origin.
    const handler = new URL(path, query.redirectUrl).href;
    const account = { email, emailVerified: verified === 'yes' };
    const { sessionId, requestUri } = google.finishRedirect(account, handler);
    const event = {
      type: query.authType,
      eventId: query.eventId,
      urlResponse: requestUri,
      sessionId,
      postBody: null,
      tenantId: null,
      error: null,
    };
    const key = `firebase:redirectEvent:${query.apiKey}:${query.appName}`;
    return reply.type(html).send(returnPage(key, event, query.redirectUrl));
  });
}
