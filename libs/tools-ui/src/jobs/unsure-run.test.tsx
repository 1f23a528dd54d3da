import { ApiError, type SpendOptions } from '@tintory/api-client';
import { tools } from '@tintory/catalog';
import type { CreateJobBody } from '@tintory/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultValues } from '../options/option-values.ts';
import { aJob, aPhoto, fakeApi, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { keepWorkApart } from '../work-owner.ts';
import { unsureRun } from './unsure-run.ts';
import { useToolJob } from './use-tool-job.ts';

const tool = tools[0];
const func = tool.functions[0];
const values = defaultValues(func.fields);
const unknown = new ApiError({ code: 'OutcomeUnknown', status: 0, message: 'No answer arrived.' });

function setUp(api = fakeApi().api) {
  const onJobId = vi.fn();
  const view = renderHook(
    () => {
      const [jobId, setJobId] = useState<string | null>(null);
      onJobId.mockImplementation(setJobId);
      return useToolJob({ tool, jobId, onJobId });
    },
    { wrapper: withServices(api) },
  );
  return { api, onJobId, now: () => view.result.current, leave: view.unmount };
}

/** A run whose response is lost: `end` delivers the server's later answer. */
async function loseAnswer() {
  const { api } = fakeApi();
  const answer = Promise.withResolvers<unknown>();
  api.jobs.create.mockImplementationOnce(async (_body: CreateJobBody, options?: SpendOptions) => {
    options?.onUnsure?.('key-1');
    return answer.promise;
  });
  const page = setUp(api);
  await act(async () => void page.now().start({ source: { photo: aPhoto() }, values, func }));
  await act(async () => undefined);
  const signal = () => api.jobs.create.mock.calls[0]?.[1]?.signal;
  return { ...page, signal, answer, end: (job = aJob()) => act(async () => answer.resolve(job)) };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a run whose answer got lost', () => {
  it('says that it is not known whether it has begun, and shows its job once it is found', async () => {
    const { now, end, onJobId } = await loseAnswer();
    expect(now().phase.name).toBe('unsure');
    expect(await unsureRun.of(tool.id)).toBe('key-1');
    await end();
    expect(onJobId).toHaveBeenCalledWith('job-1');
    expect(now().phase.name).toBe('queued');
    expect(await unsureRun.of(tool.id)).toBeNull();
  });

  it('asks for as long as the page is there', async () => {
    const { api } = await loseAnswer();
    expect(api.jobs.create.mock.calls[0]?.[1]).toMatchObject({ keepAsking: true });
  });

  it('that is stopped sends nothing more, and stops the job if there is one', async () => {
    const { api, now, end, signal } = await loseAnswer();
    await act(() => now().cancel());
    expect(now().phase.name).toBe('stopping');
    expect(signal()?.aborted).toBe(true);
    await end();
    expect(api.jobs.cancel).toHaveBeenCalledWith('job-1');
    expect(now().phase.name).toBe('canceled');
  });

  it('that is stopped and came to nothing is stopped, and no sooner', async () => {
    const { now, answer } = await loseAnswer();
    await act(() => now().cancel());
    await act(async () => answer.reject(new DOMException('Stopped.', 'AbortError')));
    expect(now().phase.name).toBe('canceled');
  });

  it('that is stopped too late shows how its job stands', async () => {
    const { api, now, end } = await loseAnswer();
    api.jobs.cancel.mockRejectedValueOnce(unknown);
    await act(() => now().cancel());
    await end(aJob({ status: 'running' }));
    expect(now().phase.name).not.toBe('canceled');
  });

  it('never says that it is stopped where nobody knows', async () => {
    const { now, answer } = await loseAnswer();
    await act(() => now().cancel());
    await act(async () => answer.reject(unknown));
    expect(now().phase).toMatchObject({ name: 'failed', code: 'OutcomeUnknown' });
    expect(await unsureRun.of(tool.id)).toBe('key-1');
  });

  it('leaves the address alone once its page was left, and cancels nothing', async () => {
    const { api, leave, end, onJobId } = await loseAnswer();
    leave();
    await end();
    expect(onJobId).not.toHaveBeenCalled();
    expect(api.jobs.cancel).not.toHaveBeenCalled();
    expect(await unsureRun.of(tool.id)).toBeNull();
  });
});

describe('a page that is loaded again while a run is not known of', () => {
  beforeEach(() => unsureRun.keep(tool.id, 'key-1'));

  it('asks for it by its key, and shows its job', async () => {
    const { api } = fakeApi();
    const answer = Promise.withResolvers<ReturnType<typeof aJob> | null>();
    api.jobs.findByKey.mockReturnValueOnce(answer.promise);
    const { now, onJobId } = setUp(api);
    await act(async () => undefined);
    expect(now().phase.name).toBe('unsure');
    expect(api.jobs.findByKey).toHaveBeenCalledExactlyOnceWith('key-1');
    await act(async () => answer.resolve(aJob()));
    expect(onJobId).toHaveBeenCalledWith('job-1');
    expect(await unsureRun.of(tool.id)).toBeNull();
  });

  it('says that it came to nothing where the server knows nothing of it', async () => {
    const { api } = fakeApi();
    api.jobs.findByKey.mockResolvedValueOnce(null);
    const { now } = setUp(api);
    await act(async () => undefined);
    expect(now().phase).toEqual({ name: 'failed', code: 'Offline' });
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('asks for no run of another tool', async () => {
    await unsureRun.forget(tool.id);
    await unsureRun.keep('face_swap', 'key-2');
    const { now } = setUp();
    await act(async () => undefined);
    expect(now().phase.name).toBe('none');
  });
});

it('is sure that nothing is charged where the answer to a free preview got lost', async () => {
  const preview = tool.functions.find(({ id }) => id === 'preview');
  const { api, now } = setUp();
  api.jobs.create.mockRejectedValueOnce(unknown);
  const request = { source: { photo: aPhoto() }, values, func, lookFunc: preview };
  await act(() => now().start(request));
  expect(now().phase).toMatchObject({ name: 'failed', code: 'Offline' });
});

it('stops a free preview at once although the answer to it got lost', async () => {
  const preview = tool.functions.find(({ id }) => id === 'preview');
  const { api, now } = setUp();
  const answer = Promise.withResolvers<unknown>();
  api.jobs.create.mockReturnValueOnce(answer.promise);
  const request = { source: { photo: aPhoto() }, values, func, lookFunc: preview };
  await act(async () => void now().start(request));
  await act(async () => undefined);
  expect(now().phase.name).toBe('looking');
  await act(() => now().cancel());
  expect(now().phase.name).toBe('canceled');
  await act(async () => answer.resolve(aJob()));
  expect(now().phase.name).toBe('canceled');
});

describe('a run that another account left unanswered', () => {
  let account: string | null = null;
  let leave: (account: string) => void = () => undefined;
  beforeEach(() => {
    account = 'one';
    const onLeave = (listener: typeof leave) => ((leave = listener), () => {});
    keepWorkApart({ getAccount: () => account, onLeave });
  });
  afterEach(() => keepWorkApart({ getAccount: () => null, onLeave: () => () => {} }));

  it('is not asked for once that account was left', async () => {
    await unsureRun.keep(tool.id, 'key-1');
    leave('one');
    expect(await unsureRun.of(tool.id)).toBeNull();
  });

  it('is not asked for by the next one, and still there for the first', async () => {
    await unsureRun.keep(tool.id, 'key-1');
    account = 'two';
    expect(await unsureRun.of(tool.id)).toBeNull();
    account = 'one';
    expect(await unsureRun.of(tool.id)).toBe('key-1');
  });
});
