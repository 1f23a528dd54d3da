import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, LoginResult } from '@tintory/contract';
import type { Cluster } from './cluster.ts';
import { uploadTile } from './upload-tile.ts';

export type Person = Awaited<ReturnType<typeof signIn>>;

type Answer = { status: number; body: unknown };

const timeoutMs = 120_000;
/** Often enough to time a job, and seldom enough to leave the servers their work. */
const pollMs = 250;

/** Whether the status leaves the request's outcome unknown. */
const isUnknown = (status: number): boolean => status >= 500 || status === 429;

type Ask = (method: string, path: string, body?: unknown, more?: object) => Promise<Answer>;

/** Retries a request with the same idempotency key until its outcome is known. */
function createAsk(origin: string): Ask {
  const address = `10.${randomInt(256)}.${randomInt(256)}.1`;

  async function askOnce(method: string, path: string, body: unknown, more: object) {
    const answer = await fetch(origin + path, {
      method,
      headers: {
        'x-forwarded-for': address,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  }

  return async (method, path, body, more = {}) => {
    const headers = { ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }), ...more };
    const end = Date.now() + timeoutMs;
    for (;;) {
      const answer = await askOnce(method, path, body, headers).catch(() => undefined);
      if (answer && !isUnknown(answer.status)) return answer;
      if (Date.now() > end) throw new Error(`No answer in time to ${method} ${path}.`);
      await sleep(200 + randomInt(300));
    }
  };
}

/** A link works once: after a lost response, a new user with another email address signs up. */
async function takeLink(ask: Ask, sandbox: Cluster['sandbox']): Promise<LoginResult> {
  const email = `${randomUUID()}@example.com`;
  const redirect_uri = 'http://localhost:4200/login/confirm';
  await ask('POST', '/api/users/signup_by_link', { email, redirect_uri });
  const { links } = await sandbox.latestMail(email, 60_000);
  const token = new URL(links[0] ?? '').searchParams.get('login_token');
  const { status, body } = await ask('POST', '/api/sessions/login_by_token', { token });
  return status === 200 ? (body as LoginResult) : takeLink(ask, sandbox);
}

/** Signs a new user up by an email link and returns their API calls. */
export async function signIn({ balancer, sandbox }: Cluster) {
  const ask = createAsk(balancer.origin);
  const login = await takeLink(ask, sandbox);
  const bearer = { authorization: `Bearer ${login.access_token}` };
  const me = await ask('GET', '/api/users/profile', undefined, bearer);

  const call = (method: string, path: string, sent?: unknown) => ask(method, path, sent, bearer);

  /** Creates a job; undefined if credits are insufficient. */
  async function start(tool_id: string, func_id: string, input: object): Promise<Job | undefined> {
    const sent = { tool_id, func_id, call_type: 'async', inputs: [input] };
    const { status, body: made } = await call('POST', '/api/jobs', sent);
    if (status !== 200) throw new Error(`A job was refused: ${JSON.stringify(made)}`);
    // By contract, insufficient credits are a 200 with a code instead of a job.
    if ((made as { code?: string }).code === 'NoSubscribe') return undefined;
    return made as Job;
  }
  let tile: Promise<string> | undefined;

  return {
    id: (me.body as { id: string }).id,
    /** Token of the events WebSocket. */
    socketToken: login.ws_authtoken,
    call,
    /** Creates a picture from a prompt; undefined if credits are insufficient. */
    wish: (funcId: 'run' | 'preview', words: string) =>
      start('text_to_tattoo', funcId, { key: 'prompt', value: words }),
    /** Makes a small texture seamless: the paid job that takes the least work. */
    wishTile: async () => {
      tile ??= uploadTile(balancer.origin, login);
      return start('seamless_image', 'run', { key: 'object_id', value: await tile });
    },
    /** Waits until a job has ended. */
    ended: async (id: string): Promise<void> => {
      const end = Date.now() + timeoutMs;
      while (Date.now() < end) {
        const { status } = (await call('GET', `/api/jobs/${id}`)).body as Job;
        if (status !== 'queued' && status !== 'running') return;
        await sleep(pollMs);
      }
    },
    /** Buys a credit pack through checkout. */
    buy: async (planId: string): Promise<void> => {
      const back = 'http://localhost:4200/pricing';
      const wish = { plan_id: planId, interval: 'one_time', success_url: back, cancel_url: back };
      const { status, body: page } = await call('POST', '/api/plans', wish);
      if (status !== 200) throw new Error(`A purchase was refused: ${JSON.stringify(page)}`);
      sandbox.stripe.pay((me.body as { id: string }).id);
    },
  };
}
