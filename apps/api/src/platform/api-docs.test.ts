import { afterAll, beforeAll, expect, it } from 'vitest';
import { callApi, startTestApi, type TestApi } from '../testing/index.ts';

type Operation = {
  summary?: string;
  security?: object[];
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
};

let api: TestApi;
let document: { info: { description: string }; paths: Record<string, Record<string, Operation>> };
beforeAll(async () => {
  api = await startTestApi({ worker: false });
  const { body } = await callApi(api.origin, 'GET', '/openapi.json');
  document = body as typeof document;
});
afterAll(() => api.close());

it('tells of every call how it fails', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(operations.length).toBeGreaterThan(50);
  for (const { responses } of operations) {
    expect(responses['default']?.content?.['application/json']?.schema).toMatchObject({
      required: ['code', 'message', 'request_id'],
    });
  }
});

it('tells of every call what it is for', () => {
  const silent = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { summary }]) => !summary)
      .map(([method]) => `${method} ${path}`),
  );
  expect(silent).toEqual([]);
});

it('tells which calls ask for a token, and which anybody may make', () => {
  const of = (path: string, method: string) => document.paths[path]?.[method]?.security;
  expect(of('/api/jobs', 'post')).toBeUndefined();
  expect(of('/api/plans', 'post')).toBeUndefined();
  expect(of('/api/plans', 'get')).toEqual([]);
  expect(of('/api/sessions', 'post')).toEqual([]);
});

it('tells of the event socket, which is no path', () => {
  expect(document.info.description).toMatch(/GET \/api\/events.*ws_authtoken/s);
});
