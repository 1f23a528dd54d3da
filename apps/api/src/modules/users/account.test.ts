import { randomUUID } from 'node:crypto';
import { loginResult, type LoginResult, type Member, type SessionList } from '@tintory/contract';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { sql } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callApi,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/index.ts';
import { passwordTries } from '../sessions/sessions.table.ts';
import { signInByEmail } from './users.service.ts';

const password = 'a long enough secret';

let sandbox: TestSandbox;
let api: TestApi;
let user: TestUser;
let email: string;
let people = 0;

beforeAll(async () => {
  sandbox = await startSandbox();
  api = await startTestApi({
    environment: { SMTP_URL: sandbox.smtpUrl, STRIPE_API_ORIGIN: sandbox.origin },
  });
}, 120_000);
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
});
beforeEach(async () => {
  await api.services.database.db.delete(passwordTries);
  email = `someone-${(people += 1)}@example.com`;
  user = await signInTestUser(api, email);
});

const signIn = (secret: string, address = email) =>
  callApi(api.origin, 'POST', '/api/sessions', { email: address, password: secret });
const setPassword = (body: object) => user.call('POST', '/api/users/password', body);
const as = (login: LoginResult) => ({ authorization: `Bearer ${login.access_token}` });

describe('a password', () => {
  it('signs in once it is set, and only when it is right', async () => {
    expect((await signIn(password)).status).toBe(401);
    expect((await setPassword({ new_password: password })).status).toBe(200);
    const login = loginResult.parse((await signIn(password)).body);
    const profile = await callApi(api.origin, 'GET', '/api/users/profile', undefined, as(login));
    expect(profile.body).toMatchObject({ id: user.id, email, has_password: true });
    expect((await signIn('another long secret')).body).toMatchObject({ code: 'Unauthorized' });
  });

  it('signs in by every spelling of the address', async () => {
    await setPassword({ new_password: password });
    const spelling = email.toUpperCase().replace('.COM', '。com\u200B');
    expect((await signIn(password, spelling)).status).toBe(200);
    expect((await signIn(password, `x,${email}`)).body).toMatchObject({
      code: 'InvalidInput',
      details: { email: 'This is not an e-mail address.' },
    });
  });

  it('is refused in the same words for an address nobody has', async () => {
    const [wrong, nobody] = [await signIn('wrong'), await signIn('wrong', 'nobody@example.com')];
    const words = ({ body }: typeof wrong) => ({ ...(body as object), request_id: '' });
    expect(words(wrong)).toEqual(words(nobody));
  });

  it('needs the old one to be changed, ends every other session, and is told by mail', async () => {
    await setPassword({ new_password: password });
    const other = loginResult.parse((await signIn(password)).body);
    const wrong = await setPassword({ new_password: 'the next secret', current_password: 'no' });
    expect(wrong.body).toMatchObject({ details: { current_password: expect.any(String) } });
    await setPassword({ new_password: 'the next secret', current_password: password });
    expect((await callApi(api.origin, 'GET', '/api/sessions', undefined, as(other))).status).toBe(
      401,
    );
    expect((await user.call('GET', '/api/sessions')).status).toBe(200);
    expect((await sandbox.latestMail(email)).subject).toBe('Your password was changed');
  });

  it.each(['short', 'password123', 'aaaaaaaaaaaa'])('is not taken when it is %s', async (weak) => {
    expect((await setPassword({ new_password: weak })).body).toMatchObject({
      code: 'InvalidInput',
      details: { new_password: expect.any(String) },
    });
  });

  it('cannot be guessed on: after five tries even the right one waits', async () => {
    await setPassword({ new_password: password });
    const guesses = await Promise.all(Array.from({ length: 8 }, () => signIn('a wrong guess')));
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(5);
    const late = await signIn(password);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('lets its owner in by a link while others guess at it', async () => {
    await setPassword({ new_password: password });
    for (let guess = 0; guess < 6; guess += 1) await signIn('a wrong guess');
    expect((await signIn(password)).status).toBe(429);
    const redirect_uri = 'http://localhost:4200/login/confirm';
    await callApi(api.origin, 'POST', '/api/users/signup_by_link', { email, redirect_uri });
    const token = await vi.waitFor(() => {
      const links = sandbox.mailsTo(email).flatMap((mail) => mail.links);
      const link = links.find((one) => one.includes('login_token'));
      if (!link) throw new Error('The link has not come yet.');
      return new URL(link).searchParams.get('login_token');
    });
    const { body } = await callApi(api.origin, 'POST', '/api/sessions/login_by_token', { token });
    const profile = await callApi(
      api.origin,
      'GET',
      '/api/users/profile',
      undefined,
      as(loginResult.parse(body)),
    );
    expect(profile.body).toMatchObject({ id: user.id });
  });
});

it('twenty wrong passwords from one place, for whomever, close the way by password', async () => {
  await setPassword({ new_password: password });
  const tries = Array.from({ length: 20 }, (_, n) => ({
    id: randomUUID(),
    email: `target-${n}@example.com`,
    ip: '127.0.0.1',
    ok: false,
    createdAt: new Date(),
  }));
  await api.services.database.db.insert(passwordTries).values(tries.slice(1));
  expect((await signIn(password)).status).toBe(200);
  await api.services.database.db.insert(passwordTries).values(tries.slice(0, 1));
  expect((await signIn(password)).status).toBe(429);
});

describe('the list of sessions', () => {
  const rows = async () => ((await user.call('GET', '/api/sessions')).body as SessionList).rows;

  it('shows where one is signed in, and ends one', async () => {
    const other = await signInTestUser(api, email);
    const listed = await rows();
    expect(listed.map(({ current }) => current)).toEqual([false, true]);
    expect(listed[0]).toMatchObject({ method: 'link', user_agent: 'Test' });
    expect((await user.call('DELETE', `/api/sessions/${listed[0]?.id}`)).status).toBe(200);
    expect((await other.call('GET', '/api/sessions')).status).toBe(401);
    const refreshed = await callApi(api.origin, 'POST', '/api/users/refresh_token', undefined, {
      authorization: `Bearer ${other.login.refresh_token}`,
    });
    expect(refreshed.status).toBe(401);
    expect(await rows()).toHaveLength(1);
  });

  it('does not end somebody else’s', async () => {
    const stranger = await signInTestUser(api);
    const { body } = await stranger.call('GET', '/api/sessions');
    const id = (body as SessionList).rows[0]?.id;
    expect((await user.call('DELETE', `/api/sessions/${id}`)).status).toBe(404);
    expect((await stranger.call('GET', '/api/sessions')).status).toBe(200);
  });

  it('is ended whole, and open sockets with it', async () => {
    const socket = new WebSocket(`${api.origin.replace('http', 'ws')}/api/events`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send(JSON.stringify({ type: 'auth', token: user.login.ws_authtoken }));
    await new Promise((resolve) => socket.once('message', resolve));
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    expect((await user.call('POST', '/api/sessions/logout_all')).status).toBe(200);
    expect(await closed).toBe(4401);
    expect((await user.call('GET', '/api/sessions')).status).toBe(401);
  });
});

describe('free credits', () => {
  const creditsOf = async (address: string, ip: string) => {
    const { database, now } = api.services;
    const { id } = await database.db.transaction((tx) =>
      signInByEmail(tx, address, { ip, language: 'en' }, now()),
    );
    const { rows } = await database.db.execute(
      sql`select coalesce((select balance from credit_accounts where user_id = ${id}), 0) as balance`,
    );
    return Number(rows[0]?.['balance']);
  };

  it('come once to a mailbox, however it is spelt', async () => {
    expect(await creditsOf('free.rider@gmail.com', '192.0.2.1')).toBe(20);
    expect(await creditsOf('freerider+1@googlemail.com', '192.0.2.2')).toBe(0);
    expect(await creditsOf('free.rider@exämple.com', '192.0.2.3')).toBe(20);
    expect(await creditsOf('free.rider+1@xn--exmple-cua.com', '192.0.2.4')).toBe(0);
  });

  it('come to twenty new accounts a day from one range of addresses', async () => {
    const all: number[] = [];
    for (let n = 0; n < 22; n += 1) {
      all.push(await creditsOf(`flood-${n}@example.com`, `198.51.100.${n}`));
    }
    expect(all.filter((credits) => credits === 20)).toHaveLength(20);
    expect(all.slice(20)).toEqual([0, 0]);
  });

  it('are told to be none where they are withheld', async () => {
    const noticeFor = async (address: string) => {
      const other = await signInTestUser(api, address);
      return ((await other.call('GET', '/api/members/current')).body as Member).credits_notice;
    };
    expect(await noticeFor('first.rider@gmail.com')).toBeNull();
    expect(await noticeFor('firstrider@googlemail.com')).toBe('none');
  });

  it('do not come again to whoever deleted the account', async () => {
    await user.call('POST', '/api/users/delete', { email });
    expect(await creditsOf(email, '203.0.113.5')).toBe(0);
  });
});

async function exportOf({ login }: TestUser): Promise<Buffer> {
  const answer = await fetch(`${api.origin}/api/users/export`, { headers: as(login) });
  expect(answer.headers.get('content-type')).toBe('application/zip');
  return Buffer.from(await answer.arrayBuffer());
}

describe('an account', () => {
  it('takes a name and gives it up', async () => {
    const named = await user.call('POST', '/api/users/profile', { name: '  Ann  ' });
    expect(named.body).toMatchObject({ name: 'Ann' });
    expect((await user.call('POST', '/api/users/profile', { name: '' })).body).toMatchObject({
      name: null,
    });
  });

  it('is handed out whole as a ZIP', async () => {
    const zip = await exportOf(user);
    expect(zip.subarray(0, 2).toString()).toBe('PK');
    for (const name of [
      'account.json',
      'sessions.json',
      'jobs.json',
      'publications.json',
      'bills.csv',
      'credits.csv',
    ]) {
      expect(zip.includes(name)).toBe(true);
    }
  });

  it('is handed out though a picture’s file is gone, which is named', async () => {
    const id = await user.upload(new Uint8Array(2_000).fill(7));
    const { database, storage } = api.services;
    await database.db.execute(sql`update objects set status = 'ready' where id = ${id}`);
    const whole = await exportOf(user);
    expect(whole.includes(`pictures/${id}-photo.png`)).toBe(true);
    expect(whole.includes('missing.txt')).toBe(false);
    await storage.remove(id);
    const partly = await exportOf(user);
    expect(partly.includes(`pictures/${id}-photo.png`)).toBe(false);
    expect(partly.includes('pictures/missing.txt')).toBe(true);
    expect(partly.includes('PK\x05\x06')).toBe(true);
  });

  it('is deleted only by its own address, ends its plan, and leaves the books', async () => {
    const { stripe } = sandbox;
    stripe.setWebhookUrl(`${api.origin}/api/stripe/webhook`);
    await user.call('POST', '/api/plans', {
      plan_id: 'm100',
      interval: 'month',
      success_url: 'http://localhost:4200/',
      cancel_url: 'http://localhost:4200/',
    });
    stripe.pay(user.id);
    await stripe.idle();
    const slip = await user.call('POST', '/api/users/delete', { email: 'other@example.com' });
    expect(slip.body).toMatchObject({ details: { email: expect.any(String) } });
    expect((await user.call('POST', '/api/users/delete', { email })).status).toBe(200);
    expect((await user.call('GET', '/api/users/profile')).status).toBe(401);
    expect(() => stripe.subscriptionOf(user.id)).toThrow('no subscription');
    const { rows } = await api.services.database.db.execute(sql`
      select (select count(*)::int from users where id = ${user.id}) as users,
        (select count(*)::int from bills where user_id = ${user.id}) as bills,
        (select count(*)::int from credit_entries where user_id = ${user.id}) as entries`);
    expect(rows[0]).toMatchObject({ users: 0, bills: 1 });
    expect(Number(rows[0]?.['entries'])).toBeGreaterThan(0);
    expect((await sandbox.latestMail(email)).subject).toBe('Your account is deleted');
  });
});
