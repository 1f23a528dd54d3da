import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MantineKitProvider } from './mantine-kit-provider.tsx';

const root = document.documentElement;
beforeEach(() => {
  const query = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => query);
  root.dataset['theme'] = 'dark';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete root.dataset['theme'];
});

const Words = ({ from }: { from: Promise<string> | null }) => <p>{from ? use(from) : 'before'}</p>;

it('stays dark when what it holds waits for something and is shown again', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const page = (from: Promise<string> | null) => (
    <Suspense fallback={<p>waiting</p>}>
      <MantineKitProvider>
        <Words from={from} />
      </MantineKitProvider>
    </Suspense>
  );
  const { rerender } = render(page(null));
  expect(root.dataset['mantineColorScheme']).toBe('dark');
  // eslint-disable-next-line testing-library/no-unnecessary-act -- it suspends
  await act(async () => rerender(page(promise)));
  screen.getByText('waiting');
  await act(async () => resolve('after'));
  await screen.findByText('after');
  expect(root.dataset['mantineColorScheme']).toBe('dark');
});
