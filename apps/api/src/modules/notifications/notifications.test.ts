import type { Job, Member } from '@tintory/contract';
import { startSandbox, type TestSandbox } from '@tintory/sandbox/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ExtraTool } from '../../services.ts';
import { signInTestUser, startTestApi, type TestApi } from '../../testing/index.ts';

function tool(id: string, credits: number, fails = false): ExtraTool {
  const texts = { title: id, verb: id, tagline: '', description: '', fields: {}, options: {} };
  const functions = [{ id: 'run', callType: 'async', credits, fields: [] }] as const;
  return {
    tool: { id, path: `/tools/app/${id}`, icon: 'x', functions, texts },
    recipe: () =>
      fails ? Promise.reject(new Error('no')) : Promise.resolve({ outputs: [], engine: 'test' }),
  };
}

let sandbox: TestSandbox;
let api: TestApi;
beforeAll(async () => {
  sandbox = await startSandbox();
  api = await startTestApi({
    environment: { SMTP_URL: sandbox.smtpUrl },
    extraTools: [tool('most', 16), tool('rest', 4), tool('fails', 20, true)],
  });
}, 120_000);
afterAll(async () => {
  await api?.close();
  await sandbox?.close();
});

async function person(email: string) {
  const user = await signInTestUser(api, email);
  const member = async () => (await user.call('GET', '/api/members/current')).body as Member;
  return {
    member,
    run: async (toolId: string) => {
      const { id } = (await user.createJob(toolId, [])).body as Job;
      await vi.waitFor(
        async () => {
          const { status } = (await user.call('GET', `/api/jobs/${id}`)).body as Job;
          expect(['succeeded', 'failed']).toContain(status);
        },
        { timeout: 60_000, interval: 20 },
      );
    },
  };
}

const subjects = (email: string) => sandbox.mailsTo(email).map(({ subject }) => subject);

it('tells in the app and by mail when four fifths are spent, and when all is', async () => {
  const email = 'spender@example.com';
  const { member, run } = await person(email);
  expect((await member()).credits_notice).toBeNull();
  await run('most');
  expect(await member()).toMatchObject({ credits: 4, credits_notice: 'low' });
  const low = await sandbox.latestMail(email, 15_000);
  expect(low).toMatchObject({
    subject: 'Your credits are running low',
    links: ['http://localhost:4200/pricing'],
  });
  await run('rest');
  expect(await member()).toMatchObject({ credits: 0, credits_notice: 'empty' });
  await vi.waitFor(
    () =>
      expect(subjects(email)).toEqual(['Your credits are used up', 'Your credits are running low']),
    { timeout: 60_000 },
  );
});

it('does not tell of credits that a failed job gave back', async () => {
  const { member, run } = await person('lucky@example.com');
  await run('fails');
  expect(await member()).toMatchObject({ credits: 20, credits_notice: null });
  expect(subjects('lucky@example.com')).toEqual([]);
});
