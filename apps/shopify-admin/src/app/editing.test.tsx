import type * as Editors from '@tintory/editors';
import { startI18n } from '@tintory/i18n';
import { closeModal } from '@tintory/ui-kit';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, rows, stubStore } from '../../test/open-app.tsx';

type EditorProps = { file: Blob; onDone: (file: Blob) => void; onClose: () => void };

/** The mocked editors return at once, with a new picture or the same one. */
vi.mock('@tintory/editors', async (original) => ({
  ...(await original<typeof Editors>()),
  ResizeModal: ({ file, onDone, onClose }: EditorProps) => {
    const leave = (made: Blob) => {
      onDone(made);
      onClose();
    };
    return (
      <div role="dialog" aria-label="Resize image">
        <button onClick={() => leave(new File(['small'], 'Mug 1.png', { type: 'image/png' }))}>
          Use
        </button>
        <button onClick={() => leave(file)}>Use as it is</button>
      </div>
    );
  },
}));

const product = { id: 'gid://shopify/Product/1', title: 'Mug 1', featured_image: null };
const picture = {
  id: 'gid://shopify/MediaImage/9',
  alt: 'A red mug',
  Image: {
    image: { url: 'http://cdn.test/9', thumbnail_url: 'http://cdn.test/9', width: 8, height: 8 },
  },
};
const result = (productId: string | null) => ({
  ...{ id: 'j1', tool_id: 'remove_background', func_id: 'run', call_type: 'async' },
  ...{ status: 'succeeded', progress: 1, inputs: [], result: null },
  ...{ credits: 1, fee: 0, error: null, created_at: '2026-01-15T10:00:00.000Z' },
  ...{ shopify_product_id: productId, metadata: { shopify_file_id: picture.id } },
  outputs: [
    {
      ...{ object_id: 'o1', url: 'http://api.test/o1', thumbnail_url: null },
      ...{ content_type: 'image/png', width: 8, height: 8, bytes: 9 },
    },
  ],
});
const read = vi.fn(() => Response.json(result(product.id)));
const sent: string[] = [];
/** The store's publications. */
let published: object[] = [];
const update = vi.fn((body: unknown) => {
  const now = { created_at: '2026-01-15T11:00:00.000Z', undone_at: null, undoable: true };
  const views = { before_url: null, after_url: 'http://cdn.test/new', alt: '', alt_before: null };
  published = [{ ...(body as object), ...{ id: 'p1', status: 'published' }, ...views, ...now }];
  return Response.json(picture);
});
const create = vi.fn((_body: unknown) =>
  Response.json({
    content_disposition: 'attachment',
    object_id: 'made',
    upload_signed_url: 'http://api.test/put',
  }),
);

/** The storage accepts every upload. */
class Put extends EventTarget {
  status = 200;
  upload = {};
  onload?: () => void;
  open = (_method: string, url: string) => void sent.push(url);
  setRequestHeader = () => undefined;
  send = () => this.onload?.();
}

beforeAll(() => startI18n('en'));
beforeEach(() => {
  sent.length = 0;
  published = [];
  update.mockClear();
  create.mockClear();
  read.mockImplementation(() => Response.json(result(product.id)));
  stubStore({
    [`GET /api/shopify/products/${encodeURIComponent(product.id)}`]: () => Response.json(product),
    'GET /api/shopify/images': () => rows([picture]),
    'GET /api/shopify/publications': () => rows(published),
    'GET /api/shopify/products': () => rows([product]),
    'GET /api/jobs/j1': read,
    'GET /o1': () => new Response('cut', { headers: { 'content-type': 'image/png' } }),
    'GET /9': () => new Response('mug', { headers: { 'content-type': 'image/jpeg' } }),
    'POST /api/uploads': create,
    'POST /api/shopify/images/update': update,
  });
  const answer = fetch;
  vi.stubGlobal('fetch', (input: Request | string) => answer(new Request(input)));
  vi.stubGlobal('XMLHttpRequest', Put);
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 4, close: () => undefined }));
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  act(() => closeModal());
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

async function resize() {
  const user = openApp('/products/1');
  await user.click(await screen.findByRole('checkbox', { name: 'Choose A red mug' }));
  await user.click(screen.getByRole('button', { name: 'Run a tool' }));
  expect(await screen.findByRole('menuitem', { name: 'Paint editor' })).toBeTruthy();
  await user.click(screen.getByRole('menuitem', { name: 'Resize image' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Resize image' }));
  return { user, editor };
}
const publishing = () => screen.findByRole('dialog', { name: 'Publish to your store' });

async function resizeResult() {
  const user = openApp('/tools/ai-background-remover?job=j1');
  await user.click(await screen.findByRole('button', { name: 'Resize' }));
  const editor = within(await screen.findByRole('dialog', { name: 'Resize image' }));
  await user.click(editor.getByRole('button', { name: 'Use' }));
  const preview = within(await screen.findByRole('dialog', { name: 'Preview' }));
  await user.click(await preview.findByRole('button', { name: 'Publish' }));
  return user;
}
const lastToast = () => {
  const { toast } = (globalThis as unknown as { shopify: { toast: { show: typeof vi.fn } } })
    .shopify;
  const [text, shown] = vi.mocked(toast.show).mock.calls.at(-1) as unknown as [
    string,
    { onAction: () => void },
  ];
  return { text, reopen: () => act(() => shown.onAction()) };
};

describe('a result that is worked on in the browser', () => {
  it('is uploaded when it is published, in the place of the picture it all began with', async () => {
    const user = await resizeResult();
    const dialog = within(await publishing());
    await dialog.findByRole('radio', { name: 'Replace this picture', checked: true });
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    const body = { product_id: product.id, object_id: 'made', file_id: picture.id };
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining(body)));
    expect(sent).toEqual(['http://api.test/put']);
    expect(await screen.findByText('In your store')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Undo what was published/ })).toBeTruthy();
  });

  it('of no product is asked for one, and is added to it', async () => {
    read.mockImplementation(() => Response.json(result(null)));
    const user = await resizeResult();
    const picker = within(await screen.findByRole('dialog', { name: 'Choose a product' }));
    await user.click(await picker.findByRole('button', { name: product.title }));
    await user.click(within(await publishing()).getByRole('button', { name: 'Publish' }));
    const body = { product_id: product.id, object_id: 'made', file_id: null };
    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.objectContaining(body)));
    expect(await screen.findByText('In your store')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Product: Mug 1' })).toBeTruthy();
    // It can also be published to another product.
    expect(screen.getByRole('button', { name: 'Publish to a product' })).toBeTruthy();
  });

  it('is shown again to whoever left without a product', async () => {
    read.mockImplementation(() => Response.json(result(null)));
    const user = await resizeResult();
    const picker = within(await screen.findByRole('dialog', { name: 'Choose a product' }));
    await user.click(picker.getByRole('button', { name: 'Close' }));
    expect(lastToast().text).toBe('Your edited picture is not saved yet.');
    lastToast().reopen();
    expect(await screen.findByRole('dialog', { name: 'Preview' })).toBeTruthy();
  });
});

describe('a picture of a product that is worked on in the browser', () => {
  it('is uploaded when it is published, and replaces what it was made from', async () => {
    const { user, editor } = await resize();
    await user.click(editor.getByRole('button', { name: 'Use' }));
    const dialog = within(await publishing());
    await dialog.findByRole('radio', { name: 'Replace this picture', checked: true });
    expect(create).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() =>
      expect(update).toHaveBeenCalledWith({
        product_id: product.id,
        object_id: 'made',
        file_id: picture.id,
        alt: 'A red mug',
      }),
    );
    expect(sent).toEqual(['http://api.test/put']);
  });

  it('is not sent again where the store first refused it', async () => {
    update.mockReturnValueOnce(
      Response.json({ code: 'PublishRefused', message: 'Odd.' }, { status: 422 }),
    );
    const { user, editor } = await resize();
    await user.click(editor.getByRole('button', { name: 'Use' }));
    const dialog = within(await publishing());
    await user.click(await dialog.findByRole('button', { name: 'Publish' }));
    await dialog.findByText(/did not take this picture/);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(sent).toHaveLength(1);
  });

  it('can be fetched back by whoever left without publishing it', async () => {
    const { user, editor } = await resize();
    await user.click(editor.getByRole('button', { name: 'Use' }));
    const dialog = within(await publishing());
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    expect(lastToast().text).toBe('The edited picture is not in your store yet');
    lastToast().reopen();
    expect(await publishing()).toBeTruthy();
  });

  it('has nothing to publish where nothing was changed', async () => {
    const { user, editor } = await resize();
    await user.click(editor.getByRole('button', { name: 'Use as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
