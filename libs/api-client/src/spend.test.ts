import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './create-api.ts';
import { startServer, type Reply, type Seen } from '../test/start-server.ts';

const jobBody = {
  tool_id: 'remove_background',
  func_id: 'run',
  call_type: 'async' as const,
  inputs: [],
};
const lost: Reply = { status: 504, body: undefined };
const job = { id: 'j1' };
const found: Reply = { body: { done: true, answer: job } };
const unknown: Reply = {
  status: 404,
  body: { code: 'NotFound', message: 'No.', request_id: 'r1' },
};

let stop: (() => Promise<void>) | undefined;
// Only the pauses between two questions: the line itself is a real one.
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(async () => {
  vi.useRealTimers();
  await stop?.();
});

/** What the server says to each POST, and to each question by a key; the last one for good. */
async function setUp(posts: Reply[], asks: Reply[] = [unknown]) {
  const next = (replies: Reply[]) => (replies.length > 1 ? replies.shift() : replies[0]) as Reply;
  const server = await startServer(({ method }: Seen) => next(method === 'POST' ? posts : asks));
  stop = server.stop;
  const api = createApi({
    baseUrl: server.origin,
    appId: 'web',
    getToken: () => 'access-1',
    refresh: async () => false,
    getLanguage: () => 'en',
  });
  const keys = () =>
    server.seen.flatMap(
      ({ headers, path }) => headers['idempotency-key'] ?? path.split('/').at(-1),
    );
  const calls = () => server.seen.map(({ method }) => method).join(' ');
  return { api, seen: server.seen, keys, calls };
}

/** Lets the pauses pass until the work has ended. */
async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let ended = false;
  const end = () => (ended = true);
  work.then(end, end);
  while (!ended) {
    await vi.advanceTimersByTimeAsync(500);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return work;
}

describe('a call that spends, and whose answer gets lost', () => {
  it('is asked for by its key, and sends nothing again where the server knows it', async () => {
    const { api, keys, calls } = await setUp([lost], [found]);
    expect(await inTime(api.jobs.create(jobBody))).toEqual(job);
    expect(calls()).toBe('POST GET');
    expect(new Set(keys()).size).toBe(1);
  });

  it('is sent again under the same key only where the server knows nothing of it', async () => {
    const { api, keys, calls } = await setUp([lost, { body: job }]);
    expect(await inTime(api.jobs.create(jobBody))).toEqual(job);
    expect(calls()).toBe('POST GET POST');
    expect(new Set(keys()).size).toBe(1);
  });

  it('says that the outcome is not known, with the key', async () => {
    const { api, keys } = await setUp([lost], [found]);
    const onUnsure = vi.fn();
    await inTime(api.jobs.create(jobBody, { onUnsure }));
    expect(onUnsure).toHaveBeenCalledExactlyOnceWith(keys()[0]);
  });

  it('is asked for until a call under way has ended', async () => {
    const underWay: Reply = { body: { done: false, answer: null } };
    const asks = [...Array.from({ length: 9 }, () => underWay), found];
    const { api, calls } = await setUp([lost], asks);
    expect(await inTime(api.store.subscribe({ plan_id: 's10', redirect_uri: 'x' }))).toEqual(job);
    expect(calls()).toBe(`POST${' GET'.repeat(10)}`);
  });

  it('trusts no word of a proxy: neither its 404 nor a page in the place of an answer', async () => {
    const { api, calls } = await setUp(
      [{ status: 200 }],
      [{ status: 404 }, lost, { status: 200 }, found],
    );
    expect(await inTime(api.jobs.create(jobBody))).toEqual(job);
    expect(calls()).toBe('POST GET GET GET GET');
  });

  it.each([408, 403, 413, 429])(
    'is asked for where a proxy answers %i in its own words',
    async (status) => {
      const { api, keys, calls } = await setUp([{ status, body: undefined }], [found]);
      expect(await inTime(api.jobs.create(jobBody))).toEqual(job);
      expect(calls()).toBe('POST GET');
      expect(new Set(keys()).size).toBe(1);
    },
  );

  it('ends unknown after a while, keeps its key, and asks first when it is wished for again', async () => {
    const { api, keys, calls, seen } = await setUp([lost], [lost]);
    const failed = inTime(api.jobs.create(jobBody));
    await expect(failed).rejects.toMatchObject({ code: 'OutcomeUnknown' });
    expect(calls()).not.toMatch(/POST.*POST/);
    seen.length = 0;
    const again = inTime(api.jobs.create(jobBody));
    await expect(again).rejects.toMatchObject({ code: 'OutcomeUnknown' });
    expect(calls()).toMatch(/^GET/);
    expect(new Set(keys()).size).toBe(1);
  });

  it('is another wish, under another key, with other inputs', async () => {
    const { api, seen } = await setUp([lost], [lost]);
    await inTime(api.jobs.create(jobBody)).catch(() => undefined);
    const [first] = seen;
    seen.length = 0;
    await inTime(api.jobs.create({ ...jobBody, tool_id: 'face_swap' })).catch(() => undefined);
    expect(seen[0]).toMatchObject({ method: 'POST' });
    expect(seen[0]?.headers['idempotency-key']).not.toBe(first?.headers['idempotency-key']);
  });

  it('is sent anew where another page to pay on has been asked for since: its own may be closed', async () => {
    const page = { interval: 'month' as const, success_url: 'x', cancel_url: 'x' };
    const { api, seen, calls } = await setUp([lost, { body: { url: 'https://pay.test' } }], [lost]);
    const buy = (id: string) => inTime(api.plans.subscribe({ plan_id: id, ...page }));
    await expect(buy('m100')).rejects.toMatchObject({ code: 'OutcomeUnknown' });
    await buy('m300');
    seen.length = 0;
    await buy('m100');
    expect(calls()).toBe('POST');
  });

  it('keeps its key where another one, which takes nothing from it, is answered', async () => {
    const { api, seen, calls } = await setUp([lost, { body: job }], [lost]);
    await inTime(api.jobs.create(jobBody)).catch(() => undefined);
    await inTime(api.jobs.create({ ...jobBody, tool_id: 'face_swap' }));
    seen.length = 0;
    await inTime(api.jobs.create(jobBody)).catch(() => undefined);
    expect(calls()).toMatch(/^GET/);
  });

  it('goes on asking with keepAsking', async () => {
    const { api } = await setUp([lost], [...Array.from({ length: 30 }, () => lost), found]);
    expect(await inTime(api.jobs.create(jobBody, { keepAsking: true }))).toEqual(job);
  });

  it('is not sent again once it was stopped, but answers where it had arrived', async () => {
    const stopping = () => {
      const controller = new AbortController();
      return { onUnsure: () => controller.abort(), signal: controller.signal };
    };
    const arrived = await setUp([lost], [lost, found]);
    expect(await inTime(arrived.api.jobs.create(jobBody, stopping()))).toEqual(job);
    await stop?.();
    const missing = await setUp([lost, { body: job }]);
    await expect(inTime(missing.api.jobs.create(jobBody, stopping()))).rejects.toThrow(/abort/i);
    expect(missing.calls()).toBe('POST GET');
    const options = { signal: AbortSignal.abort() };
    await expect(missing.api.jobs.create(jobBody, options)).rejects.toThrow(/abort/i);
    expect(missing.calls()).toBe('POST GET');
  });

  it('waits where the second sending is one too many for the moment', async () => {
    const busy: Reply = { status: 429, body: { code: 'TooManyRequests', message: 'Wait.' } };
    const { api, calls } = await setUp([lost, busy], [unknown, found]);
    expect(await inTime(api.jobs.create(jobBody))).toEqual(job);
    expect(calls()).toBe('POST GET POST GET');
  });

  it('is not known of where the session has ended, and nobody asks on', async () => {
    const ended = { status: 401, body: { code: 'Unauthorized', message: 'No.', request_id: 'r' } };
    const { api, calls } = await setUp([lost], [ended]);
    const work = inTime(api.jobs.create(jobBody, { keepAsking: true }));
    await expect(work).rejects.toMatchObject({ code: 'OutcomeUnknown' });
    expect(calls()).toMatch(/^POST GET( GET)?$/);
  });

  it('has failed where the API itself failed and nothing of it is left', async () => {
    const broken = { code: 'Internal', message: 'Ours.', request_id: 'r1' };
    const { api, calls } = await setUp([{ status: 500, body: broken }]);
    await expect(inTime(api.jobs.create(jobBody))).rejects.toMatchObject({ code: 'Internal' });
    expect(calls()).toBe('POST GET');
  });
});

describe('a call that spends, and that was answered', () => {
  const short = { code: 'NoSubscribe', message: 'short', required: 5, balance: 1 };
  const refused = { code: 'InvalidInput', message: 'No.', request_id: 'r1' };

  it.each([
    ['well', { body: job }],
    ['with too few credits', { body: short }],
    ['with a refusal', { status: 400, body: refused }],
  ])('%s goes under another key the next time', async (_how, reply) => {
    const { api, keys, calls } = await setUp([reply]);
    for (let time = 0; time < 2; time += 1) {
      await inTime(api.jobs.create(jobBody)).catch(() => undefined);
    }
    expect(calls()).toBe('POST POST');
    expect(new Set(keys()).size).toBe(2);
  });

  it('carries a key, whatever is spent', async () => {
    const { api, keys } = await setUp([{ body: job }]);
    const batch = { tool_id: 'remove_background', inputs: [], complete: true };
    const page = { success_url: 'x', cancel_url: 'x' };
    await inTime(
      Promise.all([
        api.jobs.create(jobBody),
        api.jobs.retry('j1'),
        api.batches.create(batch),
        api.batches.accept('b1'),
        api.batches.resume('b1'),
        api.batches.retry('b1'),
        api.plans.subscribe({ plan_id: 'p30', interval: 'one_time', ...page }),
        api.store.subscribe({ plan_id: 's10', redirect_uri: 'x' }),
        api.store.raiseCap({ cap_amount: 40, redirect_uri: 'x' }),
        api.store.updateImage({ product_id: 'p', object_id: 'o', alt: '' }),
        api.store.addImages({ product_id: 'p', urls: ['x'] }),
      ]),
    );
    for (const key of keys()) expect(key).toMatch(/^[0-9a-f-]{36}$/);
    expect(new Set(keys()).size).toBe(11);
  });
});

describe('who asks what became of an earlier call', () => {
  it('gets its job, or null where there is none', async () => {
    const one = await setUp([], [lost, found]);
    expect(await inTime(one.api.jobs.findByKey('the-key'))).toEqual(job);
    await stop?.();
    const none = await setUp([], [unknown]);
    expect(await inTime(none.api.jobs.findByKey('the-key'))).toBeNull();
    expect(none.calls()).toBe('GET');
  });
});
