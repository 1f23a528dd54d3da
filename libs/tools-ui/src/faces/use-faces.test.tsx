import { ApiError, type ApiErrorCode } from '@tintory/api-client';
import { findTool, tools } from '@tintory/catalog';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeApi, withServices } from '../testing/fake-services.tsx';
import { useFaces } from './use-faces.ts';

function lookInVain(code: ApiErrorCode) {
  const { api } = fakeApi();
  api.jobs.create.mockRejectedValue(new ApiError({ code, status: 500, message: 'No.' }));
  const options = {
    tool: findTool('face_swap') ?? tools[0],
    pictureKey: 'object-1',
    ensureUploaded: async () => 'object-1',
  };
  const hook = renderHook(() => useFaces(options), { wrapper: withServices(api) });
  return () => hook.result.current;
}

describe('the look for faces', () => {
  afterEach(cleanup);

  it('knows a picture that is gone from one that could not be looked at', async () => {
    const gone = lookInVain('NotFound');
    await waitFor(() => expect(gone().failed).toBe(true));
    expect(gone().lost).toBe(true);
    const failing = lookInVain('EngineUnavailable');
    await waitFor(() => expect(failing().failed).toBe(true));
    expect(failing().lost).toBe(false);
  });
});
