import {
  loginByGoogleBody,
  loginByPasswordBody,
  loginByTokenBody,
  loginLinkResult,
  loginResult,
  loginWithFirebaseBody,
  loginWithFirebaseResult,
  okResult,
  sessionList,
} from '@tintory/contract';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { lineOf } from '../../platform/address-range.ts';
import { authOf } from '../../platform/auth.ts';
import { callerOf, userAgentOf } from '../../platform/caller.ts';
import type { Services } from '../../services.ts';

const tags = ['sessions'];
const ok = { ok: 1 as const };

export function sessionRoutes(app: FastifyInstance, services: Services): void {
  signInRoutes(app, services);
  const { database, sessions } = services;
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const onRequest = app.requireUser;

  routes.get(
    '/api/sessions',
    { onRequest, schema: { tags, response: { 200: sessionList } } },
    async (request) => ({ rows: await sessions.list(authOf(request)) }),
  );

  routes.delete(
    '/api/sessions/:id',
    {
      onRequest,
      schema: { tags, params: z.object({ id: z.uuid() }), response: { 200: okResult } },
    },
    async (request) => {
      await sessions.endOwn(authOf(request).userId, request.params.id);
      return ok;
    },
  );

  routes.post(
    '/api/sessions/logout',
    { onRequest, schema: { tags, response: { 200: okResult } } },
    async (request) => {
      await sessions.end(authOf(request).sessionId);
      return ok;
    },
  );

  routes.post(
    '/api/sessions/logout_all',
    { onRequest, schema: { tags, response: { 200: okResult } } },
    async (request) => {
      const { userId } = authOf(request);
      await database.db.transaction((tx) => sessions.endAll(tx, userId));
      return ok;
    },
  );
}

function signInRoutes(app: FastifyInstance, { google, links, passwords }: Services): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: 30, timeWindow: '1 minute' } };

  routes.post(
    '/api/sessions',
    { config, schema: { tags, body: loginByPasswordBody, response: { 200: loginResult } } },
    (request) =>
      passwords.signIn(request.body, lineOf(request), {
        method: 'password',
        userAgent: userAgentOf(request),
      }),
  );

  routes.post(
    '/api/sessions/login_by_token',
    { config, schema: { tags, body: loginByTokenBody, response: { 200: loginResult } } },
    (request) => links.redeem(request.body.token, callerOf(request), userAgentOf(request)),
  );

  // By POST, because the token is a credential: it stays out of URLs and logs.
  routes.post(
    '/api/sessions/login_link',
    { config, schema: { tags, body: loginByTokenBody, response: { 200: loginLinkResult } } },
    (request) => links.read(request.body.token),
  );

  routes.post(
    '/api/sessions/login_by_google',
    { config, schema: { tags, body: loginByGoogleBody, response: { 200: loginResult } } },
    (request) => google.byToken(request.body.id_token, callerOf(request), userAgentOf(request)),
  );

  routes.post(
    '/api/sessions/login_with_firebase',
    {
      config,
      schema: { tags, body: loginWithFirebaseBody, response: { 200: loginWithFirebaseResult } },
    },
    (request) => google.byRedirect(request.body, callerOf(request), userAgentOf(request)),
  );
}
