import { ApiError, type ApiErrorCode } from '@tintory/api-client';
import { findTool, tools } from '@tintory/catalog';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FileGone } from '../photo/file-gone.ts';
import { aJob, fakeApi, withServices } from '../testing/fake-services.tsx';
import { useFaces } from './use-faces.ts';

function lookInVain(code: ApiErrorCode, retryAfterSeconds?: number) {
  const { api } = fakeApi();
  const error = new ApiError({ code, status: 500, message: 'No.', retryAfterSeconds });
  api.jobs.create.mockRejectedValueOnce(error);
  const options = {
    tool: findTool('face_swap') ?? tools[0],
    pictureKey: 'object-1',
    ensureUploaded: async () => 'object-1',
  };
  const view = renderHook(() => useFaces(options), { wrapper: withServices(api) });
  return () => view.result.current;
}

describe('the look for faces', () => {
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('knows a picture that is gone from one that could not be looked at', async () => {
    const gone = lookInVain('NotFound');
    await waitFor(() => expect(gone().failed).toBe(true));
    expect(gone().lost).toBe(true);
    const failing = lookInVain('EngineUnavailable');
    await waitFor(() => expect(failing().failed).toBe(true));
    expect(failing().lost).toBe(false);
  });

  it('does not take a look that failed for a photo without faces', async () => {
    const { api } = fakeApi();
    // What a call that is sent again answers, whose first try ran out of time.
    api.jobs.create.mockResolvedValueOnce(aJob({ status: 'failed', result: null }));
    const options = {
      tool: findTool('face_swap') ?? tools[0],
      pictureKey: 'object-1',
      ensureUploaded: async () => 'object-1',
    };
    const { result } = renderHook(() => useFaces(options), { wrapper: withServices(api) });
    await waitFor(() => expect(result.current.failed).toBe(true));
    expect(result.current.found).toBe(false);
  });

  it('says of a file that is gone from this device that it has to be chosen again', async () => {
    const options = {
      tool: findTool('face_swap') ?? tools[0],
      pictureKey: 'blob:gone',
      ensureUploaded: () => Promise.reject(new FileGone()),
    };
    const wrapper = withServices(fakeApi().api);
    const { result } = renderHook(() => useFaces(options), { wrapper });
    await waitFor(() => expect(result.current.fileGone).toBe(true));
  });

  it('waits as long as the API says where too much was asked, and goes on by itself', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const now = lookInVain('TooManyRequests', 40);
    await waitFor(() => expect(now().waiting).toBe(40));
    expect(now().failed).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(39_000));
    expect(now().found).toBe(false);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await waitFor(() => expect(now().found).toBe(true));
    expect(now().waiting).toBeNull();
  });
});
