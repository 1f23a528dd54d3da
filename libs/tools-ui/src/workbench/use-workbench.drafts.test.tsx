import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '../drafts/draft.ts';
import { readPhoto } from '../photo/read-photo.ts';
import { aJob, aPhoto, memoryDrafts } from '../testing/fake-services.tsx';
import { inBrowser } from '../testing/in-browser.ts';
import { file, openWorkbench } from '../testing/open-workbench.tsx';

vi.mock('../photo/read-photo.ts', () => ({ readPhoto: vi.fn() }));

/** Photos are read at once, except the one of this name, which waits for release. */
function holdBack(held: string) {
  const gate = Promise.withResolvers<undefined>();
  vi.mocked(readPhoto).mockImplementation(async (read, name, origin = null) => {
    if (name === held) await gate.promise;
    return { photo: { ...aPhoto(), file: read, name, url: `blob:${name}`, origin } };
  });
  return () => gate.resolve(undefined);
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  file,
  name: 'draft.png',
  values: { format: 'jpeg' },
  pending: false,
  savedAt: 0,
  ...changes,
});

inBrowser();

describe('a photo that comes by itself', () => {
  it('is awaited until it is there, and nobody is asked for one', async () => {
    const letGo = holdBack('draft.png');
    const drafts = memoryDrafts();
    drafts.draft = aDraft();
    const { now } = openWorkbench({ drafts, photoComes: true });
    expect(now().awaitsPhoto).toBe(true);
    await settled();
    expect(now().awaitsPhoto).toBe(true);
    letGo();
    await waitFor(() => expect(now().photo?.name).toBe('draft.png'));
    expect(now().awaitsPhoto).toBe(false);
  });

  it('is awaited no longer where it does not come', async () => {
    const { now } = openWorkbench({ photoComes: true });
    await waitFor(() => expect(now().awaitsPhoto).toBe(false));
    expect(now().photo).toBeNull();
  });
});

describe('a draft that is still being read', () => {
  it('gives way to a photo that is chosen meanwhile', async () => {
    const letGo = holdBack('draft.png');
    const drafts = memoryDrafts();
    drafts.draft = aDraft();
    const { now } = openWorkbench({ drafts });
    await settled();
    await act(() => now().pick(new File(['new'], 'new.png')));
    letGo();
    await settled();
    expect(now().photo?.name).toBe('new.png');
    expect(drafts.draft).toMatchObject({ name: 'new.png' });
  });

  it('leaves a picture that is chosen for an option meanwhile', async () => {
    const letGo = holdBack('draft.png');
    const drafts = memoryDrafts();
    drafts.draft = aDraft();
    const { now } = openWorkbench({ drafts });
    await settled();
    act(() => now().setValue('background_image', { ...aPhoto(), name: 'beach.png' }));
    letGo();
    await waitFor(() => expect(now().photo?.name).toBe('draft.png'));
    expect(now().values['background_image']).toMatchObject({ name: 'beach.png' });
    expect(now().values['format']).toBe('jpeg');
  });

  it('takes no photo out of the store that was put there meanwhile', async () => {
    holdBack('nothing');
    const drafts = memoryDrafts();
    drafts.draft = aDraft({ jobId: 'job-1' });
    const bench = openWorkbench({ drafts, job: aJob({ status: 'succeeded' }) });
    const reading = Promise.withResolvers<ReturnType<typeof aJob>>();
    bench.api.jobs.read.mockReturnValue(reading.promise);
    await settled();
    await act(() => bench.now().pick(new File(['new'], 'new.png')));
    reading.resolve(aJob({ status: 'succeeded' }));
    await settled();
    expect(drafts.draft).toMatchObject({ name: 'new.png' });
  });

  it('runs nothing that waited for a sign-in with a photo that is chosen meanwhile', async () => {
    const letGo = holdBack('draft.png');
    const drafts = memoryDrafts();
    drafts.draft = aDraft({ pending: true });
    const { api, now } = openWorkbench({ drafts });
    await settled();
    await act(() => now().pick(new File(['new'], 'new.png')));
    letGo();
    await settled();
    expect(now().photo?.name).toBe('new.png');
    expect(api.jobs.create).not.toHaveBeenCalled();
  });
});

describe('a photo that is still being read', () => {
  it('leaves an option that is changed meanwhile, and keeps it with the photo', async () => {
    const letGo = holdBack('slow.png');
    const { drafts, now } = openWorkbench();
    await settled();
    act(() => void now().pick(new File(['new'], 'slow.png')));
    act(() => now().setValue('format', 'webp'));
    letGo();
    await waitFor(() => expect(now().photo?.name).toBe('slow.png'));
    expect(now().values['format']).toBe('webp');
    await waitFor(() => expect(drafts.draft?.values).toMatchObject({ format: 'webp' }));
  });
});

describe('a free preview that was asked for before the page was loaded again', () => {
  const preview = aJob({ id: 'preview-1', func_id: 'preview', status: 'succeeded' });

  it('is come back to', async () => {
    const drafts = memoryDrafts();
    drafts.draft = aDraft({ jobId: preview.id });
    const { now } = openWorkbench({ drafts, job: preview });
    await waitFor(() => expect(now().job?.id).toBe(preview.id));
    expect(now().isPreview).toBe(true);
  });

  it('is kept with the photo as soon as it is made, be it before a charge', async () => {
    holdBack('nothing');
    const { api, drafts, now } = openWorkbench();
    api.jobs.create.mockResolvedValue({ ...preview, status: 'running' });
    api.jobs.read.mockResolvedValue({ ...preview, status: 'running' });
    await act(() => now().pick(file));
    act(() => void now().run());
    await waitFor(() => expect(drafts.draft?.jobId).toBe(preview.id));
    expect(now().phase.name).toBe('looking');
  });

  it('is left where it came to nothing', async () => {
    holdBack('nothing');
    const drafts = memoryDrafts();
    drafts.draft = aDraft({ jobId: preview.id });
    const { now } = openWorkbench({ drafts, job: { ...preview, status: 'failed' } });
    await waitFor(() => expect(now().photo?.name).toBe('draft.png'));
    expect(now().job).toBeUndefined();
  });

  it('comes back no more once it was paid for', async () => {
    const drafts = memoryDrafts();
    drafts.draft = aDraft({ jobId: preview.id });
    const { api, now } = openWorkbench({ drafts, job: preview });
    await waitFor(() => expect(now().isPreview).toBe(true));
    const paid = aJob({ id: 'paid-1', status: 'succeeded' });
    api.jobs.create.mockResolvedValue(paid);
    api.jobs.read.mockResolvedValue(paid);
    act(() => void now().run());
    await waitFor(() => expect(drafts.draft).toBeUndefined());
  });

  it('gives way to other options', async () => {
    holdBack('nothing');
    const { api, drafts, now } = openWorkbench();
    api.jobs.create.mockResolvedValue(preview);
    api.jobs.read.mockResolvedValue(preview);
    await act(() => now().pick(file));
    act(() => void now().preview?.());
    await waitFor(() => expect(drafts.draft?.jobId).toBe(preview.id));
    act(() => now().setValue('format', 'webp'));
    await waitFor(() => expect(drafts.draft?.jobId).toBeNull());
  });
});
