import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function post(path: string, body: Record<string, string>) {
  const response = await fetch(`${sandbox.origin}${path}?key=web-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
}

const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp';
const lookUp = '/identitytoolkit.googleapis.com/v1/accounts:lookup';
const renew = '/securetoken.googleapis.com/v1/token';
const ann = { email: 'ann@example.com', emailVerified: true };

it('signs in whoever brings a token of Google, and renews that session', async () => {
  const token = await sandbox.google.idToken(ann);
  const postBody = `id_token=${token}&providerId=google.com`;
  const { body } = await post(signIn, { requestUri: 'http://localhost', postBody });
  expect(body).toMatchObject({ ...ann, providerId: 'google.com', oauthIdToken: token });
  const found = await post(lookUp, { idToken: String(body['idToken']) });
  expect(found.body).toMatchObject({ users: [ann] });
  const renewed = await post(renew, { refresh_token: String(body['refreshToken']) });
  expect(await sandbox.google.accountOf(String(renewed.body['id_token']))).toEqual(ann);
  expect(renewed.body['id_token']).not.toBe(body['idToken']);
});

it('refuses a token that it did not sign, and a session that it does not know', async () => {
  const postBody = 'id_token=a.b.c&providerId=google.com';
  expect((await post(signIn, { requestUri: 'http://localhost', postBody })).status).toBe(400);
  expect((await post(lookUp, { idToken: 'a.b.c' })).status).toBe(400);
  expect((await post(renew, { refresh_token: 'unknown' })).status).toBe(400);
});
