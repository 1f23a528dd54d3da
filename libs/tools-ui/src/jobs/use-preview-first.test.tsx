import { ApiError } from '@tintory/api-client';
import { findTool } from '@tintory/catalog';
import { beforeRunKey, type CreateJobBody, type Job } from '@tintory/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultValues } from '../options/option-values.ts';
import { aJob, aPhoto, fakeApi, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import type { RunRequest } from './run-request.ts';
import { useToolJob } from './use-tool-job.ts';

const tool = findTool('remove_background');
const [run, preview] = tool?.functions ?? [];
if (!tool || !run || !preview) throw new Error('The catalog has a remover with a preview.');

/** A server whose previews end as given. */
function setUp(looked: Partial<Job>) {
  const { api } = fakeApi();
  const jobs = new Map<string, Job>();
  const create = vi.fn(async ({ func_id }: CreateJobBody) => {
    const job = aJob({ id: `${func_id}-${jobs.size}`, func_id });
    jobs.set(job.id, func_id === 'preview' ? { ...job, status: 'succeeded', ...looked } : job);
    return job;
  });
  const read = vi.fn(async (id: string) => jobs.get(id));
  const remove = vi.fn(async () => ({ ok: 1 as const }));
  const services = { ...api, jobs: { ...api.jobs, create, read, remove } };
  const view = renderHook(
    () => {
      const [jobId, setJobId] = useState<string | null>(null);
      return { jobId, ...useToolJob({ tool: tool as never, jobId, onJobId: setJobId }) };
    },
    { wrapper: withServices(services) },
  );
  const cat = { source: { photo: aPhoto() }, values: defaultValues(run?.fields ?? []) };
  const begin = (func: unknown, changes: Partial<RunRequest>) => {
    const request = { ...cat, ...changes, func: func as never, lookFunc: preview as never };
    act(() => void view.result.current.start(request));
  };
  const start = (changes: Partial<RunRequest> = {}) => begin(run, changes);
  const press = async (changes?: Partial<RunRequest>) => {
    start(changes);
    await wait(400);
  };
  const askForPreview = async () => {
    begin(preview, {});
    await wait(400);
  };
  const asked = () => create.mock.calls.map(([{ func_id: id }]) => id);
  return {
    create,
    jobs,
    remove,
    start,
    press,
    askForPreview,
    asked,
    now: () => view.result.current,
  };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a free preview before the charge', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('that has nothing to say leaves nothing behind, and the run follows', async () => {
    const { asked, now, press, remove } = setUp({ result: { confidence: 0.9 } });
    await press();
    expect(asked()).toEqual(['preview', 'run']);
    expect(remove).toHaveBeenCalledExactlyOnceWith('preview-0');
    expect(now().jobId).toBe('run-1');
  });

  it('that is unsure is shown in the place of the run', async () => {
    const { asked, now, press, remove } = setUp({ result: { confidence: 0.3 } });
    await press();
    expect(asked()).toEqual(['preview']);
    expect(now().jobId).toBe('preview-0');
    expect(remove).not.toHaveBeenCalled();
  });

  it('tells once: whoever runs the same after that means it', async () => {
    const { asked, press } = setUp({ result: { confidence: 0.3 } });
    await press();
    await press();
    expect(asked()).toEqual(['preview', 'run']);
    await press({ source: { objectId: 'another-cat' } });
    expect(asked()).toEqual(['preview', 'run', 'preview']);
  });

  it('that was stopped elsewhere told nothing: nothing is charged, and the next press looks again', async () => {
    const { asked, now, press } = setUp({ status: 'canceled' });
    await press();
    expect(asked()).toEqual(['preview']);
    expect(now().phase.name).toBe('canceled');
    await press();
    expect(asked()).toEqual(['preview', 'preview']);
  });

  it('says of itself that a paid run waits for it', async () => {
    const { create, press } = setUp({ result: { confidence: 0.9 } });
    await press();
    const metadata = create.mock.calls.map(([body]) => body.metadata);
    expect(metadata).toEqual([{ [beforeRunKey]: true }, undefined]);
  });

  it('that fails says why before anything is charged', async () => {
    const error = { code: 'NoSubject', message: '' };
    const { asked, now, press } = setUp({ status: 'failed', error });
    await press();
    expect(asked()).toEqual(['preview']);
    expect(now().jobId).toBe('preview-0');
  });

  describe('that somebody asked for', () => {
    it('is not made again before the run', async () => {
      const { asked, askForPreview, press } = setUp({ result: { confidence: 0.3 } });
      await askForPreview();
      await press();
      expect(asked()).toEqual(['preview', 'run']);
    });

    it('is made again where it was refused: it told nothing', async () => {
      const { asked, askForPreview, create, now, press } = setUp({ result: { confidence: 0.3 } });
      create.mockRejectedValueOnce(new ApiError({ code: 'Internal', status: 500, message: '' }));
      await askForPreview();
      expect(now().phase.name).toBe('failed');
      await press();
      expect(asked()).toEqual(['preview', 'preview']);
    });

    it('is made again where it was stopped before it had an answer', async () => {
      const { asked, askForPreview, jobs, press } = setUp({ status: 'canceled' });
      await askForPreview();
      jobs.clear();
      await press();
      expect(asked().slice(0, 2)).toEqual(['preview', 'preview']);
    });
  });

  describe('where previews are too many just now', () => {
    const error = new ApiError({
      ...{ code: 'TooManyRequests', status: 429, message: '' },
      retryAfterSeconds: 20,
    });

    it('waits for its turn, and says so, before anything is charged', async () => {
      const { asked, create, now, press } = setUp({ result: { confidence: 0.3 } });
      create.mockRejectedValueOnce(error);
      await press();
      expect(now().phase.name).toBe('waiting');
      await wait(19_000);
      expect(asked()).toEqual(['preview']);
      await wait(2_000);
      expect(asked()).toEqual(['preview', 'preview']);
      expect(now().jobId).toMatch(/^preview/);
    });

    it('can be stopped, and then nothing is looked at or charged', async () => {
      const { asked, create, now, press } = setUp({});
      create.mockRejectedValueOnce(error);
      await press();
      await act(() => now().cancel());
      await wait(30_000);
      expect(now().phase.name).toBe('canceled');
      expect(asked()).toEqual(['preview']);
    });

    it('gives up in the end, and says why', async () => {
      const { asked, create, now, press } = setUp({});
      create.mockRejectedValue(error);
      await press();
      await wait(100_000);
      expect(now().phase).toMatchObject({ name: 'failed', code: 'TooManyRequests' });
      expect(asked()).not.toContain('run');
    });
  });

  it('goes only after the run has come, which needs the same picture', async () => {
    const { create, press, remove } = setUp({ result: { confidence: 0.9 } });
    const first = create.getMockImplementation();
    create.mockImplementation(async (body) => {
      if (body.func_id === 'run')
        throw new ApiError({ code: 'Internal', status: 500, message: '' });
      return first?.(body) as never;
    });
    await press();
    expect(remove).not.toHaveBeenCalled();
    if (first) create.mockImplementation(first);
    await press();
    expect(remove).toHaveBeenCalledExactlyOnceWith('preview-0');
  });

  it('says that it looks, and how far it is', async () => {
    const { now, start } = setUp({ status: 'running', progress: 0.5 });
    start();
    await wait(400);
    expect(now().phase).toEqual({ name: 'looking', progress: 0.5 });
  });

  it('can be stopped, and then nothing runs', async () => {
    const { asked, now, start } = setUp({ status: 'running' });
    start();
    await wait(100);
    await act(() => now().cancel());
    await wait(400);
    expect(now().phase.name).toBe('canceled');
    expect(asked()).toEqual(['preview']);
  });
});
