import type { Job, JobOutput } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, fakeApi, withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import type { HistoryLook } from './history-look.ts';
import { HistoryRow } from './history-row.tsx';

const icons = {
  ...{ favourite: null, notFavourite: null, download: null },
  ...{ retry: null, change: null, delete: null },
};
const look: HistoryLook = { icons, Status: () => null, bone: null };

const anOutput = (id: string): JobOutput => ({
  ...{ object_id: id, url: `http://api.test/${id}`, content_type: 'image/jpeg', bytes: 9 },
  ...{ width: 40, height: 30 },
});

async function show(changes: Partial<Job>) {
  const { api } = fakeApi();
  const Services = withServices(api);
  const job = aJob({ status: 'succeeded', ...changes });
  render(
    <KitProvider kit={plainKit as Kit}>
      <Services>
        <Suspense>
          <HistoryRow job={job} look={look} onRemove={() => undefined} />
        </Suspense>
      </Services>
    </KitProvider>,
  );
  await screen.findByRole('button', { name: 'Delete' });
  return api;
}

beforeAll(() => startI18n('en'));
beforeEach(() => {
  HTMLAnchorElement.prototype.click = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a row of the history', () => {
  it('downloads every picture that was paid for', async () => {
    vi.stubGlobal('fetch', async () => new Response('x'));
    URL.createObjectURL = () => 'blob:file';
    const api = await show({ outputs: ['one', 'two', 'three'].map(anOutput) });
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() =>
      expect(api.uploads.downloadLink.mock.calls).toEqual([['one'], ['two'], ['three']]),
    );
  });

  it('offers no download where nothing came of it', async () => {
    await show({ outputs: [] });
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  });
});
