import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { aJob, aPhoto, memoryDrafts } from '../testing/fake-services.tsx';
import { inBrowser } from '../testing/in-browser.ts';
import { file, ofStore, openWorkbench, origin } from '../testing/open-workbench.tsx';

vi.mock('../photo/read-photo.ts', () => ({
  readPhoto: async (_file: Blob, _name: string, origin: PhotoOrigin | null = null) => ({
    photo: { ...aPhoto(), origin },
  }),
}));

inBrowser();

describe('the workbench', () => {
  it('runs at once for somebody who is signed in', async () => {
    const { api, now, requestSignIn } = openWorkbench();
    await act(() => now().pick(file));
    await act(() => now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(requestSignIn).not.toHaveBeenCalled();
  });

  it('looks for nothing before it charges', async () => {
    const { api, now } = openWorkbench();
    await act(() => now().pick(file));
    await act(async () => void now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(api.jobs.create.mock.calls[0]?.[0]).toMatchObject({ func_id: 'preview' });
  });

  it('looks no second time when a person marks the cutout of a result', async () => {
    const { api, now } = openWorkbench({ shown: aJob({ status: 'succeeded' }) });
    await waitFor(() => expect(now().phase.name).toBe('succeeded'));
    const points: [number, number][] = [[0.5, 0.5]];
    act(() => now().runWith([{ mode: 'keep', radius: 0.1, points }]));
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(api.jobs.create.mock.calls[0]?.[0]).toMatchObject({ func_id: 'run' });
  });

  it('asks to sign in and then goes on with the same photo and options', async () => {
    const { api, now, requestSignIn, signIn } = openWorkbench({ signedIn: false });
    await act(() => now().pick(file));
    act(() => now().setValue('format', 'webp'));
    await act(() => now().run());
    expect(requestSignIn).toHaveBeenCalledOnce();
    expect(api.jobs.create).not.toHaveBeenCalled();
    signIn();
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(api.jobs.create.mock.calls[0]?.[0].inputs).toContainEqual({
      key: 'format',
      value: 'webp',
    });
  });

  it('goes on after the sign-in link opened the page anew', async () => {
    const drafts = memoryDrafts();
    await drafts.save('remove_background', {
      file,
      name: 'cat.png',
      values: { format: 'jpeg' },
      pending: true,
    });
    const { api, now } = openWorkbench({ drafts });
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(now().values['format']).toBe('jpeg');
  });

  it('runs what was waiting in one tab only', async () => {
    const drafts = memoryDrafts();
    const waiting = { file, name: 'cat.png', values: {}, pending: true };
    await drafts.save('remove_background', waiting);
    const first = openWorkbench({ drafts });
    const second = openWorkbench({ drafts });
    await waitFor(() => expect(second.now().photo).not.toBeNull());
    await waitFor(() => {
      const runs = [first, second].map(({ api }) => api.jobs.create.mock.calls.length);
      expect(runs.sort()).toEqual([0, 1]);
    });
  });

  it('restores a photo without running it when nobody asked to', async () => {
    const drafts = memoryDrafts();
    const kept = { file, name: 'cat.png', values: {}, pending: false };
    await drafts.save('remove_background', kept);
    const { api, now } = openWorkbench({ drafts });
    await waitFor(() => expect(now().canRun).toBe(true));
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('keeps what was chosen while the photo from before was still being looked up', async () => {
    const drafts = memoryDrafts();
    const kept = { file, name: 'dog.png', origin, values: {}, pending: false, savedAt: 0 };
    const looking = Promise.withResolvers<typeof kept>();
    const load = () => looking.promise as never;
    const { now } = openWorkbench({ drafts: { ...drafts, load } });
    await act(() => now().pick(file));
    await act(async () => looking.resolve(kept));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(now().photo).toMatchObject({ origin: null });
  });

  it('forgets the photo when a new one is asked for', async () => {
    const { drafts, now } = openWorkbench();
    await act(() => now().pick(file));
    act(() => now().startOver());
    expect(now().photo).toBeNull();
    await waitFor(() => expect(drafts.draft).toBeUndefined());
  });

  /** Picks a photo and runs it paid, the free preview before it answered by a sound cutout. */
  async function runPaid(bench: ReturnType<typeof openWorkbench>) {
    await act(() => bench.now().pick(file));
    const look = aJob({ id: 'look', func_id: 'preview', status: 'succeeded' });
    bench.api.jobs.create.mockResolvedValueOnce(look);
    await act(async () => void bench.now().run());
    await waitFor(() => expect(bench.drafts.draft?.jobId).toBe('job-1'));
  }

  it('forgets a photo once its paid run has succeeded, and not before', async () => {
    const bench = openWorkbench();
    await runPaid(bench);
    expect(bench.drafts.draft?.file).toBeInstanceOf(Blob);
    bench.change({ status: 'succeeded' });
    await waitFor(() => expect(bench.drafts.draft).toBeUndefined(), { timeout: 4_000 });
    act(() => bench.now().setValue('format', 'webp'));
    expect(bench.drafts.draft).toBeUndefined();
    expect(bench.now().photo).not.toBeNull();
  });

  it('keeps a photo whose paid run failed', async () => {
    const bench = openWorkbench();
    await runPaid(bench);
    bench.change({ status: 'failed', error: { code: 'Internal', message: '' } });
    await waitFor(() => expect(bench.now().phase.name).toBe('failed'), { timeout: 4_000 });
    expect(bench.drafts.draft?.file).toBeInstanceOf(Blob);
  });

  it('brings no photo back whose paid run succeeded elsewhere', async () => {
    const drafts = memoryDrafts();
    const kept = { file, name: 'cat.png', values: {}, pending: false, jobId: 'job-1' };
    await drafts.save('remove_background', kept);
    const { now } = openWorkbench({ drafts, job: aJob({ status: 'succeeded' }) });
    await waitFor(() => expect(drafts.draft).toBeUndefined());
    expect(now().photo).toBeNull();
  });

  it('keeps a photo that waits while the result of another one is opened', async () => {
    const drafts = memoryDrafts();
    await drafts.save('remove_background', { file, name: 'cat.png', values: {}, pending: false });
    const { now } = openWorkbench({ drafts, shown: aJob({ status: 'succeeded' }) });
    await waitFor(() => expect(now().phase.name).toBe('succeeded'));
    await act(() => Promise.resolve());
    expect(drafts.draft?.file).toBe(file);
  });

  it('tells the job which picture of the store the photo is, and keeps that in the draft', async () => {
    const { api, drafts, now } = openWorkbench();
    await act(() => now().pick(file, origin));
    expect(now().origin).toEqual(origin);
    await waitFor(() => expect(drafts.draft?.origin).toEqual(origin));
    await act(() => now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(api.jobs.create.mock.calls[0]?.[0]).toMatchObject(ofStore);
  });

  it('knows a photo of a draft for the store’s, and another photo after it for none', async () => {
    const drafts = memoryDrafts();
    await drafts.save('remove_background', {
      ...{ file, name: 'cat.png', origin, values: {}, pending: false },
    });
    const { api, now } = openWorkbench({ drafts });
    await waitFor(() => expect(now().origin).toEqual(origin));
    await act(() => now().pick(file));
    expect(now().origin).toBeNull();
    await act(() => now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(api.jobs.create.mock.calls[0]?.[0]).not.toHaveProperty('shopify_product_id');
  });
});
