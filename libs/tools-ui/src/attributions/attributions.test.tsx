import type { Api } from '@tintory/api-client';
import type { AttributionList } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { KitProvider, type BannerProps, type Kit } from '@tintory/ui-kit';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { plainKit } from '../testing/plain-kit.tsx';
import { somePlaces } from '../testing/some-places.ts';
import { Attributions } from './attributions.tsx';

const list: AttributionList = {
  rows: [
    {
      name: 'Seer',
      use: 'people',
      author: 'Ada Lovelace',
      home: 'https://seer.test/',
      licence: 'MIT',
      licence_text: 'MIT-seer',
      licence_of: 'author',
      package: 'seer 1.0.0',
      change: 'converted',
    },
  ],
  licences: { 'MIT-seer': 'MIT License\n\nPermission is\nhereby granted' },
};

const kit = {
  ...plainKit,
  Banner: ({ title, action }: BannerProps) => (
    <p>
      {title}
      <button type="button" onClick={action?.onClick}>
        {action?.label}
      </button>
    </p>
  ),
} as Kit;

beforeAll(() => startI18n('en'));
afterEach(cleanup);

function show(answer: () => Promise<AttributionList>) {
  const places = { list: async () => somePlaces };
  const api = { attributions: { list: answer }, places } as unknown as Api;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <KitProvider kit={kit}>
      <QueryClientProvider client={client}>
        <Suspense>
          <Attributions api={api} />
        </Suspense>
      </QueryClientProvider>
    </KitProvider>,
  );
}

it('names author, licence and origin of each work, and what it is for', async () => {
  show(async () => list);
  expect(await screen.findByRole('heading', { name: 'Seer' })).toBeTruthy();
  expect(screen.getByText('Tells where in a picture people and animals are.')).toBeTruthy();
  expect(screen.getByText('Ada Lovelace')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'https://seer.test/' })).toBeTruthy();
  expect(screen.getByText('seer 1.0.0')).toBeTruthy();
});

it('shows the licence in full', async () => {
  show(async () => list);
  await userEvent.click(await screen.findByText('Read the licence: MIT'));
  expect(screen.getByText('Permission is hereby granted')).toBeTruthy();
});

it('names the places and surfaces with their authors and pages', async () => {
  show(async () => list);
  const link = (await screen.findByText('Beach', {}, { timeout: 10_000 })).closest('a');
  expect(link?.getAttribute('href')).toBe('https://places.test/beach');
  expect(link?.parentElement?.textContent).toBe('BeachAda, CC0 1.0');
  expect(screen.getByRole('link', { name: 'Oak' })).toBeTruthy();
});

it('names who made what the examples show', async () => {
  show(async () => list);
  const link = await screen.findByRole('link', { name: 'Mona Lisa' });
  expect(link.parentElement?.textContent).toBe('Mona LisaLeonardo da Vinci, Public domain');
});

it('asks again after a failure', async () => {
  let tries = 0;
  show(async () => {
    tries += 1;
    if (tries === 1) throw new Error('gone');
    return list;
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Seer' })).toBeTruthy();
});
