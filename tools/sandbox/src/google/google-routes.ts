import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';
import { z } from 'zod';
import { subjectOf, type Google } from './google.ts';
import { accountPage, returnPage } from './handler-page.ts';

const handlerQuery = z.looseObject({
  apiKey: z.string(),
  appName: z.string().default('[DEFAULT]'),
  authType: z.string(),
  eventId: z.string().default(''),
  providerId: z.literal('google.com'),
  redirectUrl: z.url(),
});

const accountForm = z.object({
  email: z.email().transform((email) => email.toLowerCase()),
  verified: z.string().optional(),
});

const idpBody = z.object({ requestUri: z.string(), sessionId: z.string().optional() });

const html = 'text/html; charset=utf-8';

/** Google's keys, the page that its client library redirects to, and Identity Toolkit. */
export function googleRoutes(app: FastifyInstance, google: Google): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, parse(String(body))),
  );

  app.get('/google/certs', () => ({ keys: [google.jwk] }));

  for (const path of ['/emulator/auth/handler', '/__/auth/handler']) {
    app.get(path, (request, reply) => {
      const known = handlerQuery.safeParse(request.query);
      if (!known.success) return reply.status(400).type(html).send('The request is not complete.');
      return reply.type(html).send(accountPage());
    });
    app.post(path, (request, reply) => {
      const query = handlerQuery.parse(request.query);
      const { email, verified } = accountForm.parse(request.body);
      // The app may have passed this page on under its own address: answers go there.
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

  app.post('/identitytoolkit.googleapis.com/v1/accounts::signInWithIdp', (request, reply) => {
    const { requestUri, sessionId = '' } = idpBody.parse(request.body);
    const account = google.redeem(requestUri, sessionId);
    if (!account) {
      const message = 'INVALID_IDP_RESPONSE : The request is not one of a session known here.';
      return reply.status(400).send({ error: { code: 400, message, errors: [{ message }] } });
    }
    const subject = subjectOf(account.email);
    return {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      federatedId: `https://accounts.google.com/${subject}`,
      providerId: 'google.com',
      localId: `sandbox-${subject}`,
      email: account.email,
      emailVerified: account.emailVerified,
    };
  });
}
