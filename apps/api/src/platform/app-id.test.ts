import { appIds } from '@tintory/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { callApi, startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api.close());

const ask = (path: string, appId?: string, language = 'en') =>
  callApi(api.origin, 'GET', path, undefined, {
    'accept-language': language,
    ...(appId === undefined ? {} : { 'x-app-id': appId }),
  });

it.each(appIds)('takes calls of the app %s', async (appId) => {
  expect((await ask('/api/plans', appId)).status).toBe(200);
});

it('takes calls of whoever is no app', async () => {
  expect((await ask('/api/plans')).status).toBe(200);
});

it.each(['', 'WEB', 'android', 'web, web', 'x'.repeat(1_000)])(
  'refuses a call of an app %j, and names the header',
  async (appId) => {
    expect(await ask('/api/plans', appId, 'de')).toMatchObject({
      status: 400,
      body: {
        code: 'InvalidInput',
        details: { 'x-app-id': expect.stringContaining('web, shopify-admin') },
      },
    });
  },
);

it('does not ask what no app calls: health, webhooks, signed links', async () => {
  expect((await ask('/healthz', 'load-balancer')).status).toBe(200);
  const signed = await ask('/objects?terms=x', 'load-balancer');
  expect(signed).toMatchObject({ status: 401, body: { code: 'BadSignature' } });
  const headers = { 'x-app-id': 'load-balancer' };
  const event = await callApi(api.origin, 'POST', '/api/stripe/webhook', {}, headers);
  expect(event).toMatchObject({ status: 401, body: { code: 'BadSignature' } });
});

it('is told of every call that is described', async () => {
  const { body } = await ask('/openapi.json');
  const { paths } = body as {
    paths: Record<string, Record<string, { parameters?: { name: string; schema: object }[] }>>;
  };
  const own = Object.entries(paths).filter(([path]) => path.startsWith('/api/'));
  const calls = own.flatMap(([, methods]) => Object.values(methods));
  expect(calls.length).toBeGreaterThan(50);
  for (const { parameters = [] } of calls) {
    const header = parameters.find(({ name }) => name === 'x-app-id');
    expect(header).toMatchObject({ in: 'header', required: false, schema: { enum: [...appIds] } });
  }
});

it('stands in the log of each request, unless it was made up', () => {
  const lines: string[] = [];
  const logger = createLogger({ LOG_LEVEL: 'info' }, { write: (line) => lines.push(line) });
  for (const headers of [{ 'x-app-id': 'web' }, { 'x-app-id': 'made up' }, {}]) {
    logger.info({ req: { id: '1', method: 'GET', url: '/api/jobs?q=a', headers } });
  }
  const logged = lines.map((line) => (JSON.parse(line) as { req: object }).req);
  const request = { id: '1', method: 'GET', path: '/api/jobs' };
  expect(logged).toEqual([{ ...request, app: 'web' }, request, request]);
});
