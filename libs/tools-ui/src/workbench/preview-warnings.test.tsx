import { tools } from '@tintory/catalog';
import type { Job } from '@tintory/contract';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, fakeApi, memoryDrafts, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { useWorkbench } from './use-workbench.ts';

const noJob = () => undefined;

function open(result: Job['result']) {
  const { api, change } = fakeApi();
  const job = aJob({ func_id: 'preview', status: 'succeeded', result });
  change(job);
  return renderHook(
    () => useWorkbench({ tool: tools[0], jobId: job.id, onJobId: noJob, drafts: memoryDrafts() }),
    { wrapper: withServices(api) },
  ).result;
}

describe('a preview before a charge', () => {
  beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('has its warnings until an option is another', async () => {
    const bench = open({ unknown: ['zeppelin'] });
    await waitFor(() => expect(bench.current.isWarned).toBe(true));
    await act(async () => bench.current.setValue('crop', true));
    expect(bench.current.isWarned).toBe(false);
  });

  it('has none where nothing is told of it', async () => {
    const bench = open(null);
    await waitFor(() => expect(bench.current.isPreview).toBe(true));
    expect(bench.current.isWarned).toBe(false);
  });

  it('has none once somebody has asked for it on purpose', async () => {
    const bench = open({ unknown: ['zeppelin'] });
    await waitFor(() => expect(bench.current.isWarned).toBe(true));
    await act(async () => bench.current.preview?.());
    expect(bench.current.isWarned).toBe(false);
  });
});
