import { ApiError } from '@tintory/api-client';
import type { CreateUploadBody } from '@tintory/contract';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aPhoto, withServices } from '../testing/fake-services.tsx';
import { useUpload } from './use-upload.ts';

afterEach(cleanup);

const minutes = 60_000;
const target = { toolId: 'face_swap', funcId: 'swap' };
const options = { onProgress: () => undefined, signal: new AbortController().signal };

const stale = (serverTime: number | undefined) =>
  new ApiError({ code: 'StaleTimestamp', status: 401, message: 'Too old.', serverTime });

/** A server that accepts signatures within five minutes of its own clock. */
function open({ ahead = 0, tellsTime = true } = {}) {
  const create = vi.fn(async ({ timestamp }: CreateUploadBody) => {
    const now = Date.now() + ahead;
    if (Math.abs(now / 1_000 - Number(timestamp)) > 300) throw stale(tellsTime ? now : undefined);
    return { object_id: 'object', upload_signed_url: '/put', content_disposition: 'inline' };
  });
  const signUpload = async (_upload: object, now: number) => ({
    ...{ nonce: '2', hmac: '3' },
    timestamp: String(Math.floor(now / 1_000)),
  });
  const api = { uploads: { create, put: async () => undefined } };
  const wrapper = withServices(api, () => ({ signUpload }));
  const { result } = renderHook(() => useUpload(), { wrapper });
  const send = (name = 'cat.png') => result.current({ ...aPhoto(), name }, target, options);
  return { create, send };
}

describe('a clock that is off', () => {
  it.each([-10, 10, 60 * 24 * 400])('by %d minutes stops no upload', async (off) => {
    const { create, send } = open({ ahead: off * minutes });
    expect(await send()).toBe('object');
    expect(create).toHaveBeenCalledTimes(2);
  });

  it('is asked about once, not with each photo', async () => {
    const { create, send } = open({ ahead: 10 * minutes });
    for (const name of ['a.png', 'b.png', 'c.png']) await send(name);
    expect(create).toHaveBeenCalledTimes(4);
  });

  it('is told where the server does not tell its time', async () => {
    const { create, send } = open({ ahead: 10 * minutes, tellsTime: false });
    await expect(send()).rejects.toMatchObject({ code: 'StaleTimestamp' });
    expect(create).toHaveBeenCalledTimes(1);
  });

  it('is corrected once and no more', async () => {
    const { create, send } = open({ ahead: 10 * minutes });
    create.mockImplementation(() => Promise.reject(stale(Date.now())));
    await expect(send()).rejects.toMatchObject({ code: 'StaleTimestamp' });
    expect(create).toHaveBeenCalledTimes(2);
  });
});

describe('an upload', () => {
  it('names the tool and the function it is for', async () => {
    const { create, send } = open();
    await send();
    expect(create.mock.lastCall?.[0]).toMatchObject({ tool_id: 'face_swap', func_id: 'swap' });
  });

  it('has a name that can be encoded, wherever it was cut and whatever is in it', async () => {
    const { create, send } = open();
    for (const length of [50, 51, 52, 53]) {
      await send(`${'a'.repeat(length)}${'😀'.repeat(20)}.png`);
      const { file_name: name = '' } = create.mock.lastCall?.[0] ?? {};
      expect(decodeURIComponent(name)).toMatch(/^a{50,53}(😀)+ ?\.png$/u);
    }
    await send('my\nmug.png');
    expect(create.mock.lastCall?.[0].file_name).toBe('my%20mug.png');
  });
});
