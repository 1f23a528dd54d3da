import type { Job } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createStillPool,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../testing/index.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ pool: createStillPool() });
}, 120_000);
afterAll(() => api.close());

const png = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, 0, 0]);

/** Cuts an object out and answers the job once it is done. */
async function cutOut(user: TestUser, objectId: string): Promise<Job> {
  const inputs = [{ key: 'object_id', value: objectId }];
  const { id } = (await user.createJob('remove_background', inputs)).body as Job;
  return vi.waitFor(
    async () => {
      const job = (await user.call('GET', `/api/jobs/${id}`)).body as Job;
      expect(job.status).toBe('succeeded');
      return job;
    },
    { timeout: 60_000, interval: 20 },
  );
}

describe('a result that another job took in', () => {
  it('stays with the job that made it when the other one is deleted', async () => {
    const user = await signInTestUser(api);
    const first = await cutOut(user, await user.upload(png));
    const made = String(first.outputs[0]?.object_id);
    const second = await cutOut(user, made);
    expect((await user.call('DELETE', `/api/jobs/${second.id}`)).status).toBe(200);
    expect((await fetch(String(first.outputs[0]?.url))).status).toBe(200);
    expect(await api.services.storage.size(made)).toBeDefined();
  });

  it('goes with the job that made it', async () => {
    const user = await signInTestUser(api);
    const first = await cutOut(user, await user.upload(png));
    const made = String(first.outputs[0]?.object_id);
    const second = await cutOut(user, made);
    expect((await user.call('DELETE', `/api/jobs/${first.id}`)).status).toBe(200);
    expect(await api.services.storage.size(made)).toBeUndefined();
    expect((await user.call('DELETE', `/api/jobs/${second.id}`)).status).toBe(200);
  });
});
