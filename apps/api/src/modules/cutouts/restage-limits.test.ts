import { randomUUID } from 'node:crypto';
import { restageRules, type Job } from '@tintory/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type JobBench, type TestApi } from '../../testing/index.ts';
import type { Answer } from '../../testing/test-user.ts';
import { age, askKeyed, hour, openRestages, refusal, tool } from './test-restages.ts';

let api: TestApi;
beforeAll(async () => {
  // What is limited is how many are asked for: nobody has to make them all.
  api = await startTestApi({ worker: false });
}, 120_000);
afterAll(() => api.close());

async function runHere(bench: JobBench, ...wish: Parameters<JobBench['start']>): Promise<Job> {
  const id = await bench.start(...wish);
  await api.services.runner.run(id, new AbortController().signal);
  return bench.read(id);
}
const open = () => openRestages(api, {}, tool, runHere);

describe('how often', () => {
  it('one picture is staged anew is limited, whatever was deleted since', async () => {
    const { ask, bench, photo, run } = await open();
    const wish = { object_id: photo, base_job_id: run.id };
    const first = await runHere(bench, tool, wish, 'restage');
    await bench.user.call('DELETE', `/api/jobs/${first.id}`);
    for (let n = 1; n < restageRules.mostOfJob; n += 1) {
      expect(await ask()).toMatchObject({ status: 200 });
    }
    expect(refusal(await ask())).toMatchObject({
      ...{ status: 409, code: 'Conflict' },
      details: { base_job_id: expect.stringContaining(String(restageRules.mostOfJob)) },
    });
  });

  it('pictures are staged anew in an hour is limited over all jobs', async () => {
    const first = await open();
    const { bench, photo } = first;
    const runs = [first.run];
    while (runs.length < 3) runs.push(await runHere(bench, tool, { object_id: photo }));
    const answers: Answer[] = [];
    for (let n = 0; n < 25; n += 1) {
      const wishes = runs.map(({ id }) => first.ask({ base_job_id: id }));
      answers.push(...(await Promise.all(wishes)));
    }
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(restageRules.mostAnHour);
    expect(refusal(answers.at(-1) as Answer).details['base_job_id']).toMatch(/60 times an hour/);
    await age(api, bench, hour);
    expect(await first.ask()).toMatchObject({ status: 200 });
  }, 60_000);

  it('a wish that is sent again counts once', async () => {
    const { bench, photo, run, ask } = await open();
    const inputs = { object_id: photo, base_job_id: run.id };
    const key = randomUUID();
    const ids = new Set<string>();
    for (let n = 0; n < 3; n += 1) {
      const pair = [askKeyed(bench.user, inputs, key), askKeyed(bench.user, inputs, key)];
      for (const { body } of await Promise.all(pair)) ids.add((body as Job).id);
    }
    expect(ids.size).toBe(1);
    for (let n = 1; n < restageRules.mostOfJob; n += 1) {
      expect(await ask()).toMatchObject({ status: 200 });
    }
    expect(await ask()).toMatchObject({ status: 409 });
    expect(await askKeyed(bench.user, inputs, key)).toMatchObject({ status: 200 });
  });
});

it('a preview counts among no restages', async () => {
  const { ask } = await open();
  for (let n = 0; n <= restageRules.mostOfJob; n += 1) {
    expect(await ask({}, 'preview')).toMatchObject({ status: 200 });
  }
  expect(await ask()).toMatchObject({ status: 200 });
});
