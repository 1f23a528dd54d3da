import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, fakeApi, withServices } from '../testing/fake-services.tsx';
import { useFreeCut } from './use-free-cut.ts';

const output = {
  ...{ object_id: 'out-1', url: 'http://api.test/cut.png', width: 4, height: 3 },
  ...{ content_type: 'image/png', bytes: 9 },
};
const done = aJob({ status: 'succeeded', outputs: [output] });

function setUp(read = async () => done) {
  const { api } = fakeApi();
  const remove = vi.fn(async () => ({ ok: 1 as const }));
  const jobs = { ...api.jobs, read: vi.fn(read), remove };
  const { result } = renderHook(() => useFreeCut(), { wrapper: withServices({ ...api, jobs }) });
  return { jobs, cut: result.current };
}

describe('a cutout for nothing', () => {
  beforeEach(() =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('cut')),
    ),
  );
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('asks for the free preview, and answers with its picture', async () => {
    const { cut, jobs } = setUp();
    const file = await cut('object-1', new AbortController().signal);
    expect(file?.size).toBe('cut'.length);
    expect(jobs.create.mock.lastCall?.[0]).toMatchObject({
      ...{ tool_id: 'remove_background', func_id: 'preview' },
      inputs: [{ key: 'object_id', value: 'object-1' }],
    });
  });

  it('leaves no job behind', async () => {
    const { cut, jobs } = setUp();
    await cut('object-1', new AbortController().signal);
    await waitFor(() => expect(jobs.remove).toHaveBeenCalledExactlyOnceWith('job-1'));
  });

  it('that fails says so and leaves no job behind either', async () => {
    const { cut, jobs } = setUp(async () => aJob({ status: 'failed' }));
    await expect(cut('object-1', new AbortController().signal)).rejects.toThrow();
    await waitFor(() => expect(jobs.remove).toHaveBeenCalledOnce());
  });

  it('of a photo in which nothing is found is none', async () => {
    const error = { code: 'NoSubject', message: '' };
    const { cut, jobs } = setUp(async () => aJob({ status: 'failed', error }));
    expect(await cut('object-1', new AbortController().signal)).toBeNull();
    await waitFor(() => expect(jobs.remove).toHaveBeenCalledOnce());
  });

  it('that nobody waits for any more is given up', async () => {
    const controller = new AbortController();
    const { cut, jobs } = setUp(async () => {
      controller.abort();
      throw new DOMException('gone', 'AbortError');
    });
    await expect(cut('object-1', controller.signal)).rejects.toThrow('gone');
    await waitFor(() => expect(jobs.remove).toHaveBeenCalledOnce());
  });
});
