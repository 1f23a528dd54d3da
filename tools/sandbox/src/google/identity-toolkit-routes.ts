import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { subjectOf, type Account, type Google } from './google.ts';

const idpBody = z.object({
  requestUri: z.string(),
  sessionId: z.string().optional(),
  /** `id_token=…` if the client sends a Google token instead of a finished popup or redirect. */
  postBody: z.string().optional(),
});
const lookupBody = z.object({ idToken: z.string() });
const renewBody = z.object({ refresh_token: z.string() });

const refuse = (reply: FastifyReply, message: string) =>
  reply.status(400).send({ error: { code: 400, message, errors: [{ message }] } });

const profileOf = ({ email, emailVerified }: Account) => ({
  localId: `sandbox-${subjectOf(email)}`,
  email,
  emailVerified,
});

/** The endpoints of Identity Toolkit and the Secure Token service that Google sign-in needs. */
export function identityToolkitRoutes(app: FastifyInstance, google: Google): void {
  // Both services allow any origin.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });
  const toolkit = '/identitytoolkit.googleapis.com/v1';

  app.get(`${toolkit}/projects`, () => ({
    projectId: 'tintory-local',
    authorizedDomains: ['localhost', 'tintory.test'],
  }));

  app.post(`${toolkit}/accounts::signInWithIdp`, async (request, reply) => {
    const { requestUri, sessionId = '', postBody } = idpBody.parse(request.body);
    const brought = new URLSearchParams(postBody).get('id_token');
    const account = brought
      ? await google.accountOf(brought)
      : google.redeem(requestUri, sessionId);
    if (!account) {
      return refuse(
        reply,
        'INVALID_IDP_RESPONSE : The request is not one of a session known here.',
      );
    }
    return {
      kind: 'identitytoolkit#VerifyAssertionResponse',
      federatedId: `https://accounts.google.com/${subjectOf(account.email)}`,
      providerId: 'google.com',
      ...profileOf(account),
      ...(await google.startSession(account)),
      expiresIn: '3600',
      oauthIdToken: brought ?? (await google.idToken(account)),
    };
  });

  app.post(`${toolkit}/accounts::lookup`, async (request, reply) => {
    const account = await google.accountOf(lookupBody.parse(request.body).idToken);
    if (!account) return refuse(reply, 'INVALID_ID_TOKEN');
    return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [profileOf(account)] };
  });

  app.post('/securetoken.googleapis.com/v1/token', async (request, reply) => {
    const { refresh_token } = renewBody.parse(request.body);
    const token = await google.renew(refresh_token);
    if (!token) return refuse(reply, 'INVALID_REFRESH_TOKEN');
    const answer = { access_token: token, id_token: token, refresh_token };
    return { ...answer, expires_in: '3600', token_type: 'Bearer' };
  });
}
