import type { Job, PrintDesign } from '@tintory/contract';
import { pictures } from '@tintory/imaging/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  followJob,
  signInTestUser,
  startTestApi,
  type TestApi,
  type TestUser,
} from '../../../testing/index.ts';

let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi();
  user = await signInTestUser(api, 'designer@example.com');
}, 120_000);
afterAll(() => api?.close());

async function resultOf(objectId: string): Promise<{ jobId: string; resultId: string }> {
  const { body } = await user.createJob('remove_background', [
    { key: 'object_id', value: objectId },
  ]);
  const read = async (id: string) => (await user.call('GET', `/api/jobs/${id}`)).body as Job;
  const job = await followJob(api, (body as Job).id, read);
  return { jobId: job.id, resultId: job.outputs[0]?.object_id ?? '' };
}

const designOf = async (objectId: string): Promise<PrintDesign> => {
  const layer = {
    print_area_id: 'front',
    object_id: objectId,
    x: 150,
    y: 150,
    scale: 0.5,
    rotation: 0,
  };
  const { body } = await user.call('POST', '/api/pod/products/t-shirt/update_media', {
    media: [layer],
  });
  return body as PrintDesign;
};

it('a result stays for its design when its job is deleted, and goes when nothing shows it', async () => {
  const { jobId, resultId } = await resultOf(await user.upload(await pictures.png()));
  const other = await resultOf(await user.upload(await pictures.png()));
  await designOf(resultId);
  for (const id of [jobId, other.jobId]) {
    expect((await user.call('DELETE', `/api/jobs/${id}`)).status).toBe(200);
  }
  expect(await api.services.uploads.isThere(user.id, resultId)).toBe(true);
  expect(await api.services.uploads.isThere(user.id, other.resultId)).toBe(false);
});

it('designs are in the account’s export, and go with the account', async () => {
  const design = await designOf(await user.upload(await pictures.png()));
  const answer = await fetch(`${api.origin}/api/users/export`, {
    headers: { authorization: `Bearer ${user.login.access_token}` },
  });
  const zip = Buffer.from(await answer.arrayBuffer());
  expect(zip.includes('designs.json')).toBe(true);
  const made = design.mockups[0]?.id ?? '';
  expect(await api.services.uploads.isThere(user.id, made)).toBe(true);
  await user.call('POST', '/api/users/delete', { email: 'designer@example.com' });
  expect(await api.services.uploads.isThere(user.id, made)).toBe(false);
  const { rows } = await api.services.database.db.execute(
    sql`select count(*)::int as designs from print_designs`,
  );
  expect(rows[0]).toEqual({ designs: 0 });
});
