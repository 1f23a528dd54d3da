import { createHmac, generateKeyPairSync } from 'node:crypto';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, signInTestUser, startTestApi, type TestApi } from '../../testing/index.ts';

let sandbox: TestSandbox;
let api: TestApi;
const environment = (origin: string) => ({
  GOOGLE_ISSUERS: `${origin}/google`,
  GOOGLE_JWKS_URL: `${origin}/google/certs`,
  IDENTITY_TOOLKIT_URL: `${origin}/identitytoolkit.googleapis.com`,
});

beforeAll(async () => {
  sandbox = await startSandbox();
  api = await startTestApi({ environment: environment(sandbox.origin), worker: false });
}, 120_000);
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
});

const byToken = (id_token: string) =>
  callApi(api.origin, 'POST', '/api/sessions/login_by_google', { id_token });
const byRedirect = (session_id: string, request_uri: string, origin = api.origin) =>
  callApi(origin, 'POST', '/api/sessions/login_with_firebase', { session_id, request_uri });
const account = (email: string, emailVerified = true) => ({ email, emailVerified });

async function userOf(answer: { status: number; body: unknown }): Promise<unknown> {
  expect(answer.status).toBe(200);
  const { access_token } = answer.body as { access_token: string };
  const headers = { authorization: `Bearer ${access_token}` };
  const { body } = await callApi(api.origin, 'GET', '/api/users/profile', undefined, headers);
  return (body as { id: string }).id;
}

describe('signing in by a Google token', () => {
  const person = account('gina@example.com');

  it('makes one account for one person, the one that a link with the same address made', async () => {
    const byLink = await signInTestUser(api, person.email);
    expect(await userOf(await byToken(await sandbox.google.idToken(person)))).toBe(byLink.id);
    expect(await userOf(await byToken(await sandbox.google.idToken(person)))).toBe(byLink.id);
  });

  it('keeps the account when the address at Google changes', async () => {
    const first = await userOf(
      await byToken(await sandbox.google.idToken(account('old@example.com'))),
    );
    const { sub } = JSON.parse(
      Buffer.from(
        String((await sandbox.google.idToken(account('old@example.com'))).split('.')[1]),
        'base64url',
      ).toString(),
    ) as { sub: string };
    const renamed = await sandbox.google.idToken(account('new@example.com'), { sub });
    expect(await userOf(await byToken(renamed))).toBe(first);
  });

  it.each([
    ['for somebody else', { aud: 'another-app' }],
    ['of another issuer', { iss: 'https://accounts.evil.example' }],
    ['that has ended', { iat: 1_600_000_000, exp: 1_600_003_600 }],
    ['without an end', { exp: undefined }],
    ['without an address', { email: undefined }],
    ['with an address not verified', { email_verified: false }],
    ['with an address said to be verified in words', { email_verified: 'true' }],
  ])('refuses a token %s', async (_, claims) => {
    const answer = await byToken(await sandbox.google.idToken(person, claims));
    expect(answer.status).toBe(401);
    expect(answer.body).toMatchObject({ code: 'Unauthorized' });
  });

  it('refuses a token that nobody signed, another key signed, or the public key as a secret', async () => {
    const claims = { ...person, email_verified: true, sub: '1' };
    const unsigned = new UnsecuredJWT(claims)
      .setIssuer(`${sandbox.origin}/google`)
      .setAudience('tintory-local.apps.example')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'sandbox-1' })
      .setIssuer(`${sandbox.origin}/google`)
      .setAudience('tintory-local.apps.example')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey);
    const [, payload] = (await sandbox.google.idToken(person)).split('.');
    const header = Buffer.from(JSON.stringify({ alg: 'HS256', kid: 'sandbox-1' })).toString(
      'base64url',
    );
    const secret = JSON.stringify(sandbox.google.jwk);
    const mac = createHmac('sha256', secret).update(`${header}.${payload}`).digest('base64url');
    for (const token of [unsigned, forged, `${header}.${payload}.${mac}`, 'no.token.atall']) {
      expect((await byToken(token)).status).toBe(401);
    }
  });

  it('says so when Google’s keys cannot be had', async () => {
    const lonely = await startTestApi({
      environment: environment('http://127.0.0.1:9'),
      worker: false,
    });
    const token = await sandbox.google.idToken(person);
    const answer = await callApi(lonely.origin, 'POST', '/api/sessions/login_by_google', {
      id_token: token,
    });
    const redirect = await byRedirect('session', 'https://example.com/', lonely.origin);
    await lonely.close();
    expect([answer.status, redirect.status]).toEqual([503, 503]);
    expect(answer.body).toMatchObject({ code: 'ProviderUnavailable' });
  });
});

describe('signing in by redirect', () => {
  const handler = 'http://localhost:4200/__/auth/handler';

  it('is the same person as by token', async () => {
    const { sessionId, requestUri } = sandbox.google.finishRedirect(
      account('gina@example.com'),
      handler,
    );
    const one = await userOf(await byRedirect(sessionId, requestUri));
    const other = await userOf(
      await byToken(await sandbox.google.idToken(account('gina@example.com'))),
    );
    expect(one).toBe(other);
  });

  it('works once, and only with the session it began in', async () => {
    const { sessionId, requestUri } = sandbox.google.finishRedirect(
      account('rita@example.com'),
      handler,
    );
    expect((await byRedirect('another session', requestUri)).status).toBe(401);
    expect((await byRedirect(sessionId, requestUri)).status).toBe(200);
    expect((await byRedirect(sessionId, requestUri)).status).toBe(401);
  });

  it('hands over Google’s token, which the page’s own library signs in with', async () => {
    const person = account('tina@example.com');
    const { sessionId, requestUri } = sandbox.google.finishRedirect(person, handler);
    const { body } = await byRedirect(sessionId, requestUri);
    const { google_id_token } = body as { google_id_token: string };
    expect(await userOf(await byToken(google_id_token))).toBe(await userOf({ status: 200, body }));
    expect((await byToken(google_id_token)).body).not.toHaveProperty('google_id_token');
  });

  it('refuses an address that is not verified', async () => {
    const { sessionId, requestUri } = sandbox.google.finishRedirect(
      account('x@example.com', false),
      handler,
    );
    expect((await byRedirect(sessionId, requestUri)).status).toBe(401);
  });
});
