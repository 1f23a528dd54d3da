import { startI18n } from '@tintory/i18n';
import type * as ToolsUi from '@tintory/tools-ui';
import { closeModal } from '@tintory/ui-kit';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp, rows, stubStore } from '../../test/open-app.tsx';

type EditorProps = { file: Blob; onDone: (file: Blob) => void; onClose: () => void };

/** Nothing is drawn here: an editor answers at once, with a picture of its own or the same. */
vi.mock('@tintory/tools-ui', async (original) => ({
  ...(await original<typeof ToolsUi>()),
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
const sent: string[] = [];
const update = vi.fn((_body: unknown) => Response.json(picture));
const create = vi.fn((_body: unknown) =>
  Response.json({
    content_disposition: 'attachment',
    object_id: 'made',
    upload_signed_url: 'http://api.test/put',
  }),
);

/** The storage takes whatever it is sent. */
class Put extends EventTarget {
  status = 200;
  upload = {};
  onload?: () => void;
  open = (_method: string, url: string) => void sent.push(url);
  setRequestHeader = () => undefined;
  send = () => this.onload?.();
}

configure({ asyncUtilTimeout: 20_000 });
beforeAll(() => startI18n('en'));
beforeEach(() => {
  sent.length = 0;
  update.mockClear();
  create.mockClear();
  stubStore({
    [`GET /api/shopify/products/${encodeURIComponent(product.id)}`]: () => Response.json(product),
    'GET /api/shopify/images': () => rows([picture]),
    'GET /api/shopify/publications': () => rows([]),
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
const publishing = async () =>
  within(await screen.findByRole('dialog', { name: 'Publish to your store' }));

describe('a picture of a product that is worked on in the browser', () => {
  it('is uploaded when it is published, and replaces what it was made from', async () => {
    const { user, editor } = await resize();
    await user.click(editor.getByRole('button', { name: 'Use' }));
    const dialog = await publishing();
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
    const dialog = await publishing();
    await user.click(await dialog.findByRole('button', { name: 'Publish' }));
    await dialog.findByText(/did not take this picture/);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    expect(sent).toHaveLength(1);
  });

  it('can be fetched back by whoever left without publishing it', async () => {
    const { user, editor } = await resize();
    await user.click(editor.getByRole('button', { name: 'Use' }));
    const dialog = await publishing();
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    const { toast } = (globalThis as unknown as { shopify: { toast: { show: typeof vi.fn } } })
      .shopify;
    const [text, shown] = vi.mocked(toast.show).mock.calls.at(-1) as unknown as [
      string,
      { onAction: () => void },
    ];
    expect(text).toBe('The edited picture is not in your store yet');
    act(() => shown.onAction());
    expect(await publishing()).toBeTruthy();
  });

  it('has nothing to publish where nothing was changed', async () => {
    const { user, editor } = await resize();
    await user.click(editor.getByRole('button', { name: 'Use as it is' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
