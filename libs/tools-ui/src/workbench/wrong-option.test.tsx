import { ApiError } from '@tintory/api-client';
import { findTool, tools } from '@tintory/catalog';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, fakeApi, memoryDrafts, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { useWorkbench } from './use-workbench.ts';

const noJob = () => undefined;
const dress = findTool('virtual_dress') ?? tools[0];
const textToImage = findTool('text_to_image') ?? tools[0];

describe('the option a run failed of', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is marked until it is another', async () => {
    const { api, change } = fakeApi();
    const error = { code: 'InvalidInput', message: '', field: 'format' };
    const job = aJob({ status: 'failed', error });
    change(job);
    const drafts = memoryDrafts();
    const { result } = renderHook(
      () => useWorkbench({ tool: tools[0], jobId: job.id, onJobId: noJob, drafts }),
      { wrapper: withServices(api) },
    );
    await waitFor(() => expect(result.current.wrong).toBe('format'));
    await act(async () => result.current.setValue('crop', true));
    expect(result.current.wrong).toBe('format');
    await act(async () => result.current.setValue('format', 'webp'));
    expect(result.current.wrong).toBeUndefined();
    expect(result.current.answered).toBe(true);
  });

  it('is another by a preset too', async () => {
    const { api, change } = fakeApi();
    const error = { code: 'InvalidInput', message: '', field: 'format' };
    const job = aJob({ status: 'failed', error });
    change(job);
    const { result } = renderHook(
      () => useWorkbench({ tool: tools[0], jobId: job.id, onJobId: noJob, drafts: memoryDrafts() }),
      { wrapper: withServices(api) },
    );
    await waitFor(() => expect(result.current.wrong).toBe('format'));
    await act(async () => result.current.setValues({ format: 'png', crop: true }));
    expect(result.current.wrong).toBe('format');
    await act(async () => result.current.setValues({ format: 'webp' }));
    expect(result.current.wrong).toBeUndefined();
  });

  it('has what the API said of it', async () => {
    const { api } = fakeApi();
    const details = { format: 'Give one of these: png.' };
    const refusal = new ApiError({ code: 'InvalidInput', status: 400, message: '', details });
    api.jobs.create.mockRejectedValue(refusal);
    const drafts = memoryDrafts();
    const { result } = renderHook(
      () => useWorkbench({ tool: textToImage, jobId: null, onJobId: noJob, drafts }),
      { wrapper: withServices(api) },
    );
    await act(async () => result.current.setValue('prompt', 'a rose'));
    await act(async () => result.current.run());
    await waitFor(() => expect(result.current.wrong).toBe('format'));
    expect(result.current.wrongWhy).toBe('Give one of these: png.');
    await act(async () => result.current.setValue('format', 'webp'));
    expect(result.current.wrongWhy).toBeUndefined();
  });

  it('is a picture that no other run is made with, until it is another', async () => {
    const { api, change } = fakeApi();
    const error = { code: 'InvalidInput', message: '', reason: 'noGarment' as const };
    const inputs = [
      { key: 'object_id', value: 'one' },
      { key: 'garment_object_id', value: 'cat' },
    ];
    const job = aJob({ tool_id: dress.id, status: 'failed', error, inputs });
    change(job);
    const { result } = renderHook(
      () => useWorkbench({ tool: dress, jobId: job.id, onJobId: noJob, drafts: memoryDrafts() }),
      { wrapper: withServices(api) },
    );
    await waitFor(() => expect(result.current.wrong).toBe('garment_object_id'));
    expect(result.current.wrongPicture?.reason).toBe('noGarment');
    expect(result.current.canRun).toBe(false);
    const shirt = { objectId: 'shirt', smallUrl: 'http://api.test/small' };
    await act(async () => result.current.setValue('garment_object_id', shirt));
    expect(result.current.wrongPicture).toBeUndefined();
    expect(result.current.canRun).toBe(true);
  });

  it('is the prompt where its words were not understood, until they are others', async () => {
    const { api, change } = fakeApi();
    const error = { code: 'PromptUnclear', message: '' };
    const job = aJob({ tool_id: textToImage.id, status: 'failed', error });
    change(job);
    const { result } = renderHook(
      () =>
        useWorkbench({ tool: textToImage, jobId: job.id, onJobId: noJob, drafts: memoryDrafts() }),
      { wrapper: withServices(api) },
    );
    await waitFor(() => expect(result.current.wrong).toBe('prompt'));
    await act(async () => result.current.setValue('prompt', ''));
    expect(result.current.answered).toBe(true);
  });
});
