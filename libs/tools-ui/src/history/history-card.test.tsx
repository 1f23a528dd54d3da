import { enlargedFromKeys, photoNameKey, type Job, type JobOutput } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type Kit } from '@tintory/ui-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aJob, fakeApi, withServices } from '../testing/fake-services.tsx';
import { plainKit } from '../testing/plain-kit.tsx';
import type { HistoryLook } from './history-look.ts';
import { HistoryCard } from './history-card.tsx';

const icons = {
  ...{ favourite: null, notFavourite: null, download: null },
  ...{ retry: null, change: null, delete: null },
};
const look: HistoryLook = { icons, Status: ({ status }) => <b>{status}</b>, bone: null };

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
          <HistoryCard job={job} look={look} onRemove={() => undefined} />
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

describe('a card of the history', () => {
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

  it('says nothing of a state where its picture says it, and what was paid', async () => {
    await show({ outputs: [anOutput('one')] });
    expect(screen.queryByText('succeeded')).toBeNull();
    expect(screen.getByText('1 credit')).toBeDefined();
  });

  it('says that it failed, or is still at work', async () => {
    await show({ status: 'failed' });
    expect(screen.getByText('failed')).toBeDefined();
  });

  it('calls a preview so, and no result that was not charged', async () => {
    await show({ func_id: 'preview', credits: 0, outputs: [anOutput('one')] });
    expect(screen.getByText('Free preview')).toBeDefined();
    expect(screen.queryByText('Not charged')).toBeNull();
  });

  it('names its picture by the tool and what it was given, to tell it from the next one', async () => {
    await show({
      outputs: [anOutput('one')],
      metadata: { [photoNameKey]: 'cup.jpg' },
    });
    const name = 'View result: Background remover, cup.jpg';
    expect(screen.getByRole('button', { name })).toBeDefined();
  });

  it('says which result a larger one was made from, and leads there', async () => {
    const { job, tool } = enlargedFromKeys;
    await show({
      tool_id: 'image_upscale',
      inputs: [{ key: 'factor', value: '4' }],
      metadata: { [job]: 'job-7', [tool]: 'text_to_tattoo' },
      outputs: [anOutput('one')],
    });
    const source = screen.getByRole('link', { name: '4× larger, from: Tattoo generator' });
    expect(source.getAttribute('href')).toBe('/tools/text_to_tattoo?job=job-7');
  });

  it('shows what was cut out whole, and fills its square with any other picture', async () => {
    const inputs = (background: string) => [{ key: 'background', value: background }];
    await show({ inputs: inputs('transparent'), outputs: [anOutput('one')] });
    const look = () => screen.getByRole('button', { name: /^View result/ });
    expect(look().hasAttribute('data-clear')).toBe(true);
    cleanup();
    await show({ inputs: inputs('blur'), outputs: [anOutput('two')] });
    expect(look().hasAttribute('data-clear')).toBe(false);
  });
});
