import { findTool, tools } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunRequest } from '../jobs/run-request.ts';
import type { OptionValues } from '../options/option-field.ts';
import { valuesOfJob } from '../options/option-values.ts';
import { aJob, fakeApi, withServices } from '../testing/fake-services.tsx';
import { useRestage } from './use-restage.ts';

const tool = findTool('change_background') ?? tools[0];
const [func] = tool.functions;
const output = {
  ...{ object_id: 'out-1', url: 'http://api.test/small.webp', width: 8, height: 6 },
  ...{ content_type: 'image/webp', bytes: 9 },
};
const paid = (changes: Partial<Job> = {}) =>
  aJob({
    ...{ id: 'paid', tool_id: tool.id, status: 'succeeded', outputs: [output] },
    finished_at: new Date().toISOString(),
    ...changes,
  });
const preview = aJob({ id: 'look', func_id: 'preview', status: 'succeeded', outputs: [output] });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('small'));
  Object.assign(URL, { createObjectURL: () => 'blob:small', revokeObjectURL: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Given = { result?: Job; changes?: OptionValues; isRefused?: boolean; jobs?: readonly Job[] };

function open({ result = paid(), changes = {}, isRefused = false, jobs = [] }: Given = {}) {
  const { api } = fakeApi();
  const known = [preview, result, ...jobs];
  const read = vi.fn(async (id: string) => known.find((job) => job.id === id) ?? paid());
  const create = vi.fn(async (_body: unknown, _options?: unknown): Promise<unknown> => preview);
  const services = { ...api, jobs: { ...api.jobs, read, create } };
  const start = vi.fn<(request: RunRequest) => void>();
  const [onUndo, onOpen] = [vi.fn(), vi.fn<(id: string) => void>()];
  const view = renderHook(
    (given: OptionValues) =>
      useRestage({
        ...{ tool, func, result, start, onUndo, onOpen, isRefused },
        values: { ...valuesOfJob(func.fields, result.inputs), ...given },
        ...{ strokes: [], busy: false },
      }),
    { wrapper: withServices(services), initialProps: changes },
  );
  const now = () => view.result.current;
  return { now, create, remove: api.jobs.remove, start, onUndo, onOpen, change: view.rerender };
}

const inputsOf = (body: unknown) =>
  Object.fromEntries(
    (body as { inputs: { key: string; value: unknown }[] }).inputs.map(({ key, value }) => [
      key,
      value,
    ]),
  );

describe('a paid picture', () => {
  it('can be changed for nothing, and asks for nothing until it is', async () => {
    const { now, create } = open();
    await waitFor(() => expect(now().isFree).toBe(true));
    expect(now()).toMatchObject({ isOffered: false, undo: null, trial: { state: 'none' } });
    expect(create).not.toHaveBeenCalled();
  });

  it('shows a small picture of what is changed, from what was cut out, which leaves no job', async () => {
    const { now, create, remove } = open({ changes: { relight: 20 } });
    await waitFor(() => expect(now().trial.state).toBe('there'));
    expect(now().trial.picture).toMatchObject({ url: 'blob:small', width: 8, height: 6 });
    expect(create).toHaveBeenCalledOnce();
    const [body] = create.mock.lastCall ?? [];
    expect(body).toMatchObject({ tool_id: tool.id, func_id: 'preview' });
    expect(inputsOf(body)).toMatchObject({
      ...{ object_id: 'object-1', base_job_id: 'paid', relight: 20 },
    });
    await waitFor(() => expect(remove).toHaveBeenCalledWith('look'));
  });

  it('is drawn once where it is changed quickly, as it is at last', async () => {
    const { now, create, change } = open({ changes: { relight: 20 } });
    change({ relight: 25 });
    change({ relight: 30 });
    await waitFor(() => expect(now().trial.state).toBe('there'));
    expect(create).toHaveBeenCalledOnce();
    expect(inputsOf(create.mock.lastCall?.[0])).toMatchObject({ relight: 30 });
  });

  it('is made in full from the same cut-out, and goes back to its own options', async () => {
    const { now, start, onUndo } = open({ changes: { relight: 20 } });
    await waitFor(() => expect(now().isOffered).toBe(true));
    now().make();
    expect(start.mock.lastCall?.[0]).toMatchObject({
      ...{ func: { id: 'restage', credits: 0 }, baseJobId: 'paid' },
      ...{ source: { objectId: 'object-1' }, values: { relight: 20 } },
    });
    now().undo?.();
    expect(onUndo).toHaveBeenCalledOnce();
  });

  it('that was changed starts from the paid one, and leads back to it', async () => {
    const inputs = [
      { key: 'object_id', value: 'object-1' },
      { key: 'base_job_id', value: 'paid' },
    ];
    const changed = paid({ id: 'changed', func_id: 'restage', inputs });
    const { now, onOpen, start, change } = open({ result: changed, jobs: [paid()] });
    await waitFor(() => expect(now().undo).not.toBeNull());
    now().undo?.();
    expect(onOpen).toHaveBeenCalledWith('paid');
    change({ relight: 20 });
    now().make();
    expect(start.mock.lastCall?.[0]).toMatchObject({ baseJobId: 'paid' });
  });

  it('says where the small picture did not come', async () => {
    const failing = open({ changes: { relight: 20 } });
    failing.create.mockRejectedValue(new Error('down'));
    await waitFor(() => expect(failing.now().trial.state).toBe('failed'));
    expect(failing.now()).toMatchObject({ isOffered: true, trial: { picture: null } });
  });
});

describe('is not offered', () => {
  const inputs = [
    { key: 'object_id', value: 'object-1' },
    { key: 'base_job_id', value: 'paid' },
  ];
  const changed = paid({ id: 'changed', func_id: 'restage', inputs });
  const day = 24 * 60 * 60 * 1_000;
  const old = paid({ finished_at: new Date(Date.now() - day).toISOString() });

  it.each([
    ['once the day is over', { jobs: [old] }],
    ['once the server has refused it', { jobs: [paid()], isRefused: true }],
  ])('%s, and the picture before is there still', async (_name, given: Given) => {
    const { now, create } = open({ result: changed, changes: { relight: 20 }, ...given });
    await waitFor(() => expect(now().undo).not.toBeNull());
    expect(now()).toMatchObject({ isFree: false, isOffered: false, trial: { state: 'none' } });
    expect(create).not.toHaveBeenCalled();
  });

  it.each([
    ['a preview', paid({ id: 'look', func_id: 'preview' })],
    ['what is not paid', paid({ func_id: 'detect' })],
  ])('of %s', (_name, result) => {
    const { now } = open({ result, changes: { relight: 20 } });
    expect(now()).toMatchObject({ isFree: false, isOffered: false, undo: null });
  });
});
