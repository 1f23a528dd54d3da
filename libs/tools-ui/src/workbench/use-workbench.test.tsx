import { ApiError } from '@tintory/api-client';
import { tools } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { photoGoneCode } from '../jobs/job-phase.ts';
import type { PhotoOrigin } from '../jobs/photo-origin.ts';
import { aJob, aPhoto, fakeApi, memoryDrafts, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { useWorkbench } from './use-workbench.ts';

vi.mock('../photo/read-photo.ts', () => ({
  readPhoto: async (_file: Blob, _name: string, origin: PhotoOrigin | null = null) => ({
    photo: { ...aPhoto(), origin },
  }),
}));

const file = new File(['bytes'], 'cat.png');

const origin = { productId: 'gid://shopify/Product/1', fileId: 'gid://shopify/MediaImage/2' };
const ofStore = {
  shopify_product_id: origin.productId,
  metadata: { shopify_file_id: origin.fileId },
};

const notFound = () => new ApiError({ code: 'NotFound', status: 404, message: 'Not there.' });

type Given = {
  drafts?: ReturnType<typeof memoryDrafts>;
  signedIn?: boolean;
  /** The job the API knows. */
  job?: Job;
  /** The same, and the page is at it. */
  shown?: Job;
  /** The API knows it no more. */
  deleted?: boolean;
};

function setUp({
  drafts = memoryDrafts(),
  signedIn = true,
  shown,
  job = shown,
  deleted,
}: Given = {}) {
  const { api, change } = fakeApi();
  if (deleted) api.jobs.read.mockRejectedValue(notFound());
  if (job) change(job);
  const requestSignIn = vi.fn();
  const session = { signedIn };
  const wrapper = withServices(api, () => ({ ...session, requestSignIn }));
  const hook = renderHook(
    () => {
      const [jobId, onJobId] = useState<string | null>(shown?.id ?? null);
      return useWorkbench({ tool: tools[0], jobId, onJobId, drafts });
    },
    { wrapper },
  );
  const signIn = () => {
    session.signedIn = true;
    hook.rerender();
  };
  return { api, change, drafts, requestSignIn, signIn, now: () => hook.result.current };
}

describe('the workbench', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('URL', Object.assign(URL, { revokeObjectURL: () => undefined }));
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('runs at once for somebody who is signed in', async () => {
    const { api, now, requestSignIn } = setUp();
    await act(() => now().pick(file));
    await act(() => now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(requestSignIn).not.toHaveBeenCalled();
  });

  it('looks for nothing before it charges, unless a person marked the cutout', async () => {
    const { api, now } = setUp();
    const asked = () => api.jobs.create.mock.calls.map(([{ func_id: id }]) => id);
    await act(() => now().pick(file));
    await act(async () => void now().run());
    await waitFor(() => expect(asked()).toEqual(['preview']));

    const marked = setUp();
    await act(() => marked.now().pick(file));
    const points: [number, number][] = [[0.5, 0.5]];
    act(() => marked.now().runWith([{ mode: 'keep', radius: 0.1, points }]));
    await waitFor(() => expect(marked.api.jobs.create).toHaveBeenCalledOnce());
    expect(marked.api.jobs.create.mock.calls[0]?.[0]).toMatchObject({ func_id: 'run' });
  });

  it('asks to sign in and then goes on with the same photo and options', async () => {
    const { api, now, requestSignIn, signIn } = setUp({ signedIn: false });
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
    const { api, now } = setUp({ drafts });
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(now().values['format']).toBe('jpeg');
  });

  it('runs what was waiting in one tab only', async () => {
    const drafts = memoryDrafts();
    const waiting = { file, name: 'cat.png', values: {}, pending: true };
    await drafts.save('remove_background', waiting);
    const first = setUp({ drafts });
    const second = setUp({ drafts });
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
    const { api, now } = setUp({ drafts });
    await waitFor(() => expect(now().canRun).toBe(true));
    expect(api.jobs.create).not.toHaveBeenCalled();
  });

  it('keeps what was chosen while the photo from before was still being looked up', async () => {
    const drafts = memoryDrafts();
    const kept = { file, name: 'dog.png', origin, values: {}, pending: false, savedAt: 0 };
    const looking = Promise.withResolvers<typeof kept>();
    const load = () => looking.promise as never;
    const { now } = setUp({ drafts: { ...drafts, load } });
    await act(() => now().pick(file));
    await act(async () => looking.resolve(kept));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(now().photo).toMatchObject({ origin: null });
  });

  it('forgets the photo when a new one is asked for', async () => {
    const { drafts, now } = setUp();
    await act(() => now().pick(file));
    act(() => now().startOver());
    expect(now().photo).toBeNull();
    await waitFor(() => expect(drafts.draft).toBeUndefined());
  });

  /** Picks a photo and runs it paid, the free look before it answered by a sound cutout. */
  async function runPaid(bench: ReturnType<typeof setUp>) {
    await act(() => bench.now().pick(file));
    const points: [number, number][] = [[0.5, 0.5]];
    act(() => bench.now().runWith([{ mode: 'keep', radius: 0.1, points }]));
    await waitFor(() => expect(bench.drafts.draft?.jobId).toBe('job-1'));
  }

  it('forgets a photo once its paid run has succeeded, and not before', async () => {
    const bench = setUp();
    await runPaid(bench);
    expect(bench.drafts.draft?.file).toBeInstanceOf(Blob);
    bench.change({ status: 'succeeded' });
    await waitFor(() => expect(bench.drafts.draft).toBeUndefined(), { timeout: 4_000 });
    act(() => bench.now().setValue('format', 'webp'));
    expect(bench.drafts.draft).toBeUndefined();
    expect(bench.now().photo).not.toBeNull();
  });

  it('keeps a photo whose paid run failed', async () => {
    const bench = setUp();
    await runPaid(bench);
    bench.change({ status: 'failed', error: { code: 'Internal', message: '' } });
    await waitFor(() => expect(bench.now().phase.name).toBe('failed'), { timeout: 4_000 });
    expect(bench.drafts.draft?.file).toBeInstanceOf(Blob);
  });

  it('brings no photo back whose paid run succeeded elsewhere', async () => {
    const drafts = memoryDrafts();
    const kept = { file, name: 'cat.png', values: {}, pending: false, jobId: 'job-1' };
    await drafts.save('remove_background', kept);
    const { now } = setUp({ drafts, job: aJob({ status: 'succeeded' }) });
    await waitFor(() => expect(drafts.draft).toBeUndefined());
    expect(now().photo).toBeNull();
  });

  it('keeps a photo that waits while the result of another one is opened', async () => {
    const drafts = memoryDrafts();
    await drafts.save('remove_background', { file, name: 'cat.png', values: {}, pending: false });
    const { now } = setUp({ drafts, shown: aJob({ status: 'succeeded' }) });
    await waitFor(() => expect(now().phase.name).toBe('succeeded'));
    await act(() => Promise.resolve());
    expect(drafts.draft?.file).toBe(file);
  });

  it('tells the job which picture of the store the photo is, and keeps that in the draft', async () => {
    const { api, drafts, now } = setUp();
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
    const { api, now } = setUp({ drafts });
    await waitFor(() => expect(now().origin).toEqual(origin));
    await act(() => now().pick(file));
    expect(now().origin).toBeNull();
    await act(() => now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(api.jobs.create.mock.calls[0]?.[0]).not.toHaveProperty('shopify_product_id');
  });

  it('runs a result again for the same picture of the store', async () => {
    const { api, now } = setUp({ shown: aJob({ status: 'succeeded', ...ofStore }) });
    expect(now().origin).toBeUndefined();
    await waitFor(() => expect(now().origin).toEqual(origin));
    await act(() => now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(api.jobs.create.mock.calls[0]?.[0]).toMatchObject(ofStore);
  });

  it('keeps a result whose photo is gone, and does not run it again', async () => {
    const { api, now } = setUp({ shown: aJob({ status: 'succeeded' }) });
    await waitFor(() => expect(now().canRun).toBe(true));
    api.jobs.create.mockRejectedValueOnce(notFound());
    await act(() => now().run());
    await waitFor(() => expect(now().photoGone).toBe(true));
    expect(now().phase).toMatchObject({ name: 'succeeded', job: { id: 'job-1' } });
    expect(now().canRun).toBe(false);
    await act(() => now().pick(file));
    expect(now().photoGone).toBe(false);
    expect(now().canRun).toBe(true);
  });

  it('keeps a result beside another run that came to nothing, until there is a new photo', async () => {
    const { api, now } = setUp({ shown: aJob({ status: 'succeeded' }) });
    await waitFor(() => expect(now().canRun).toBe(true));
    api.jobs.create.mockRejectedValueOnce(
      new ApiError({ code: 'Internal', status: 500, message: '' }),
    );
    await act(() => now().run());
    await waitFor(() =>
      expect(now().hindrance).toMatchObject({ name: 'failed', code: 'Internal' }),
    );
    expect(now().phase).toMatchObject({ name: 'succeeded', job: { id: 'job-1' } });
    expect(now().canRun).toBe(true);
    await act(() => now().pick(file));
    expect(now().hindrance).toBeNull();
    expect(now().phase.name).toBe('none');
  });

  it('says of a photo, not of a result, that it is gone where nothing was made of it', async () => {
    const { api, now } = setUp();
    await act(() => now().pick(file));
    api.jobs.create.mockRejectedValue(notFound());
    await act(() => now().run());
    await waitFor(() => expect(now().phase).toEqual({ name: 'failed', code: photoGoneCode }));
  });

  it('says of a result that it is gone where it cannot be read any more', async () => {
    const { now } = setUp({ shown: aJob({ status: 'succeeded' }), deleted: true });
    await waitFor(() => expect(now().phase).toEqual({ name: 'failed', code: 'NotFound' }));
    expect(now().photoGone).toBe(false);
  });
});
