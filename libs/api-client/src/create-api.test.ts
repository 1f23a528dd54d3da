import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ApiError } from './api-error.ts';
import { createApi } from './create-api.ts';
import type { ApiOptions } from './call.ts';
import { startServer, type Reply, type Seen } from '../test/start-server.ts';

let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function setUp(
  handler: (seen: Seen) => Reply | Promise<Reply>,
  options: Partial<ApiOptions> = {},
) {
  const server = await startServer(handler);
  stop = server.stop;
  const report = vi.fn();
  const api = createApi({
    baseUrl: server.origin,
    appId: 'web',
    getToken: () => 'access-1',
    refresh: async () => false,
    getLanguage: () => 'de',
    report,
    ...options,
  });
  return { api, report, seen: server.seen };
}

/** A session whose first token the server no longer takes. */
function refreshable() {
  let token = 'old';
  const refresh = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 20));
    token = 'new';
    return true;
  });
  const handler = ({ headers }: Seen): Reply =>
    headers.authorization === 'Bearer new'
      ? { body: { id: 'u1' } }
      : { status: 401, body: { code: 'Unauthorized', message: 'No.', request_id: 'r1' } };
  return { getToken: () => token, refresh, handler };
}

const jobBody = { tool_id: 'remove_background', func_id: 'run', call_type: 'async' as const };

describe('every call', () => {
  it('names the app, the language and the bearer', async () => {
    const { api, seen } = await setUp(() => ({ body: { id: 'u1' } }));
    await api.users.profile();
    expect(seen[0]?.headers).toMatchObject({
      'x-app-id': 'web',
      'accept-language': 'de',
      authorization: 'Bearer access-1',
    });
  });

  it('that is the same for everybody names nobody', async () => {
    const spy = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) =>
      Response.json({ data: [] }),
    );
    const { api } = await setUp(() => ({ body: {} }), { fetch: spy });
    await api.content.articles('en');
    const asked = spy.mock.calls[0]?.[0] as Request;
    expect(asked.headers.get('authorization')).toBeNull();
    expect(asked.credentials).toBe('omit');
    expect(decodeURIComponent(asked.url)).toContain('/cmsapi/imgseed-blogs?locale=en&populate=*');
  });

  it('asks for articles in English where the language has none', async () => {
    const english = { id: 1, attributes: { slug: 'a' } };
    const { api } = await setUp(({ path }) => ({
      body: { data: path.includes('locale=ar') ? [] : [english] },
    }));
    expect(await api.content.articles('ar')).toEqual([english]);
    expect(await api.content.article('ar', 'a')).toEqual(english);
  });

  it('includes credentials', async () => {
    const spy = vi.fn(async (_input: RequestInfo | URL, _init?: RequestInit) =>
      Response.json({ id: 'u1' }),
    );
    const { api } = await setUp(() => ({}), { fetch: spy });
    await api.users.profile();
    const [input, init] = spy.mock.calls[0] ?? [];
    expect(init?.credentials ?? (input as Request).credentials).toBe('include');
  });

  it('sends no bearer when nobody is signed in', async () => {
    const { api, seen } = await setUp(() => ({ body: {} }), { getToken: () => null });
    await api.tools.read('remove_background');
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it('leaves unset query parameters out', async () => {
    const { api, seen } = await setUp(() => ({ body: { rows: [] } }));
    await api.jobs.list({ page: 2, tool_id: undefined });
    expect(seen[0]?.path).toBe('/api/jobs?page=2');
  });

  it('goes without the control characters that pasting brings along', async () => {
    const { api, seen } = await setUp(() => ({ body: { rows: [] } }));
    await api.jobs.list({ q: 'my\vmug\0' });
    const inputs = [{ key: 'prompt', value: 'a beach\v\nat night \ud83d' }];
    await api.presets.save({ tool_id: 'product_model', name: 'shop', inputs });
    expect(seen[0]?.path).toBe('/api/jobs?q=my+mug+');
    expect(JSON.parse(seen[1]?.body ?? '')).toMatchObject({
      inputs: [{ key: 'prompt', value: 'a beach \nat night  ' }],
    });
  });

  it('sends an upload request as multipart', async () => {
    const { api, seen } = await setUp(() => ({ body: { object_id: 'o1' } }));
    await api.uploads.create({ file_name: 'a%20b.png', file_size: 5 } as never);
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('a%20b.png');
  });
});

describe('the envelope', () => {
  const short = { code: 'NoSubscribe', message: 'Too few.', required: 5, balance: 2 };

  it('hands NoSubscribe to the caller whole', async () => {
    const { api, report } = await setUp(() => ({ body: short }));
    expect(await api.jobs.create({ ...jobBody, inputs: [] })).toEqual(short);
    expect(report).not.toHaveBeenCalled();
  });

  it('logs and rejects any other 200 that has a code and a message', async () => {
    const { api, report } = await setUp(() => ({ body: { code: 'Odd', message: 'Hm.' } }));
    await expect(api.users.profile()).rejects.toMatchObject({ code: 'Odd', status: 200 });
    expect(report).toHaveBeenCalledOnce();
  });

  it('returns a body that has only one of the two', async () => {
    const { api } = await setUp(() => ({ body: { code: 'DE' } }));
    expect(await api.users.profile()).toEqual({ code: 'DE' });
  });

  it('turns an error into its code, status, request and details', async () => {
    const { api } = await setUp(() => ({
      status: 400,
      body: { code: 'InvalidInput', message: 'Bad.', request_id: 'r9', details: { email: 'no @' } },
    }));
    const error: ApiError = await api.users.profile().then(
      () => expect.unreachable(),
      (reason) => reason,
    );
    expect(error).toMatchObject({
      name: 'ApiError',
      code: 'InvalidInput',
      status: 400,
      message: 'Bad.',
      requestId: 'r9',
      details: { email: 'no @' },
    });
  });

  it('knows how long to wait where too much was asked for', async () => {
    const body = { code: 'TooManyRequests', message: 'Wait.', request_id: 'r1' };
    const { api } = await setUp(() => ({ status: 429, body, headers: { 'retry-after': '12' } }));
    await expect(api.users.profile()).rejects.toMatchObject({ retryAfterSeconds: 12 });
  });

  it('knows the time of the server that refused', async () => {
    const body = { code: 'StaleTimestamp', message: 'Too old.', request_id: 'r1' };
    const date = 'Sun, 06 Nov 1994 08:49:37 GMT';
    const { api } = await setUp(() => ({ status: 401, body, headers: { date } }));
    await expect(api.users.profile()).rejects.toMatchObject({ serverTime: 784_111_777_000 });
  });

  it('calls a lost connection Offline', async () => {
    const { api } = await setUp(() => ({}), { baseUrl: 'http://127.0.0.1:1' });
    await expect(api.users.profile()).rejects.toMatchObject({ code: 'Offline', status: 0 });
  });

  it('passes an abort on as it is', async () => {
    const { api } = await setUp(() => ({ body: {} }));
    await expect(api.users.profile(AbortSignal.abort())).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

describe('a session that ended', () => {
  it('is refreshed once for all calls in flight, and each is sent once more', async () => {
    const { handler, ...session } = refreshable();
    const { api, seen } = await setUp(handler, session);
    const users = await Promise.all([1, 2, 3].map(() => api.users.profile()));
    expect(users).toEqual([{ id: 'u1' }, { id: 'u1' }, { id: 'u1' }]);
    expect(session.refresh).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(6);
  });

  it('is renewed, too, when the store no longer lets us in', async () => {
    const { getToken, refresh } = refreshable();
    const gone = { code: 'StoreGone', message: 'Open the app again.', request_id: 'r1' };
    const { api } = await setUp(
      ({ headers }) =>
        headers.authorization === 'Bearer new'
          ? { body: { month: [] } }
          : { status: 409, body: gone },
      { getToken, refresh },
    );
    expect(await api.store.plans()).toEqual({ month: [] });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('rejects when the second attempt fails too', async () => {
    const refresh = vi.fn(async () => true);
    const unauthorized = { status: 401, body: { code: 'Unauthorized', message: 'No.' } };
    const { api, seen } = await setUp(() => unauthorized, { refresh });
    await expect(api.users.profile()).rejects.toMatchObject({ code: 'Unauthorized' });
    expect(seen).toHaveLength(2);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('never refreshes for the refresh call itself', async () => {
    const refresh = vi.fn(async () => true);
    const { api, seen } = await setUp(() => ({ status: 401, body: {} }), { refresh });
    await expect(api.users.refreshToken('refresh-1')).rejects.toMatchObject({ status: 401 });
    expect(refresh).not.toHaveBeenCalled();
    expect(seen).toMatchObject([{ headers: { authorization: 'Bearer refresh-1' }, body: '' }]);
  });

  it('does not refresh for a wrong upload signature', async () => {
    const refresh = vi.fn(async () => true);
    const wrong = { status: 401, body: { code: 'BadSignature', message: 'No.' } };
    const { api } = await setUp(() => wrong, { refresh });
    await expect(api.uploads.create({} as never)).rejects.toMatchObject({ code: 'BadSignature' });
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('a file', () => {
  const options = { contentType: 'image/png', contentDisposition: 'inline; filename="a.png"' };

  it('goes to its signed address with its type and disposition', async () => {
    const { api, seen } = await setUp(() => ({}));
    await api.uploads.put(`${api.baseUrl}/put`, new Blob(['12345']), options);
    expect(seen[0]).toMatchObject({
      method: 'PUT',
      headers: {
        'content-type': 'image/png',
        'content-disposition': 'inline; filename="a.png"',
      },
    });
  });

  it('is refused in the words of the storage', async () => {
    const { api } = await setUp(() => ({
      status: 413,
      body: { code: 'PayloadTooLarge', message: 'Too big.', request_id: 'r1' },
    }));
    await expect(
      api.uploads.put(`${api.baseUrl}/put`, new Blob(['1']), options),
    ).rejects.toMatchObject({ code: 'PayloadTooLarge', status: 413, requestId: 'r1' });
  });
});
