import { startI18n } from '@tintory/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfigProvider, plainConfig } from '../config/config-context.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { Footer } from './layout/footer.tsx';
import { RouteError } from './layout/route-error.tsx';

beforeAll(() => startI18n('en'));
afterEach(cleanup);

function Broken(): never {
  throw new Error('A bug.');
}

const open = (path: string, Page: ComponentType, supportEmail: string | null) => {
  const config = { ...plainConfig, supportEmail };
  const routes = [{ path, Component: Page, ErrorBoundary: RouteError }];
  render(
    <ConfigProvider value={config}>
      <Suspense>
        <RouterProvider router={createMemoryRouter(routes, { initialEntries: [path] })} />
      </Suspense>
    </ConfigProvider>,
  );
};

const pages: [string, string, ComponentType][] = [
  ['the privacy policy', '/privacy-policy', LegalPage],
  ['the terms', '/user-terms', LegalPage],
  ['the foot of every page', '/', Footer],
  ['a page that fell over', '/broken', Broken],
];

describe.each(pages)('%s', (_name, path, Page) => {
  it('names the address of the operator', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open(path, Page, 'help@tintory.example');
    const link = await screen.findByRole('link', { name: 'help@tintory.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@tintory.example');
  });

  it('names none where there is none', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    open(path, Page, null);
    expect((await screen.findAllByText(/./)).length).toBeGreaterThan(0);
    expect(screen.queryByText(/Write to us:/)).toBeNull();
    expect(document.querySelector('[href^="mailto:"]')).toBeNull();
  });
});
