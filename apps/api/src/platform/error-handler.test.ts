import { errorBody } from '@tintory/contract';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInTestUser, startTestApi, type TestApi } from '../testing/index.ts';
import { handleErrors } from './error-handler.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
});
afterAll(() => api.close());

const ask = (path: string, init: RequestInit = {}) => fetch(api.origin + path, init);

it.each([
  ['/api/nowhere', 404, 'NotFound'],
  ['/api/jobs/%zz', 400, 'InvalidInput'],
  ['/api/tools/%E0%A4%A', 400, 'InvalidInput'],
])('answers %s as every other failure', async (path, status, code) => {
  const answer = await ask(path, { headers: { 'accept-language': 'de' } });
  expect(answer.status).toBe(status);
  const body = errorBody.strict().parse(await answer.json());
  expect(body.code).toBe(code);
  expect(body.message).not.toContain('url component');
});

it('takes an empty body for none, whatever type it is given', async () => {
  const { login } = await signInTestUser(api);
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${login.refresh_token}`,
  };
  const post = (path: string) => ask(path, { method: 'POST', headers, body: '' });
  expect((await post('/api/users/refresh_token')).status).toBe(200);
  const refused = await post('/api/sessions/login_by_token');
  expect(errorBody.parse(await refused.json())).toMatchObject({ code: 'InvalidInput' });
});

it.each(['text/plain', 'application/xml'])('does not read a body of %s', async (type) => {
  const init = { method: 'POST', headers: { 'content-type': type }, body: '{"token":"x"}' };
  const answer = await ask('/api/sessions/login_by_token', init);
  expect(answer.status).toBe(415);
  expect(await answer.json()).toMatchObject({ code: 'UnsupportedMedia' });
});

it('asks to come later while the database is away', async () => {
  const app = fastify();
  handleErrors(app);
  const db = drizzle('postgres://x:x@127.0.0.1:1/x');
  app.get('/', () => db.execute(sql`select 1`));
  const answer = await app.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'ProviderUnavailable' });
});
