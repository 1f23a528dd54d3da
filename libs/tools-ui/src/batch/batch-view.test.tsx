import type { Batch, BatchItem } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withServices } from '../testing/fake-services.tsx';
import { FakeSocket } from '../testing/fake-socket.ts';
import { plainKit } from '../testing/plain-kit.tsx';
import type { ToolServices } from '../tool-services.tsx';
import { BatchView } from './batch-view.tsx';

const createdAt = '2026-01-15T10:00:00.000Z';

const aBatch = (failed: number, retryable: number): Batch => ({
  ...{ id: 'b', tool_id: 'remove_background', func_id: 'run', status: 'finished' },
  ...{
    pause_reason: null,
    inputs: [],
    same_place: false,
    shared: null,
    complete: true,
    credits_each: 1,
    credits: 0,
    fee: 0,
  },
  counts: { waiting: 0, running: 0, held: 0, succeeded: 0, failed, canceled: 0 },
  ...{ retryable, created_at: createdAt, finished_at: createdAt },
});
const failedItem = (name: string, code: string, jobId: string | null): BatchItem => ({
  ...{ id: name, position: 0, key: name, name, status: 'failed', progress: 0, job_id: jobId },
  ...{
    previewed: false,
    object_id: 'object',
    image_url: null,
    thumbnail_url: null,
    shopify_product_id: null,
    shopify_file_id: null,
  },
  ...{
    credits: 0,
    fee: 0,
    outputs: [],
    result: null,
    error: { code, message: `Message of ${code}.` },
  },
});

const anOutput: BatchItem['outputs'][number] = {
  ...{ object_id: 'result', url: 'http://api.test/result.png', thumbnail_url: null },
  ...{ content_type: 'image/png', width: 8, height: 8, bytes: 10 },
};

const navigate = vi.fn();

const noItems = { rows: [], pageInfo: {} } as never;

function open(retryable: number, items: BatchItem[]) {
  const answer = aBatch(items.length, retryable);
  return show({
    read: async () => answer,
    items: async () => ({ rows: items, pageInfo: {} }),
    retry: vi.fn(async () => answer),
  });
}

function show<Batches extends object>(
  batches: Batches,
  services: Partial<ToolServices> = {},
): Batches {
  const Services = withServices({ baseUrl: 'http://api.test', batches }, () => ({
    navigate,
    ...services,
  }));
  const kit: Partial<Kit> = {
    ...plainKit,
    Progress: ({ label }) => <progress aria-label={label} />,
    Modal: () => null,
    Banner: ({ title, children, action }) => (
      <section>
        <h3>{title}</h3>
        {children}
        {action && (
          <button data-variant={action.primary ? 'primary' : 'secondary'} onClick={action.onClick}>
            {action.label}
          </button>
        )}
      </section>
    ),
  };
  render(
    <KitProvider kit={kit as Kit}>
      <Services>
        <Suspense>
          <BatchView batchId="b" onAnother={() => undefined} />
        </Suspense>
      </Services>
    </KitProvider>,
  );
  return batches;
}

beforeAll(() => startI18n('en'));
beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeSocket);
  navigate.mockClear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('what failed in a batch', () => {
  it('is tried again as far as it may pass another time', async () => {
    const items = [failedItem('a.png', 'Internal', '1'), failedItem('b.png', 'NoSubject', '2')];
    const batches = open(1, items);
    await userEvent.click(await screen.findByRole('button', { name: 'Try 1 failed again' }));
    expect(batches.retry).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('and would only fail again says what helps, and goes to its tool to be changed', async () => {
    open(0, [failedItem('b.png', 'NoSubject', '2')]);
    expect(await screen.findByText(/One with a clear subject/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /failed again/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Change b.png and try again' }));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tools/remove_background?job=2');
  });

  it('because its photo is gone has to be chosen again', async () => {
    open(0, [failedItem('c.png', 'NotFound', null)]);
    expect(await screen.findByText(/Choose it again in a new batch/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Change/ })).toBeNull();
  });
});

describe('a batch that is paused', () => {
  it('goes on at once when it is asked to, while its rows are still read again', async () => {
    const running: Batch = { ...aBatch(0, 0), status: 'running', finished_at: null };
    const paused: Batch = { ...running, status: 'paused', pause_reason: 'person' };
    const batches = show({
      read: vi.fn(async () => paused).mockResolvedValueOnce(running),
      items: vi.fn(() => new Promise<never>(() => undefined)).mockResolvedValueOnce(noItems),
      pause: vi.fn(async () => paused),
      resume: vi.fn(async () => running),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
    expect(batches.resume).toHaveBeenCalledExactlyOnceWith('b');
  });
});

describe('a batch that its owner’s credits do not pay for', () => {
  const short: Batch = {
    ...aBatch(0, 0),
    ...{ status: 'paused', pause_reason: 'credits', finished_at: null },
  };
  const openShort = (services: Partial<ToolServices>) =>
    show({ read: async () => short, items: async () => noItems }, services);
  const variantOf = async (name: string) =>
    (await screen.findByRole('button', { name })).dataset['variant'];

  it('offers credits first, and to go on beside that', async () => {
    openShort({ balance: 0 });
    expect(await variantOf('Get credits')).toBe('primary');
    expect(await variantOf('Go on')).toBe('secondary');
  });

  it('offers first to go on, once there are credits again or a fee pays', async () => {
    openShort({ balance: 0, fee: { cents: 25, left: 1 } });
    expect(await variantOf('Go on')).toBe('primary');
    expect(await variantOf('Get credits')).toBe('secondary');
  });
});

describe('a result of a batch that is held back', () => {
  it('says what to look at, and goes to its tool to be changed', async () => {
    const item: BatchItem = {
      ...failedItem('c.png', 'Internal', '3'),
      ...{ status: 'succeeded', error: null, credits: 1, result: { confidence: 0.3 } },
      outputs: [anOutput],
    };
    open(0, [item]);
    expect(await screen.findByText(/Look at the edges before you use it/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Change c.png and try again' }));
    expect(navigate).toHaveBeenCalledOnce();
  });

  it('and one that is not, says nothing more', async () => {
    const item: BatchItem = {
      ...failedItem('d.png', 'Internal', '4'),
      ...{ status: 'succeeded', error: null, credits: 1, result: { confidence: 0.9 } },
      outputs: [anOutput],
    };
    open(0, [item]);
    expect(await screen.findByText(/Done · 1 credit/)).toBeDefined();
    expect(screen.queryByText(/Look at the edges/)).toBeNull();
  });
});

describe('a photo that was held back', () => {
  const held = (name: string): BatchItem => ({
    ...failedItem(name, 'Internal', `look-${name}`),
    ...{ status: 'held', previewed: true, error: null, result: { confidence: 0.3 } },
    outputs: [anOutput],
  });
  const items = [held('e.png'), held('f.png')];
  const batch: Batch = {
    ...aBatch(0, 0),
    counts: { ...aBatch(0, 0).counts, held: 2 },
  };
  const openHeld = (services: Partial<ToolServices> = {}) =>
    show(
      {
        read: async () => batch,
        items: async () => ({ rows: items, pageInfo: {} }),
        accept: vi.fn(async () => batch),
      },
      services,
    );

  it('says why, costs nothing, and has no result to keep yet', async () => {
    openHeld();
    const title = '2 photos are held back, and nothing is charged for them';
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    expect(screen.getAllByText(/Look at the edges before you use it/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  it('is told of in its row alone while others are at work, so that no row moves', async () => {
    show({
      read: async () => ({ ...batch, status: 'running' }),
      items: async () => ({ rows: items, pageInfo: {} }),
    });
    expect(await screen.findByRole('button', { name: 'Make it · 1 credit: f.png' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /anyway/ })).toBeNull();
  });

  it('is made once the person says so, alone or with all others', async () => {
    const { accept } = openHeld();
    await userEvent.click(await screen.findByRole('button', { name: 'Make it · 1 credit: f.png' }));
    expect(accept).toHaveBeenLastCalledWith('b', { item_ids: ['f.png'] });
    await userEvent.click(screen.getByRole('button', { name: 'Make all 2 anyway · 2 credits' }));
    expect(accept).toHaveBeenLastCalledWith('b', undefined);
  });

  it('costs the fee of a plan where the credits are used up', async () => {
    openHeld({ balance: 0, fee: { cents: 25, left: 9 } });
    expect(await screen.findByRole('button', { name: 'Make it · $0.25: f.png' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make all 2 anyway · $0.50' })).toBeDefined();
  });

  it('can be changed in its tool instead, and found among the others', async () => {
    openHeld();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Change e.png and try again' }),
    );
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/tools/remove_background?job=look-e.png');
  });
});
