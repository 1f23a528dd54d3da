import { startI18n } from '@tintory/i18n';
import { closeModal } from '@tintory/ui-kit';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openApp, rows, stubStore } from '../../test/open-app.tsx';

const product = { id: 'gid://shopify/Product/1', title: 'Mug 1', featured_image: null };
const picture = {
  id: 'gid://shopify/MediaImage/9',
  alt: 'A red mug',
  Image: { image: { url: 'http://cdn.test/9', width: 8, height: 8 } },
};
const output = { object_id: 'o1', url: 'http://api.test/o1', width: 8, height: 8 };
const jobOf = (productId: string | null) => ({
  ...{ id: 'j1', tool_id: 'remove_background', func_id: 'run', call_type: 'async' },
  ...{ status: 'succeeded', progress: 1, inputs: [], outputs: [output], result: null },
  ...{ credits: 1, error: null, created_at: '2026-01-15T10:00:00.000Z' },
  ...{ shopify_product_id: productId, metadata: { shopify_file_id: picture.id } },
});
const update = vi.fn((_body: unknown) => Response.json(picture));
const read = vi.fn(jobOf);

function open(productId: string | null) {
  stubStore({
    'GET /api/jobs/j1': () => Response.json(read(productId)),
    [`GET /api/shopify/products/${encodeURIComponent(product.id)}`]: () => Response.json(product),
    'GET /api/shopify/images': () => rows([picture]),
    'GET /api/shopify/publications': () => rows([]),
    'POST /api/shopify/images/update': update,
  });
  return openApp('/tools/ai-background-remover?job=j1');
}

beforeAll(() => startI18n('en'));
afterEach(() => {
  read.mockClear();
  act(() => closeModal());
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('a result', () => {
  it('names the product it was made for, and offers to replace that very picture', async () => {
    const user = open('gid://shopify/Product/1');
    expect(await screen.findByRole('link', { name: 'Product: Mug 1' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Compare and publish' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish to your store' }));
    await dialog.findByRole('radio', { name: 'Replace this picture', checked: true });
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith(expect.objectContaining({ file_id: picture.id })),
    );
  });

  it('of a product that is gone says so, and can go to another one', async () => {
    open('gid://shopify/Product/404');
    expect(await screen.findByText(/does not have this product/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish to a product' })).toBeTruthy();
  });

  it('of a photo of elsewhere asks for the product', async () => {
    open(null);
    expect(await screen.findByText('This result belongs to no product yet.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish to a product' })).toBeTruthy();
  });

  it('is opened once, also where the plan cannot be read', async () => {
    open(null);
    await screen.findByText('This result belongs to no product yet.');
    expect(read).toHaveBeenCalledOnce();
  });
});
