import { ApiError } from '@tintory/api-client';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit, type Toast } from '@tintory/ui-kit';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withServices } from '../testing/fake-services.tsx';
import { useRetry } from './use-retry.ts';

const toast = vi.fn<(toast: Toast) => void>();
const requestCredits = vi.fn();

beforeAll(() => startI18n('en'));
beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

async function retryAnswered(answer: () => Promise<unknown>) {
  const Services = withServices({ jobs: { retry: answer } }, () => ({ requestCredits }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <KitProvider kit={{ toast } as Partial<Kit> as Kit}>
      <Services>
        <Suspense>{children}</Suspense>
      </Services>
    </KitProvider>
  );
  const { result } = renderHook(() => useRetry('face_swap'), { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  await result.current('job-1');
  return toast.mock.calls.map(([{ text }]) => text);
}

const refusal = (code: string, more: object = {}) =>
  Promise.reject(new ApiError({ code, status: 400, message: '', ...more }));

describe('a job of the history that is started again, and refused', () => {
  it.each([
    ['TooManyRequests', { retryAfterSeconds: 7 }, /last minute. Wait 7 seconds/],
    ['NotFound', {}, /photo is gone after 7 days/],
    ['InvalidInput', {}, /Faces and pictures do not fit together/],
    ['UnsupportedMedia', { details: { source_object_ids: '' } }, /could not be read/],
    ['Offline', {}, /connection broke/],
    ['OutcomeUnknown', {}, /nothing is made or charged twice/],
    ['Internal', {}, /This one is on us/],
  ])('for %s says why, as the tool itself does', async (code, more, words) => {
    const [text] = await retryAnswered(() => refusal(code, more));
    expect(text).toMatch(words);
  });

  it('for want of credits opens the offers', async () => {
    const short = { code: 'NoSubscribe', message: '', required: 5, balance: 2 };
    expect(await retryAnswered(() => Promise.resolve(short))).toEqual([]);
    expect(requestCredits).toHaveBeenCalledExactlyOnceWith({ required: 5, balance: 2 });
  });
});
