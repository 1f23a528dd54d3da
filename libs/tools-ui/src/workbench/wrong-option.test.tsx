import { tools } from '@tintory/catalog';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, fakeApi, memoryDrafts, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { useWorkbench } from './use-workbench.ts';

const noJob = () => undefined;

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
  });
});
