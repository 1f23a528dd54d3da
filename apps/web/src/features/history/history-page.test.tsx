import type { Api } from '@tintory/api-client';
import type { Job } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { ToolServicesProvider, type ToolServices } from '@tintory/tools-ui';
import { KitProvider } from '@tintory/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestKit } from '../../../test/test-kit.tsx';
import { HistoryPage } from './history-page.tsx';

beforeAll(() => startI18n('en'));
beforeEach(() => {
  // There is no WebSocket here: the page fetches its list.
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {
        return undefined;
      }
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const aJob = (id: string, changes: Partial<Job> = {}): Job => ({
  id,
  tool_id: 'remove_background',
  func_id: 'run',
  call_type: 'async',
  status: 'succeeded',
  progress: 1,
  inputs: [],
  metadata: {},
  shopify_product_id: null,
  batch_id: null,
  outputs: [],
  result: null,
  credits: 1,
  fee: 0,
  engine: 'local',
  favourite: false,
  error: null,
  created_at: '2026-01-01T00:00:00.000Z',
  started_at: '2026-01-01T00:00:00.000Z',
  finished_at: '2026-01-01T00:00:01.000Z',
  ...changes,
});

const pageOf = (rows: Job[], page = 1, has_next_page = false) => ({
  rows,
  pageInfo: { page, has_next_page },
});

function draw(jobs: Record<string, unknown>, signedIn = true) {
  const services: ToolServices = {
    api: { baseUrl: 'http://api.test', jobs } as unknown as Api,
    signedIn,
    balance: 20,
    signUpload: () => Promise.reject(new Error('Nothing is uploaded here.')),
    hasStore: false,
    getEventsToken: () => 'token',
    requestSignIn: vi.fn(),
    toolHref: () => '/tool',
    batchHref: () => '/batch',
    navigate: vi.fn(),
    requestCredits: vi.fn(),
  };
  const { kit, toasts } = createTestKit();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <ToolServicesProvider services={services}>
        <KitProvider kit={kit}>
          <MemoryRouter>
            <Suspense>
              <HistoryPage />
            </Suspense>
          </MemoryRouter>
        </KitProvider>
      </ToolServicesProvider>
    </QueryClientProvider>,
  );
  return { services, toasts, user: userEvent.setup() };
}

const rows = () => screen.findAllByRole('listitem');

describe('my pictures', () => {
  it('lists the jobs with what each cost, and nothing for one that failed', async () => {
    draw({
      list: async () => pageOf([aJob('a', { credits: 2 }), aJob('b', { status: 'failed' })]),
    });
    const [first, second] = await rows();
    expect(within(first as HTMLElement).getByText('2 credits')).toBeTruthy();
    expect(within(second as HTMLElement).getByText('Not charged')).toBeTruthy();
  });

  it('says what was wished for, and what helps where a job would fail again', async () => {
    const wished = { tool_id: 'text_to_image', inputs: [{ key: 'prompt', value: 'two cats' }] };
    const error = { code: 'PromptUnclear', message: 'Check the marked values.' };
    const jobs = [aJob('a', wished), aJob('b', { ...wished, status: 'failed', error })];
    draw({ list: async () => pageOf(jobs) });
    const [first, second] = await rows();
    expect(within(first as HTMLElement).getByText('two cats')).toBeTruthy();
    expect(
      within(second as HTMLElement).getByText(/Name another thing, such as a rose/),
    ).toBeTruthy();
  });

  it('lets the server say what went wrong where another try may do', async () => {
    const error = { code: 'EngineTimeout', message: 'This took too long.' };
    draw({ list: async () => pageOf([aJob('a', { status: 'failed', error })]) });
    expect(await screen.findByText(error.message)).toBeTruthy();
  });

  it('tells two photos of one tool apart by their names', async () => {
    draw({
      list: async () =>
        pageOf([aJob('a', { metadata: { photo_name: 'cat.jpg' } }), aJob('b', { metadata: {} })]),
    });
    const [first, second] = await rows();
    expect(within(first as HTMLElement).getByText('cat.jpg')).toBeTruthy();
    expect(within(second as HTMLElement).queryByText('cat.jpg')).toBeNull();
  });

  it('offers the next page again when it did not come', async () => {
    const list = vi.fn(async () => pageOf([aJob('a')], 1, true));
    const { user } = draw({ list });
    await rows();
    list.mockRejectedValueOnce(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('The rest did not load')).toBeTruthy();
    list.mockImplementation(async () => pageOf([aJob('b')], 2));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  });

  it('adds the next page below, each job once', async () => {
    const list = vi.fn(async ({ page }: { page: number }) =>
      page === 1 ? pageOf([aJob('a'), aJob('b')], 1, true) : pageOf([aJob('b'), aJob('c')], 2),
    );
    const { user } = draw({ list });
    expect(await rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('hides what is deleted at once, and brings it back when that is undone', async () => {
    const remove = vi.fn(async () => undefined);
    const { user, toasts } = draw({ list: async () => pageOf([aJob('a'), aJob('b')]), remove });
    const [first] = await rows();
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Delete' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Background remover' }));
    toasts[0]?.action?.onClick();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    expect(remove).not.toHaveBeenCalled();
  });

  it('deletes for good when the page is left', async () => {
    const remove = vi.fn(async () => undefined);
    const { user } = draw({ list: async () => pageOf([aJob('a')]), remove });
    const [first] = await rows();
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Delete' }));
    cleanup();
    expect(remove).toHaveBeenCalledWith('a');
  });

  it('starts a failed job again', async () => {
    const retry = vi.fn(async () => aJob('a', { status: 'queued' }));
    const { user, toasts } = draw({
      list: async () => pageOf([aJob('a', { status: 'failed' })]),
      retry,
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(retry).toHaveBeenCalledWith('a'));
    await waitFor(() => expect(toasts).toEqual([{ tone: 'good', text: 'Started again' }]));
  });

  it('offers to change what could only fail again, and to repeat what may pass', async () => {
    const failed = (id: string, code: string) =>
      aJob(id, { status: 'failed', error: { code, message: code } });
    const { user, services } = draw({
      list: async () => pageOf([failed('a', 'PromptRefused'), failed('b', 'EngineTimeout')]),
    });
    const [refused, late] = await rows();
    const inRow = (row: HTMLElement | undefined, name: string) =>
      within(row as HTMLElement).queryByRole('button', { name });
    expect(inRow(refused, 'Try again')).toBeNull();
    expect(inRow(late, 'Change it and try again')).toBeNull();
    expect(inRow(late, 'Try again')).not.toBeNull();
    await user.click(inRow(refused, 'Change it and try again') as HTMLElement);
    expect(services.navigate).toHaveBeenCalledWith('/tool?job=a');
  });

  it('shows the way to a first result when there is none', async () => {
    const { user, services } = draw({ list: async () => pageOf([]) });
    await user.click(await screen.findByRole('button', { name: 'Remove a background' }));
    expect(services.navigate).toHaveBeenCalled();
  });

  it('says when the list did not load, and loads it again on request', async () => {
    const list = vi.fn(async () => pageOf([aJob('a')])).mockRejectedValueOnce(new Error('no'));
    const { user } = draw({ list });
    expect(await screen.findByText('Your history did not load')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  it('asks a visitor to sign in', async () => {
    const { user, services } = draw({ list: vi.fn() }, false);
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(services.requestSignIn).toHaveBeenCalled();
  });

  it('is narrowed by words, by tool and to the favourites, and widened again', async () => {
    const list = vi.fn(async (query: object) =>
      pageOf(
        Object.keys(query).some((key) => ['q', 'tool_id', 'favourite'].includes(key))
          ? []
          : [aJob('a')],
      ),
    );
    const { user } = draw({ list });
    await rows();
    await user.type(screen.getByRole('searchbox'), 'car');
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    await rows();
    await user.selectOptions(screen.getByRole('combobox'), 'product_model');
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.objectContaining({ tool_id: 'product_model' }),
        expect.anything(),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Favourites only' }));
    await waitFor(() =>
      expect(list).toHaveBeenLastCalledWith(
        expect.objectContaining({ favourite: 'true' }),
        expect.anything(),
      ),
    );
  });

  it('marks a result as a favourite at once', async () => {
    const markFavourite = vi.fn(() => new Promise(() => undefined));
    const output = {
      object_id: 'o',
      url: 'x',
      width: 8,
      height: 8,
      content_type: 'image/png',
      bytes: 1,
    };
    const { user } = draw({
      list: async () => pageOf([aJob('a', { outputs: [output] })]),
      markFavourite,
    });
    await rows();
    const star = screen.getByRole('button', { name: 'Favourite' });
    await user.click(star);
    expect(markFavourite).toHaveBeenCalledWith('a', true);
    expect(star.getAttribute('aria-pressed')).toBe('true');
  });
});
