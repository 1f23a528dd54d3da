import { ApiError } from '@tintory/api-client';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { photoGoneCode } from '../jobs/failure.ts';
import type { PhotoOrigin } from '../photo/photo-origin.ts';
import { aJob, aPhoto } from '../testing/fake-services.tsx';
import { inBrowser } from '../testing/in-browser.ts';
import { file, notFound, ofStore, openWorkbench, origin } from '../testing/open-workbench.tsx';

vi.mock('../photo/read-photo.ts', () => ({
  readPhoto: async (_file: Blob, _name: string, origin: PhotoOrigin | null = null) => ({
    photo: { ...aPhoto(), origin },
  }),
}));

inBrowser();

describe('the workbench over a result', () => {
  it('runs a result again for the same picture of the store', async () => {
    const { api, now } = openWorkbench({ shown: aJob({ status: 'succeeded', ...ofStore }) });
    expect(now().origin).toBeUndefined();
    await waitFor(() => expect(now().origin).toEqual(origin));
    await act(() => now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    expect(api.jobs.create.mock.calls[0]?.[0]).toMatchObject(ofStore);
  });

  it('runs a result of a batch again for the picture that was fetched from the store', async () => {
    const inputs = [{ key: 'image_url', value: 'https://cdn.test/mug.png' }];
    const { api, now } = openWorkbench({
      shown: aJob({ status: 'succeeded', ...ofStore, inputs }),
    });
    await waitFor(() => expect(now().canRun).toBe(true));
    await act(() => now().run());
    await waitFor(() => expect(api.jobs.create).toHaveBeenCalledOnce());
    const body = api.jobs.create.mock.calls[0]?.[0];
    expect(body).toMatchObject(ofStore);
    expect(body?.inputs).toContainEqual(inputs[0]);
    expect(body?.inputs.map(({ key }) => key)).not.toContain('object_id');
  });

  it('keeps a result whose photo is gone, and does not run it again', async () => {
    const { api, now } = openWorkbench({ shown: aJob({ status: 'succeeded' }) });
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
    const { api, now } = openWorkbench({ shown: aJob({ status: 'succeeded' }) });
    await waitFor(() => expect(now().canRun).toBe(true));
    api.jobs.create.mockRejectedValueOnce(
      new ApiError({ code: 'Internal', status: 500, message: '' }),
    );
    await act(() => now().run());
    await waitFor(() =>
      expect(now().blockingError).toMatchObject({ name: 'failed', code: 'Internal' }),
    );
    expect(now().phase).toMatchObject({ name: 'succeeded', job: { id: 'job-1' } });
    expect(now().canRun).toBe(true);
    await act(() => now().pick(file));
    expect(now().blockingError).toBeNull();
    expect(now().phase.name).toBe('none');
  });

  it('says of a photo, not of a result, that it is gone where nothing was made of it', async () => {
    const { api, now } = openWorkbench();
    await act(() => now().pick(file));
    api.jobs.create.mockRejectedValue(notFound());
    await act(() => now().run());
    await waitFor(() => expect(now().phase).toEqual({ name: 'failed', code: photoGoneCode }));
  });

  it('says of a result that it is gone where it cannot be read any more', async () => {
    const { now } = openWorkbench({ shown: aJob({ status: 'succeeded' }), deleted: true });
    await waitFor(() => expect(now().phase).toEqual({ name: 'failed', code: 'NotFound' }));
    expect(now().photoGone).toBe(false);
  });
});
