import { startI18n } from '@tintory/i18n';
import { closeModal, openModal } from '@tintory/ui-kit';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { login, openApp as open, stubAdmin } from '../../test/open-app.tsx';

const productOf = (n: number) => ({
  id: `gid://shopify/Product/${n}`,
  title: `Mug ${n}`,
  featured_image: null,
});
const picture = {
  id: 'gid://shopify/MediaImage/9',
  alt: 'A red mug',
  Image: {
    image: {
      url: 'http://cdn.test/9',
      thumbnail_url: 'http://cdn.test/9?width=480',
      width: 8,
      height: 8,
    },
  },
};
const publication = {
  id: 'p1',
  product_id: 'gid://shopify/Product/1',
  file_id: picture.id,
  object_id: 'o1',
  status: 'published',
  before_url: 'http://cdn.test/before',
  after_url: 'http://cdn.test/after',
  alt: 'A red mug',
  alt_before: 'A red mug',
  created_at: '2026-01-15T10:00:00.000Z',
  undone_at: null,
  undoable: true,
};
const output = { object_id: 'o1', url: 'http://api.test/o1', width: 8, height: 8 };
const end = { end_cursor: null, has_next_page: false };
const rows = (list: unknown[], pageInfo: object = end) => Response.json({ rows: list, pageInfo });
const failure = (code: string, message: string, status: number) =>
  Response.json({ code, message }, { status });

/** API answers by method and path; others answer 404. */
let answers: Record<string, (url: URL) => Response>;
let bodies: Record<string, unknown>;
const toasts = vi.fn();

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
  toasts.mockClear();
  bodies = {};
  answers = {
    'POST /api/shopify/sessions/by_app_token': () => Response.json(login),
    'GET /api/users/profile': () =>
      Response.json({ id: 'u1', email: null, shopify_domain: 'one.myshopify.com' }),
    'GET /api/shopify/products': ({ searchParams }) => {
      if (searchParams.get('q') === 'zeppelin') return rows([]);
      if (searchParams.get('limit') === '50') return rows([1, 2, 3].map(productOf));
      return rows([1, 2].map(productOf), { end_cursor: 'c', has_next_page: true });
    },
    'GET /api/shopify/products/gid%3A%2F%2Fshopify%2FProduct%2F1': () =>
      Response.json(productOf(1)),
    'GET /api/shopify/images': () => rows([picture]),
    'GET /api/shopify/publications': () => rows([publication]),
    'POST /api/shopify/images/update': () => Response.json(picture),
    'POST /api/shopify/publications/p1/undo': () =>
      Response.json({ ...publication, status: 'undone' }),
  };
  stubAdmin(toasts);
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url);
    const call = `${input.method} ${url.pathname}`;
    if (input.method === 'POST') bodies[call] = await input.json().catch(() => null);
    return answers[call]?.(url) ?? failure('NotFound', 'no', 404);
  });
});
afterEach(() => {
  act(() => closeModal());
  cleanup();
  vi.unstubAllGlobals();
});

describe('the products', () => {
  it('are chosen one by one, as shown, and as found beyond the page', async () => {
    const user = open('/products');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Mug 1' }));
    expect(screen.getByText('1 product chosen')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Choose all shown' }));
    expect(screen.getByText('2 products chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Choose all products' }));
    expect(await screen.findByText('3 products chosen')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose all products' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Run a tool' }));
    expect(await screen.findByRole('menuitem', { name: 'Background remover' })).toBeTruthy();
  });

  it('say where a search finds nothing, and show all again', async () => {
    const user = open('/products?q=zeppelin');
    expect(await screen.findByText('No search results')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show all products' }));
    expect(await screen.findByRole('link', { name: 'Mug 1' })).toBeTruthy();
    await waitFor(() => expect(location.search).toBe(''));
  });

  it('lead one picture to a tool with its product and file in the address', async () => {
    const user = open('/products/1');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose A red mug' }));
    await user.click(screen.getByRole('button', { name: 'Run a tool' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Image upscaler' }));
    await waitFor(() => expect(location.search).toBe('?product=1&file=9'));
    expect(location.pathname).toBe('/dropshipping/app/tools/ai-image-upscaler');
  });

  it('are called by their names where no page before told it', async () => {
    open('/products/1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Mug 1' })).toBeTruthy();
  });

  it('take back what was published', async () => {
    const user = open('/products/1');
    await user.click(await screen.findByRole('button', { name: /Undo what was published/ }));
    await waitFor(() =>
      expect(toasts).toHaveBeenCalledWith('The old picture is back', expect.anything()),
    );
    expect(bodies).toHaveProperty(['POST /api/shopify/publications/p1/undo']);
  });

  it('show what was taken back although no answer to that arrived', async () => {
    let undone = false;
    answers['POST /api/shopify/publications/p1/undo'] = () => {
      undone = true;
      return new Response('', { status: 504 });
    };
    answers['GET /api/shopify/publications'] = () =>
      rows([undone ? { ...publication, status: 'undone' } : publication]);
    const user = open('/products/1');
    await user.click(await screen.findByRole('button', { name: /Undo what was published/ }));
    const unknown = expect.stringContaining('we don’t know whether the old picture is back');
    await waitFor(() => expect(toasts).toHaveBeenCalledWith(unknown, expect.anything()));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /Undo what was published/ })).toBeNull(),
    );
  });

  it('cannot take back what was published too long ago', async () => {
    answers['GET /api/shopify/publications'] = () => rows([{ ...publication, undoable: false }]);
    open('/products/1');
    expect(await screen.findByText('Too late to undo')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Undo what was published/ })).toBeNull();
  });

  it('narrow the results to one of them, and widen them again', async () => {
    const asked: (string | null)[] = [];
    answers['GET /api/jobs'] = ({ searchParams }) => {
      asked.push(searchParams.get('shopify_product_id'));
      return rows([], { page: 1, limit: 20, total: 0, has_next_page: false });
    };
    const user = open('/history?product=1');
    await user.click(await screen.findByRole('button', { name: 'Show all products again' }));
    await waitFor(() => expect(asked).toEqual(['gid://shopify/Product/1', null]));
    expect(location.search).toBe('');
  });

  it('say where the product is gone', async () => {
    answers['GET /api/shopify/images'] = () => failure('NotFound', 'no', 404);
    open('/products/1');
    expect(await screen.findByText(/does not have this product/)).toBeTruthy();
  });
});

describe('joining', () => {
  it('opens the page of the web app in a tab of its own', async () => {
    const tab = {
      document: document.implementation.createHTMLDocument(),
      closed: false,
      opener: {},
      close: vi.fn(),
      location: { replace: vi.fn() },
    };
    vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    answers['POST /api/shopify/join/start'] = () => Response.json({ url: 'http://web.test/join' });
    const user = open('/help');
    await user.click(await screen.findByRole('button', { name: 'Join with my account' }));
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('http://web.test/join'));
  });
});

describe('publishing', () => {
  const publish = async () => {
    const user = open('/products/1');
    await screen.findByRole('checkbox', { name: 'Choose A red mug' });
    act(() =>
      openModal('publish', {
        outputs: [output as never],
        productId: 'gid://shopify/Product/1',
        fileId: picture.id,
      }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish to your store' }));
    const alt = await dialog.findByRole('textbox', { name: 'Alt text' });
    return { user, dialog, alt };
  };

  it('keeps the alt text, replaces the picture, and offers the way back', async () => {
    const { user, dialog, alt } = await publish();
    expect(alt).toHaveProperty('value', 'A red mug');
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies['POST /api/shopify/images/update']).toEqual({
      product_id: 'gid://shopify/Product/1',
      object_id: 'o1',
      file_id: picture.id,
      alt: 'A red mug',
    });
    const [, shown] = toasts.mock.calls[0] ?? [];
    expect(shown).toMatchObject({ action: 'Undo' });
    await act(() => shown.onAction());
    await waitFor(() => expect(bodies).toHaveProperty(['POST /api/shopify/publications/p1/undo']));
  });

  it('adds a picture with an alt text of its own', async () => {
    const { user, dialog, alt } = await publish();
    await user.clear(alt);
    await user.type(alt, 'New');
    await user.click(dialog.getByRole('radio', { name: 'Add as a new picture' }));
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodies['POST /api/shopify/images/update']).toMatchObject({ file_id: null, alt: 'New' });
  });

  it.each([
    ['StoreGone', 409, /Open the app once more/],
    ['PublishRefused', 422, /did not take this picture/],
  ])('says beside the button why it did not work: %s', async (code, status, text) => {
    answers['POST /api/shopify/images/update'] = () => failure(code, 'The file is odd.', status);
    const { user, dialog } = await publish();
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await dialog.findByText(text)).toBeTruthy();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
