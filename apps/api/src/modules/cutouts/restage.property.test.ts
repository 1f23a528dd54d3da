import type { Job } from '@tintory/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { ledgerOf, openRestages } from './test-restages.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, 120_000);
afterAll(() => api.close());

const acts = ['restage', 'preview', 'cancel', 'retry', 'delete', 'tooMuch'] as const;

it('whatever is done with pictures that are staged anew, no money moves', async () => {
  const wishes = fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 12 });
  const check = async (order: (typeof acts)[number][]) => {
    const { bench, ask } = await openRestages(api, { strokes: [] });
    const before = await ledgerOf(api, bench.user.id);
    const made: string[] = [];
    for (const act of order) {
      const last = made.at(-1);
      if (act === 'restage' || act === 'preview') {
        const { status, body } = await ask({}, act);
        expect(status).toBe(200);
        expect(body).toMatchObject({ credits: 0, fee: 0 });
        made.push((body as Job).id);
      } else if (act === 'tooMuch') {
        const others = [{ mode: 'keep', radius: 0.1, points: [[0.5, 0.5]] }];
        expect(await ask({ strokes: others })).toMatchObject({ status: 409 });
      } else if (last && act === 'delete') {
        await bench.user.call('DELETE', `/api/jobs/${made.pop()}`);
      } else if (last) {
        await bench.user.call('POST', `/api/jobs/${last}/${act}`);
      }
    }
    for (const id of made) await bench.finish(id);
    expect(await ledgerOf(api, bench.user.id)).toEqual({ ...before, agrees: true });
  };
  await fc.assert(fc.asyncProperty(wishes, check), { numRuns: 12 });
}, 120_000);
