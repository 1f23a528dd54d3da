import { randomUUID } from 'node:crypto';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { loginResult, type LoginResult } from '@tintory/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { signInTestUser, startTestApi, type TestApi } from '../../testing/index.ts';
import { users } from '../users/users.table.ts';
import { loginLinks, refreshTokens } from './sessions.table.ts';

let sandbox: TestSandbox;
let api: TestApi;
let confirmPage: string;

beforeAll(async () => {
  sandbox = await startSandbox();
  api = await startTestApi({ environment: { SMTP_URL: sandbox.smtpUrl }, worker: false });
  confirmPage = `${api.services.config.WEB_ORIGIN}/login/confirm?next=%2Fhistory`;
}, 120_000);
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
});
// All requests come from one IP address, which is limited.
beforeEach(() => api.services.database.db.delete(loginLinks));

const post = (path: string, options: { json?: object; token?: string } = {}) =>
  fetch(`${api.origin}${path}`, {
    method: 'POST',
    headers: {
      ...(options.json ? { 'content-type': 'application/json' } : {}),
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
    },
    ...(options.json ? { body: JSON.stringify(options.json) } : {}),
  });
const get = (path: string, token: string) =>
  fetch(`${api.origin}${path}`, { headers: { authorization: `Bearer ${token}` } });

let people = 0;
const newAddress = () => `person-${(people += 1)}@example.com`;
const askForLink = (email: string, redirect_uri = confirmPage) =>
  post('/api/users/signup_by_link', { json: { email, redirect_uri } });

async function mailedToken(email: string): Promise<string> {
  await expect(askForLink(email)).resolves.toMatchObject({ status: 200 });
  const mail = await sandbox.latestMail(email);
  const link = new URL(mail.links[0] ?? '');
  expect(`${link.origin}${link.pathname}`).toBe(confirmPage.split('?')[0]);
  expect(link.searchParams.get('next')).toBe('/history');
  return link.searchParams.get('login_token') ?? '';
}

const redeem = (token: string) => post('/api/sessions/login_by_token', { json: { token } });
const readLink = (token: string) => post('/api/sessions/login_link', { json: { token } });
const refresh = (token: string) => post('/api/users/refresh_token', { token });
const signIn = async (email = newAddress()): Promise<LoginResult> =>
  loginResult.parse(await (await redeem(await mailedToken(email))).json());

async function expectRefusal(answer: Response, status: number, body: object): Promise<void> {
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject(body);
}

describe('the magic link', () => {
  it('signs a new person in, with 20 free credits once', async () => {
    const email = newAddress();
    const first = await signIn(email);
    const profile = await (await get('/api/users/profile', first.access_token)).json();
    expect(profile).toMatchObject({ email, shopify_domain: null });
    await signInTestUser(api, email);
    const member = await (await get('/api/members/current', first.access_token)).json();
    expect(member).toMatchObject({ plan_id: 'free', credits: 20, grants: [{ source: 'free' }] });
  });

  it('works once', async () => {
    const token = await mailedToken(newAddress());
    const answers = await Promise.all([redeem(token), redeem(token), redeem(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    await expectRefusal(await redeem(token), 410, { code: 'LinkExpired' });
  });

  it('names its address to whoever holds it, and still works after that', async () => {
    const email = newAddress();
    const token = await mailedToken(email);
    for (const answer of [await readLink(token), await readLink(token)]) {
      expect([answer.status, await answer.json()]).toEqual([200, { email }]);
    }
    expect((await redeem(token)).status).toBe(200);
    await expectRefusal(await readLink(token), 410, { code: 'LinkExpired' });
    await expectRefusal(await readLink('made-up'), 410, { code: 'LinkExpired' });
  });

  it('is refused after its ten minutes, and when it was never sent', async () => {
    const email = newAddress();
    const token = await mailedToken(email);
    const expiresAt = new Date(Date.now() - 1);
    await api.services.database.db
      .update(loginLinks)
      .set({ expiresAt })
      .where(eq(loginLinks.email, email));
    await expectRefusal(await redeem(token), 410, { code: 'LinkExpired' });
    await expectRefusal(await readLink(token), 410, { code: 'LinkExpired' });
    await expectRefusal(await redeem('made-up'), 410, { code: 'LinkExpired' });
  });

  it('keeps only a hash of its token', async () => {
    const token = await mailedToken(newAddress());
    expect(JSON.stringify(await api.services.database.db.select().from(loginLinks))).not.toContain(
      token,
    );
  });

  it.each(['https://evil.example/login', 'javascript:alert(1)', 'http://localhost:1/x'])(
    'is not sent for %s',
    async (redirect) => {
      await expectRefusal(await askForLink(newAddress(), redirect), 400, {
        code: 'InvalidInput',
        details: { redirect_uri: expect.any(String) },
      });
    },
  );

  it.each([
    'nobody',
    'a b@example.com',
    '',
    'two@example.com\r\nBcc: all@example.com',
    'x1,v@example.com',
    '(a)v@example.com',
    '<v@example.com>',
    'g:v@example.com;',
    'a<v@example.com',
    'someone@example,com',
    'mailto:someone@example.com',
  ])('is not sent to %j', async (email) => {
    await expectRefusal(await askForLink(email), 400, {
      code: 'InvalidInput',
      details: { email: 'This is not an e-mail address.' },
    });
  });

  it.each(['%s@example。com', ' %s@example.com\u200B', '%s\u2060@EXAMPLE.com\u00AD '])(
    'asked for as %j leads to the account of the plain address',
    async (spelling) => {
      const name = `plain-${(people += 1)}`;
      await expect(askForLink(spelling.replace('%s', name))).resolves.toMatchObject({
        status: 200,
      });
      const mail = await sandbox.latestMail(`${name}@example.com`);
      expect(mail.to).toEqual([`${name}@example.com`]);
      const token = new URL(mail.links[0] ?? '').searchParams.get('login_token') ?? '';
      const { access_token } = loginResult.parse(await (await redeem(token)).json());
      const profile = await (await get('/api/users/profile', access_token)).json();
      expect(profile).toMatchObject({ email: `${name}@example.com` });
    },
  );

  it('counts every spelling of an address as the same', async () => {
    const spellings = [
      'ä@exämple.com',
      'Ä@xn--exmple-cua.com',
      'a\u0308@EXÄMPLE。com',
      ' ä@exämple.com',
    ];
    const answers: number[] = [];
    for (const email of [...spellings, ...spellings])
      answers.push((await askForLink(email)).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  });

  it('leads to an account that was stored under another spelling, and keeps the plain one', async () => {
    const plain = `old-${(people += 1)}@xn--exmple-cua.com`;
    const { db } = api.services.database;
    const id = randomUUID();
    const email = plain.replace('xn--exmple-cua', 'exämple');
    await db.insert(users).values({ id, email, createdAt: new Date() });
    await askForLink(plain);
    // The mailbox shows domains as people read them.
    const link = new URL((await sandbox.latestMail(email)).links[0] ?? '');
    const answer = await redeem(link.searchParams.get('login_token') ?? '');
    const { access_token } = loginResult.parse(await answer.json());
    const profile = await (await get('/api/users/profile', access_token)).json();
    expect(profile).toMatchObject({ id, email: plain });
  });

  it('is sent five times an hour to an address, also to all at once', async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 8 }, () => askForLink(email)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(3);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await expectRefusal(await askForLink(email.toUpperCase()), 429, { code: 'TooManyRequests' });
  });

  it('is sent twenty times an hour from an IP address', async () => {
    const answers = await Promise.all(Array.from({ length: 22 }, () => askForLink(newAddress())));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});

describe('a session', () => {
  it('is renewed with new tokens and the same upload key', async () => {
    const first = await signIn();
    const second = loginResult.parse(await (await refresh(first.refresh_token)).json());
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect(second.upload_key).toBe(first.upload_key);
    expect((await get('/api/users/profile', second.access_token)).status).toBe(200);
  });

  it('lets a second tab renew with the same token right after the first', async () => {
    const { refresh_token: parent } = await signIn();
    const answers = await Promise.all([refresh(parent), refresh(parent)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  it('ends whole when a token is used again after its successor', async () => {
    const { refresh_token: stolen, access_token } = await signIn();
    const next = loginResult.parse(await (await refresh(stolen)).json());
    const last = loginResult.parse(await (await refresh(next.refresh_token)).json());
    await expectRefusal(await refresh(stolen), 401, { code: 'Unauthorized' });
    expect((await refresh(last.refresh_token)).status).toBe(401);
    expect((await get('/api/users/profile', access_token)).status).toBe(401);
    expect((await get('/api/users/profile', last.access_token)).status).toBe(401);
  });

  it('takes its event socket along when it ends for a token that was used again', async () => {
    const first = await signIn();
    const second = (await (await refresh(first.refresh_token)).json()) as LoginResult;
    await refresh(second.refresh_token);
    const socket = new WebSocket(`${api.origin.replace('http', 'ws')}/api/events`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'auth', token: second.ws_authtoken }));
    await new Promise((resolve) => socket.once('message', resolve));
    const closed = new Promise((resolve) => socket.once('close', resolve));
    await refresh(first.refresh_token);
    expect(await closed).toBe(4401);
  });

  it('ends whole when a token is used again after the time of grace', async () => {
    const { refresh_token: parent } = await signIn();
    const next = loginResult.parse(await (await refresh(parent)).json());
    const usedAt = new Date(Date.now() - 31_000);
    await api.services.database.db.update(refreshTokens).set({ usedAt });
    expect((await refresh(parent)).status).toBe(401);
    expect((await refresh(next.refresh_token)).status).toBe(401);
  });

  it('takes each token for its own purpose only', async () => {
    const { access_token, refresh_token, ws_authtoken } = await signIn();
    for (const token of [refresh_token, ws_authtoken, 'garbage']) {
      expect((await get('/api/users/profile', token)).status).toBe(401);
    }
    expect((await refresh(access_token)).status).toBe(401);
    expect((await fetch(`${api.origin}/api/users/profile`)).status).toBe(401);
  });

  it('is over for all its tokens after signing out, and only this one', async () => {
    const email = newAddress();
    const here = await signIn(email);
    const there = await signIn(newAddress());
    expect((await post('/api/sessions/logout', { token: here.access_token })).status).toBe(200);
    expect((await get('/api/users/profile', here.access_token)).status).toBe(401);
    expect((await refresh(here.refresh_token)).status).toBe(401);
    expect((await get('/api/users/profile', there.access_token)).status).toBe(200);
  });
});
