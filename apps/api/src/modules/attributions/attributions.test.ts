import type { AttributionList } from '@tintory/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api?.close());

it('tells everybody who made what the pictures are made with, and under which licence', async () => {
  const response = await fetch(`${api.origin}/api/attributions`);
  expect(response.status).toBe(200);
  const { rows, licences } = (await response.json()) as AttributionList;
  expect(rows).toContainEqual(
    expect.objectContaining({ use: 'people', licence: 'Apache-2.0', licence_text: 'Apache-2.0' }),
  );
  expect(licences['Apache-2.0']).toContain('Version 2.0, January 2004');
});
