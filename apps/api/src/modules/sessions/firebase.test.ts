import { randomUUID } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, startTestApi, type TestApi } from '../../testing/index.ts';

/** Firebase's own auth emulator, started by `npm run test:services`. */
const emulator = process.env['TEST_FIREBASE_EMULATOR'];

describe.runIf(emulator)('signing in by Firebase itself', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({
      environment: { IDENTITY_TOOLKIT_URL: `${emulator}/identitytoolkit.googleapis.com` },
      worker: false,
    });
  }, 120_000);
  afterAll(() => api.close());

  const claims = (more: object = {}) => ({
    sub: randomUUID(),
    email: `${randomUUID()}@example.com`,
    email_verified: true,
    ...more,
  });

  /** The URL that the provider redirected to. */
  function comeBack(idToken: string | object, origin = api.origin) {
    const back = new URL('http://localhost:4200/__/auth/handler');
    back.searchParams.set('providerId', 'google.com');
    const token = typeof idToken === 'string' ? idToken : JSON.stringify(idToken);
    back.searchParams.set('id_token', token);
    return callApi(origin, 'POST', '/api/sessions/login_with_firebase', {
      session_id: randomUUID(),
      request_uri: back.href,
    });
  }

  async function personOf(answer: { status: number; body: unknown }) {
    expect(answer).toMatchObject({ status: 200 });
    const { access_token } = answer.body as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}` };
    const { body } = await callApi(api.origin, 'GET', '/api/users/profile', undefined, headers);
    return body as { id: string; email: string };
  }

  it('makes an account once for one person', async () => {
    const gina = claims();
    const first = await personOf(await comeBack(gina));
    expect(first.email).toBe(gina.email);
    expect(await personOf(await comeBack(gina))).toEqual(first);
  });

  it('keeps two people apart', async () => {
    const [one, other] = [await comeBack(claims()), await comeBack(claims())];
    expect((await personOf(one)).id).not.toBe((await personOf(other)).id);
  });

  it('refuses an address that is not verified', async () => {
    expect(await comeBack(claims({ email_verified: false }))).toMatchObject({ status: 401 });
  });

  it('refuses a person without an address, and a token that is none', async () => {
    expect(await comeBack(claims({ email: undefined }))).toMatchObject({ status: 401 });
    expect(await comeBack('no token')).toMatchObject({ status: 401 });
  });

  it('reads a token in the form of a JWT', async () => {
    const gina = claims();
    expect((await personOf(await comeBack(new UnsecuredJWT(gina).encode()))).email).toBe(
      gina.email,
    );
  });

  it('says so when Firebase cannot be reached', async () => {
    const lonely = await startTestApi({
      environment: { IDENTITY_TOOLKIT_URL: 'http://127.0.0.1:9/identitytoolkit.googleapis.com' },
      worker: false,
    });
    const answer = await comeBack(claims(), lonely.origin);
    await lonely.close();
    expect(answer).toMatchObject({ status: 503, body: { code: 'ProviderUnavailable' } });
  });

  it('refuses another provider than Google', async () => {
    const answer = await callApi(api.origin, 'POST', '/api/sessions/login_with_firebase', {
      session_id: randomUUID(),
      request_uri: `http://localhost:4200/__/auth/handler?providerId=facebook.com&id_token=${encodeURIComponent(JSON.stringify(claims()))}`,
    });
    expect(answer).toMatchObject({ status: 401 });
  });
});
