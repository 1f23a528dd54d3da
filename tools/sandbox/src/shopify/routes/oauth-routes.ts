import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Shop } from '../model.ts';
import type { Shopify } from '../shopify.ts';
import { type AccessToken, offlineSeconds, onlineSeconds, refreshSeconds } from '../tokens.ts';

const exchange = 'urn:ietf:params:oauth:grant-type:token-exchange';
const idToken = 'urn:ietf:params:oauth:token-type:id_token';
const offline = 'urn:shopify:params:oauth:token-type:offline-access-token';
const online = 'urn:shopify:params:oauth:token-type:online-access-token';

const text = z.string().default('');
const body = z.object({
  client_id: text,
  client_secret: text,
  grant_type: text,
  subject_token: text,
  subject_token_type: text,
  requested_token_type: z.string().default(online),
  refresh_token: text,
  expiring: z.union([z.string(), z.number()]).transform(String).default('0'),
});
type Body = z.infer<typeof body>;

type Refusal = { status: number; error: string; description: string };
type Answer = AccessToken | Refusal;

const refuse = (error: string, description: string, status = 400): Refusal => ({
  status,
  error,
  description,
});

const badSubject = refuse(
  'invalid_subject_token',
  'Token exchange cannot be performed due to an invalid subject token.',
);

/** The token endpoint for all kinds of access tokens. */
export function oauthRoutes(app: FastifyInstance, shopify: Shopify): void {
  const { tokens } = shopify;

  async function exchangeSession(shop: Shop, asked: Body): Promise<Answer> {
    const userId = await tokens.readSession(asked.subject_token, shop.domain);
    if (userId === null) return badSubject;
    const isOnline = asked.requested_token_type === online;
    return tokens.issue(shop, isOnline ? userId : null, asked.expiring === '1');
  }

  /** Exchanges a non-expiring token for an expiring one, irreversibly. */
  function migrate(shop: Shop, asked: Body): Answer {
    const old = tokens.find(asked.subject_token, shop.domain);
    if (!old || old.expiresAt !== null || asked.expiring !== '1') return badSubject;
    old.revoked = true;
    return tokens.issue(shop, null, true);
  }

  async function grant(shop: Shop, asked: Body): Promise<Answer> {
    if (asked.grant_type === 'refresh_token') {
      const fresh = shop.installation && tokens.refresh(shop, asked.refresh_token);
      const why = 'This request requires an active refresh_token';
      return fresh ?? refuse('invalid_request', why, 401);
    }
    if (asked.grant_type !== exchange)
      return refuse('unsupported_grant_type', 'The grant type is not supported.');
    if (!asked.subject_token)
      return refuse('missing_subject_token', 'The subject token is missing.');
    if (!shop.installation)
      return refuse('app_not_installed', 'The app is not installed on this shop.');
    const kinds = [offline, online];
    if (!kinds.includes(asked.requested_token_type))
      return refuse('invalid_requested_token_type', 'The requested token type is not supported.');
    if (asked.subject_token_type === offline) return migrate(shop, asked);
    return asked.subject_token_type === idToken
      ? exchangeSession(shop, asked)
      : refuse('invalid_subject_token_type', 'The subject token type is not supported.');
  }

  function clientProblem({ client_id: id, client_secret: secret }: Body): Refusal | null {
    if (id !== shopify.app.apiKey)
      return refuse(
        'application_cannot_be_found',
        `Could not find Shopify API application with api_key ${id}`,
      );
    return secret === shopify.app.apiSecret
      ? null
      : refuse('invalid_client', 'Client authentication failed.', 401);
  }

  app.post<{ Params: { shop: string } }>(
    '/admin/oauth/access_token',
    async (request, reply: FastifyReply) => {
      const shop = shopify.store.find(request.params.shop);
      if (!shop) return reply.status(404).send({ errors: 'Not Found' });
      const asked = body.safeParse(request.body ?? {});
      if (!asked.success) return reply.status(400).send({ error: 'invalid_request' });
      const answer = clientProblem(asked.data) ?? (await grant(shop, asked.data));
      if ('token' in answer) return tokenView(answer, shop);
      const { status, error, description } = answer;
      return reply.status(status).send({ error, error_description: description });
    },
  );
}

function tokenView({ token, scopes, userId, expiresAt, refresh }: AccessToken, shop: Shop) {
  const scope = scopes.join(',');
  if (userId !== null)
    return {
      access_token: token,
      scope,
      expires_in: onlineSeconds,
      associated_user_scope: scope,
      associated_user: person(userId, shop),
    };
  return {
    access_token: token,
    scope,
    ...(expiresAt === null ? {} : { expires_in: offlineSeconds }),
    ...(refresh ? { refresh_token: refresh.token, refresh_token_expires_in: refreshSeconds } : {}),
  };
}

const person = (id: number, shop: Shop) => ({
  id,
  first_name: 'Olive',
  last_name: 'Owner',
  email: shop.email,
  account_owner: true,
  locale: 'en',
  collaborator: false,
  email_verified: true,
});
