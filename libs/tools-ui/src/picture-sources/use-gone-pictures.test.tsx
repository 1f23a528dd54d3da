import { ApiError } from '@tintory/api-client';
import { findTool, type ToolDefinition } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { aJob, aPhoto, fakeApi, memoryDrafts, withServices } from '../testing/fake-services.tsx';
import { inBrowser } from '../testing/in-browser.ts';
import { useWorkbench } from '../workbench/use-workbench.ts';

vi.mock('../photo/read-photo.ts', () => ({
  readPhoto: async (_: Blob, name: string) => ({ photo: { ...aPhoto(), name } }),
}));

const garment = 'garment_object_id';
const notFound = () => new ApiError({ code: 'NotFound', status: 404, message: 'Not there.' });
const dressed = (changes: Partial<Job> = {}) =>
  aJob({
    tool_id: 'virtual_dress',
    inputs: [
      { key: 'object_id', value: 'person' },
      { key: garment, value: 'shirt' },
    ],
    ...changes,
  });

function setUp({ shown }: { shown?: Job } = {}) {
  const { api, change } = fakeApi();
  change(shown ?? dressed());
  const gone = new Set<string>();
  const downloadLink = vi.fn(async (id: string) => {
    if (gone.has(id)) throw notFound();
    return { url: `http://api.test/${id}`, expires_at: '' };
  });
  const uploads = { ...api.uploads, downloadLink };
  const drafts = memoryDrafts();
  const { result } = renderHook(
    () => {
      const [jobId, onJobId] = useState<string | null>(shown?.id ?? null);
      const tool = findTool('virtual_dress') as ToolDefinition;
      return useWorkbench({ tool, jobId, onJobId, drafts });
    },
    { wrapper: withServices({ ...api, uploads }) },
  );
  return { api, gone, drafts, now: () => result.current };
}

/** A photo of a person, with an earlier result as garment. */
async function setUpChosen() {
  const bench = setUp();
  await act(() => bench.now().pick(new File(['bytes'], 'ann.png')));
  await act(async () => bench.now().setValue(garment, { objectId: 'shirt' }));
  return bench;
}

inBrowser();

describe('a picture that is stored already', () => {
  it('goes into the job as it is, without another upload, and is kept in the draft', async () => {
    const { api, drafts, now } = await setUpChosen();
    expect(drafts.draft?.values[garment]).toEqual({ objectId: 'shirt' });
    await act(() => now().run());
    expect(api.uploads.put).toHaveBeenCalledOnce();
    expect(api.jobs.create.mock.calls[0]?.[0].inputs).toContainEqual({
      key: garment,
      value: 'shirt',
    });
  });

  it('is what is missing once it is deleted, and the photo is not', async () => {
    const { api, gone, now } = await setUpChosen();
    expect(now().missing).toEqual([]);
    gone.add('shirt');
    api.jobs.create.mockRejectedValue(notFound());
    await act(() => now().run());
    await waitFor(() => expect(now().missing).toEqual([garment]));
    expect(now().phase).toEqual({ name: 'canceled' });
    expect(now().photoGone).toBe(false);
    expect(now().canRun).toBe(false);
    await act(async () => now().setValue(garment, { objectId: 'coat' }));
    expect(now().missing).toEqual([]);
    expect(now().canRun).toBe(true);
  });

  it('leaves the result in sight that was made with it', async () => {
    const shown = dressed({ status: 'succeeded' });
    const { api, gone, now } = setUp({ shown });
    await waitFor(() => expect(now().phase.name).toBe('succeeded'));
    gone.add('shirt');
    api.jobs.create.mockRejectedValue(notFound());
    await act(() => now().run());
    await waitFor(() => expect(now().missing).toEqual([garment]));
    expect(now().phase.name).toBe('succeeded');
    expect(now().photoGone).toBe(false);
  });

  it('has no share in it where the photo is what is gone', async () => {
    const shown = dressed({ status: 'succeeded' });
    const { api, now } = setUp({ shown });
    await waitFor(() => expect(now().phase.name).toBe('succeeded'));
    api.jobs.create.mockRejectedValue(notFound());
    await act(() => now().run());
    await waitFor(() => expect(now().photoGone).toBe(true));
    expect(now().missing).toEqual([]);
  });
});
