import { jobChanged, signInTestUser, startTestApi, startWorker } from '@tintory/api/testing';
import type { Job, ServerEvent } from '@tintory/contract';
import { WebSocket } from 'ws';
import { noopJob, noopTool } from './noop-tool.ts';
import { percentile, printTable } from './report.ts';

const rounds = 200;
const queued = 1_000;

/** From POST to the socket's `succeeded`, one after another; then a full queue until it is empty. */
export async function benchNoop(): Promise<void> {
  const api = await startTestApi({ extraTools: [noopTool] });
  try {
    const user = await signInTestUser(api);
    const socket = new WebSocket(`${api.origin.replace('http', 'ws')}/api/events`);
    const waiting = new Map<string, () => void>();
    const early = new Set<string>();
    const ready = Promise.withResolvers<unknown>();
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'auth', token: user.login.ws_authtoken })),
    );
    socket.on('message', (data) => {
      const event = JSON.parse(data.toString()) as ServerEvent;
      if (event.type === 'ready') return ready.resolve(undefined);
      if (event.type !== 'job' || event.job.status !== 'succeeded') return;
      const done = waiting.get(event.job.id);
      if (done) done();
      else early.add(event.job.id);
    });
    await ready.promise;
    const succeeded = (id: string) =>
      early.has(id)
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            waiting.set(id, resolve);
          });

    const times: number[] = [];
    for (let i = 0; i < rounds; i += 1) {
      const began = performance.now();
      const { body } = await user.call('POST', '/api/jobs', noopJob);
      await succeeded((body as Job).id);
      times.push(performance.now() - began);
    }
    socket.close();
    printTable('noop: overhead of a job, POST to the event, one after another (ms)', [
      ['p50', 'p99', 'wanted'],
      [percentile(times, 0.5), percentile(times, 0.99), '≤ 30, ≤ 150'],
    ]);
  } finally {
    await api.close();
  }
  await benchDrain();
}

async function benchDrain(): Promise<void> {
  const api = await startTestApi({ extraTools: [noopTool], worker: false });
  try {
    const user = await signInTestUser(api);
    const { jobs, events } = api.services;
    for (let i = 0; i < queued; i += 1) {
      await jobs.create(user.id, { ...noopJob, call_type: 'async' }, undefined);
    }
    const began = performance.now();
    let done = 0;
    const all = Promise.withResolvers<unknown>();
    events.on(jobChanged, ({ status }) => {
      if (status !== 'succeeded') return;
      done += 1;
      if (done === queued) all.resolve(undefined);
    });
    await startWorker(api.services);
    await all.promise;
    printTable(`noop: ${queued} queued jobs until the last is done (s)`, [
      ['time', 'wanted'],
      [(performance.now() - began) / 1_000, '≤ 5'],
    ]);
  } finally {
    await api.close();
  }
}
