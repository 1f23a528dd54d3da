import { ApiError, type Api } from '@tintory/api-client';
import { tools } from '@tintory/catalog';
import { startI18n } from '@tintory/i18n';
import { createClient, createQueryClient, SessionProvider } from '@tintory/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { useStorePhoto } from '../features/tool/use-store-photo.ts';
import { withKit } from './kit/with-kit.tsx';

const origin = { productId: 'gid://shopify/Product/1', fileId: 'gid://shopify/MediaImage/9' };
const picture = {
  id: origin.fileId,
  alt: 'A red mug',
  Image: { image: { url: 'http://cdn.test/9' } },
};
const end = { end_cursor: null, has_next_page: false };
const options = {
  baseUrl: 'http://api.test',
  appId: 'shopify-admin',
  getLanguage: () => 'en',
} as const;
const { session } = createClient(options);
session.login({ access_token: 'a' });
const Kit = withKit(({ children }: { children: ReactNode }) => children);

beforeAll(() => startI18n('en'));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(product: () => Promise<unknown>) {
  vi.stubGlobal(
    'fetch',
    async () => new Response('m', { headers: { 'content-type': 'image/jpeg' } }),
  );
  const images = async () => ({ rows: [picture], pageInfo: end });
  const api = {
    store: { images, product },
    users: { profile: async () => ({}) },
  } as unknown as Api;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider api={api} session={session}>
        <MemoryRouter>
          <Kit>{children}</Kit>
        </MemoryRouter>
      </SessionProvider>
    </QueryClientProvider>
  );
  return renderHook(() => useStorePhoto(tools[0], origin), { wrapper }).result.current;
}

it('a picture of the store is called like its product, by which results are looked for', async () => {
  const draft = await open(async () => ({ title: 'Mug 1' })).load('remove_background');
  expect(draft?.name).toBe('Mug 1.jpg');
});

it('a picture of the store is called by its alt text where the product has no name to tell', async () => {
  const gone = new ApiError({ code: 'Offline', status: 0, message: 'no' });
  const draft = await open(() => Promise.reject(gone)).load('remove_background');
  expect(draft?.name).toBe('A red mug.jpg');
});
