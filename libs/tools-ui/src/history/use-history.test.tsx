import type { Job, ListJobsQuery } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit, type Toast } from '@tintory/ui-kit';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { wholeHistory, type HistoryFilter } from './history-filter.ts';
import { useHistory } from './use-history.ts';

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const done = (id: string, changes: Partial<Job> = {}) =>
  aJob({ id, status: 'succeeded', ...changes });

type Page = { rows: Job[]; pageInfo: { page: number; has_next_page: boolean } };

async function setUp(pages: Job[][], remove = vi.fn(async (_id: string) => undefined)) {
  const list = vi.fn(async ({ page = 1 }: ListJobsQuery): Promise<Page> => ({
    rows: pages[Number(page) - 1] ?? [],
    pageInfo: { page: Number(page), has_next_page: Number(page) < pages.length },
  }));
  const toasts: Toast[] = [];
  const kit = { toast: (toast: Toast) => toasts.push(toast) } as unknown as Kit;
  const Services = withServices({ baseUrl: 'http://api.test', jobs: { list, remove } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Services>
      <KitProvider kit={kit}>
        <Suspense>{children}</Suspense>
      </KitProvider>
    </Services>
  );
  const view = renderHook(({ filter }: { filter: HistoryFilter }) => useHistory(filter), {
    wrapper,
    initialProps: { filter: wholeHistory },
  });
  await waitFor(() => expect(view.result.current.loading).toBe(false));
  const ids = () => view.result.current.jobs.map(({ id }) => id);
  return { ...view, list, remove, toasts, ids };
}

describe('the history', () => {
  it('shows work and no questions, page after page, each once', async () => {
    const question = done('faces', { call_type: 'sync' });
    const { ids, result } = await setUp([
      [done('a'), question, done('b')],
      [done('b'), done('c')],
    ]);
    expect(ids()).toEqual(['a', 'b']);
    await act(async () => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual(['a', 'b', 'c']));
    expect(result.current.hasMore).toBe(false);
  });

  it('asks for what is wanted and nothing else', async () => {
    const { list, rerender } = await setUp([[done('a')]]);
    const all = { page: 1, limit: 20, sort: '-created_at' };
    expect(list).toHaveBeenLastCalledWith(all, expect.anything());
    rerender({
      filter: { words: ' car ', toolId: 'product_model', favourites: true, productId: 'p' },
    });
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        { ...all, q: 'car', tool_id: 'product_model', favourite: 'true', shopify_product_id: 'p' },
        expect.anything(),
      ),
    );
  });

  it('does not ask again for words that are only spaces', async () => {
    const { list, rerender, ids } = await setUp([[done('a')]]);
    rerender({ filter: { ...wholeHistory, words: '  ' } });
    expect(ids()).toEqual(['a']);
    expect(list).toHaveBeenCalledTimes(1);
  });

  it('says that its rows answer the question before, until the new answer is there', async () => {
    const { list, rerender, result } = await setUp([[done('a')]]);
    let answer: (page: Page) => void = () => undefined;
    list.mockImplementationOnce(() => new Promise<Page>((resolve) => (answer = resolve)));
    rerender({ filter: { ...wholeHistory, words: 'car' } });
    await waitFor(() => expect(result.current.stale).toBe(true));
    answer({ rows: [done('b')], pageInfo: { page: 1, has_next_page: false } });
    await waitFor(() => expect(result.current.stale).toBe(false));
    expect(result.current.jobs.map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps what it has when the next page does not come, and asks for it again', async () => {
    const { ids, list, result } = await setUp([[done('a')], [done('b')]]);
    list.mockRejectedValueOnce(new Error('no'));
    await act(async () => result.current.loadMore());
    await waitFor(() => expect(result.current.moreFailed).toBe(true));
    expect(ids()).toEqual(['a']);
    await act(async () => result.current.loadMore());
    await waitFor(() => expect(ids()).toEqual(['a', 'b']));
    expect(result.current.moreFailed).toBe(false);
  });

  it('deletes for good once the time to undo is over', async () => {
    const { result, remove, ids } = await setUp([[done('a'), done('b')]]);
    vi.useFakeTimers();
    act(() => result.current.remove('a'));
    expect(ids()).toEqual(['b']);
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(remove).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(remove).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('deletes nothing that was brought back in time', async () => {
    const { result, remove, ids, toasts } = await setUp([[done('a'), done('b')]]);
    vi.useFakeTimers();
    act(() => result.current.remove('a'));
    act(() => toasts.at(-1)?.action?.onClick());
    expect(ids()).toEqual(['a', 'b']);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(remove).not.toHaveBeenCalled();
  });

  it('brings back what could not be deleted, and says so', async () => {
    const remove = vi.fn(() => Promise.reject(new Error('no')));
    const { result, ids, toasts } = await setUp([[done('a')]], remove);
    vi.useFakeTimers();
    act(() => result.current.remove('a'));
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(ids()).toEqual(['a']);
    expect(toasts.at(-1)).toMatchObject({ tone: 'bad' });
  });
});
