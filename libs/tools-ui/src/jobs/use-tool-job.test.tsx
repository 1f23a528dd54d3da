import { ApiError } from '@tintory/api-client';
import { tools } from '@tintory/catalog';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultValues } from '../options/option-values.ts';
import { aJob, aPhoto, fakeApi, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { useToolJob } from './use-tool-job.ts';

const tool = tools[0];
const func = tool.functions[0];
const values = defaultValues(func.fields);

function setUp(startId: string | null = null) {
  const { api, change } = fakeApi();
  const view = renderHook(
    () => {
      const [jobId, setJobId] = useState(startId);
      return { jobId, ...useToolJob({ tool, jobId, onJobId: setJobId }) };
    },
    { wrapper: withServices(api) },
  );
  const run = () =>
    act(() => view.result.current.start({ source: { photo: aPhoto() }, values, func }));
  return { api, change, run, now: () => view.result.current, leave: view.unmount };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a run of a tool', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('uploads the photo, creates the job and puts it into the address', async () => {
    const { api, run, now } = setUp();
    await run();
    expect(api.uploads.put).toHaveBeenCalledOnce();
    expect(api.jobs.create.mock.calls[0]?.[0].inputs[0]).toEqual({
      key: 'object_id',
      value: 'object-1',
    });
    expect(now().jobId).toBe('job-1');
    expect(now().phase.name).toBe('queued');
  });

  it('charges nothing for a page that is left while its preview is looked at', async () => {
    const { api, change, now, leave } = setUp();
    const preview = tool.functions.find(({ id }) => id === 'preview');
    if (!preview) throw new Error('The tool has no preview.');
    const source = { photo: aPhoto() };
    act(() => void now().start({ source, values, func, lookFunc: preview }));
    await wait(300);
    expect(now().phase.name).toBe('looking');
    leave();
    change({ status: 'succeeded' });
    await wait(1_000);
    expect(api.jobs.create.mock.calls.map(([body]) => body.func_id)).toEqual(['preview']);
  });

  it('stays at work until the address has the job, and shows no older result between', async () => {
    const { api } = fakeApi();
    const older = aJob({ id: 'older', status: 'succeeded', progress: 1 });
    const read = vi.fn(async (id: string) => (id === 'older' ? older : aJob({ id })));
    const services = { ...api, jobs: { ...api.jobs, read } };
    const view = renderHook(({ jobId }) => useToolJob({ tool, jobId, onJobId: () => undefined }), {
      wrapper: withServices(services),
      initialProps: { jobId: 'older' },
    });
    await wait(0);
    expect(view.result.current.phase.name).toBe('succeeded');
    const source = { photo: aPhoto() };
    await act(() => view.result.current.start({ source, values, func }));
    expect(view.result.current.phase.name).toBe('queued');
    view.rerender({ jobId: 'job-1' });
    expect(view.result.current.phase.name).toBe('queued');
    view.rerender({ jobId: 'older' });
    expect(view.result.current.phase.name).toBe('succeeded');
  });

  it('says its token first and follows what the socket tells', async () => {
    const { run, now } = setUp();
    await run();
    const socket = FakeSocket.last;
    expect(socket.url).toBe('ws://api.test/api/events');
    act(() => socket.onopen?.());
    expect(socket.sent).toEqual([JSON.stringify({ type: 'auth', token: 'events-token' })]);
    act(() => socket.say({ type: 'ready' }));
    socket.say({ type: 'job', job: aJob({ status: 'running', progress: 0.5 }) });
    await wait(0);
    expect(now().phase).toEqual({ name: 'running', progress: 0.5 });
    socket.say({ type: 'job', job: aJob({ status: 'succeeded', progress: 1 }) });
    await wait(0);
    expect(now().phase.name).toBe('succeeded');
  });

  it('asks once more when the line stands, for what happened before it did', async () => {
    const { change, run, now } = setUp();
    await run();
    change({ status: 'succeeded', progress: 1 });
    act(() => FakeSocket.last.say({ type: 'ready' }));
    await wait(0);
    expect(now().phase.name).toBe('succeeded');
  });

  it('polls when the socket is lost, and comes back to it', async () => {
    const { change, run, now } = setUp();
    await run();
    act(() => FakeSocket.last.say({ type: 'ready' }));
    act(() => FakeSocket.last.close());
    change({ status: 'running', progress: 0.25 });
    await wait(1_100);
    expect(now().phase).toEqual({ name: 'running', progress: 0.25 });
    expect(FakeSocket.all.length).toBeGreaterThan(1);
    change({ status: 'succeeded', progress: 1 });
    await wait(1_100);
    expect(now().phase.name).toBe('succeeded');
  });

  it('finds the job of its address again after a reload', async () => {
    const { change, now } = setUp('job-1');
    expect(now().phase.name).toBe('loading');
    change({ status: 'succeeded' });
    await wait(1_100);
    expect(now().phase.name).toBe('succeeded');
  });

  it('names what is short when the credits do not suffice', async () => {
    const { api, run, now } = setUp();
    const answer = { code: 'NoSubscribe', message: 'short', required: 5, balance: 1 };
    api.jobs.create.mockResolvedValueOnce(answer);
    await run();
    expect(now().phase).toEqual({ name: 'short', required: 5, balance: 1 });
    expect(now().jobId).toBeNull();
  });

  it('stops the upload on cancel and creates no job', async () => {
    const { api, now } = setUp();
    api.uploads.put.mockImplementationOnce(
      (...[, , options]: unknown[]) =>
        new Promise((_, reject) => {
          const { signal } = options as { signal: AbortSignal };
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    act(() => void now().start({ source: { photo: aPhoto() }, values, func }));
    await wait(0);
    expect(now().phase.name).toBe('uploading');
    await act(() => now().cancel());
    await vi.waitFor(() => expect(now().phase.name).toBe('canceled'));
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('cancels a job that is under way', async () => {
    const { api, run, now } = setUp();
    await run();
    await act(() => now().cancel());
    expect(api.jobs.cancel).toHaveBeenCalledWith('job-1');
    expect(now().phase.name).toBe('canceled');
  });

  it('goes on by itself once the connection is back', async () => {
    const { api, run, now } = setUp();
    const lost = new ApiError({ code: 'Offline', status: 0, message: 'No answer arrived.' });
    api.uploads.create.mockRejectedValueOnce(lost);
    await run();
    expect(now().phase).toEqual({ name: 'failed', code: 'Offline' });
    act(() => void dispatchEvent(new Event('online')));
    await wait(0);
    expect(api.jobs.create).toHaveBeenCalledOnce();
    expect(now().phase.name).toBe('queued');
  });

  it('sends a photo only once for several runs', async () => {
    const { api, now } = setUp();
    const source = { photo: aPhoto() };
    await act(() => now().start({ source, values, func }));
    await act(() => now().start({ source, values: { ...values, format: 'webp' }, func }));
    expect(api.uploads.put).toHaveBeenCalledOnce();
    expect(api.jobs.create).toHaveBeenCalledTimes(2);
  });
});
