import english from '@shopify/polaris/locales/en.json';
import type { Job } from '@tintory/contract';
import { startI18n } from '@tintory/i18n';
import { createQueryClient } from '@tintory/session';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { connect } from './bridge/connect.ts';
import { createRouter } from './router.tsx';

const exp = 4_000_000_000;
const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
const login = {
  access_token: jwt({ exp }),
  refresh_token: jwt({ exp }),
  ws_authtoken: 'ws',
  shopify_domain: 'one.myshopify.com',
  upload_key: 'key',
};
const output = {
  object_id: 'o',
  url: 'http://api.test/large',
  thumbnail_url: 'http://api.test/small',
  width: 8,
  height: 8,
  content_type: 'image/png',
  bytes: 1,
};
const aJob = (id: string, changes: Partial<Job> = {}) => ({
  id,
  tool_id: 'remove_background',
  func_id: 'run',
  call_type: 'async',
  status: 'succeeded',
  progress: 1,
  inputs: [],
  metadata: {},
  outputs: [output],
  credits: 1,
  fee: 0,
  favourite: false,
  created_at: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const pageOf = (...rows: object[]) =>
  Response.json({
    rows,
    pageInfo: { page: 1, limit: 20, total: rows.length, has_next_page: false },
  });
const failure = () => Response.json({ code: 'Internal', message: 'no' }, { status: 500 });

/** API answers by method and path; others answer 404. */
let answers: Record<string, (url: URL) => Response | Promise<Response>>;
let calls: string[];
type ToastOptions = { action?: string; onAction?: () => void; isError: boolean };
const showToast = vi.fn<(text: string, options: ToastOptions) => void>();

beforeAll(() => startI18n('en'));
beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = `<meta name="tintory-config" content='{"apiOrigin":"http://api.test"}'>`;
  showToast.mockClear();
  calls = [];
  answers = {
    'POST /api/shopify/sessions/by_app_token': () => Response.json(login),
    'GET /api/jobs': () => pageOf(aJob('a'), aJob('b')),
    'DELETE /api/jobs/a': () => Response.json({ ok: 1 }),
  };
  vi.stubGlobal('shopify', {
    idToken: async () => jwt({ dest: 'https://one.myshopify.com' }),
    toast: { show: showToast },
  });
  // There is no WebSocket here: the page fetches its list.
  vi.stubGlobal(
    'WebSocket',
    class extends EventTarget {
      close() {
        return undefined;
      }
    },
  );
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url);
    const call = `${input.method} ${url.pathname}`;
    calls.push(call);
    const missing = () => Response.json({ code: 'NotFound', message: 'no' }, { status: 404 });
    return answers[call]?.(url) ?? missing();
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(path = '/history') {
  history.replaceState(null, '', `/dropshipping/app${path}`);
  render(
    <App
      connection={connect('http://api.test', () => 'en')}
      queries={createQueryClient()}
      router={createRouter()}
      polarisTexts={english}
    />,
  );
  return userEvent.setup();
}

const list = () => screen.findByRole('list', { name: 'Your results' });
const rows = async () => within(await list()).getAllByRole('listitem');
const firstRow = async () => (await rows())[0] as HTMLElement;

describe('the results of a store', () => {
  it('are listed by their small pictures, or by the large one of an older result', async () => {
    const old = aJob('b', { outputs: [{ ...output, thumbnail_url: null }] });
    answers['GET /api/jobs'] = () => pageOf(aJob('a'), old);
    open();
    const urls = (await rows()).map((row) => row.querySelector('img')?.getAttribute('src'));
    expect(urls).toEqual(['http://api.test/small', 'http://api.test/large']);
  });

  it('tell what they cost, in credits or as a fee', async () => {
    const [fee, failed] = [
      aJob('b', { credits: 0, fee: 8 }),
      aJob('c', { status: 'failed', fee: 8 }),
    ];
    answers['GET /api/jobs'] = () => pageOf(aJob('a', { credits: 2 }), fee, failed);
    open();
    const texts = (await rows()).map((row) => row.textContent);
    expect(texts[0]).toContain('2 credits');
    expect(texts[1]).toContain('$0.08');
    expect(texts[2]).toContain('Not charged');
  });

  it('begin with choosing products, where there are none yet', async () => {
    answers['GET /api/jobs'] = () => pageOf();
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Choose products' }));
    await waitFor(() => expect(location.pathname).toBe('/dropshipping/app/products'));
  });

  it('are hidden at once when they are deleted, and come back when that is undone', async () => {
    const user = open();
    await user.click(within(await firstRow()).getByRole('button', { name: 'Delete' }));
    expect(await rows()).toHaveLength(1);
    expect(document.activeElement).toBe(within(await firstRow()).getByRole('link'));
    const [[text, options] = []] = showToast.mock.calls;
    expect([text, options?.action]).toEqual(['Result deleted', 'Undo']);
    options?.onAction?.();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    cleanup();
    expect(calls).not.toContain('DELETE /api/jobs/a');
  });

  it('are deleted for good when the page is left', async () => {
    const user = open();
    await user.click(within(await firstRow()).getByRole('button', { name: 'Delete' }));
    cleanup();
    await waitFor(() => expect(calls).toContain('DELETE /api/jobs/a'));
  });

  it('are marked as favourites at once, and back again when that is refused', async () => {
    const answer = Promise.withResolvers<Response>();
    answers['POST /api/jobs/a/favourite'] = () => answer.promise;
    const user = open();
    const star = within(await firstRow()).getByRole('button', { name: 'Favourite' });
    await user.click(star);
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
    answer.resolve(failure());
    await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
    const refused = 'The star could not be saved. Try again.';
    expect(showToast).toHaveBeenCalledWith(refused, expect.objectContaining({ isError: true }));
  });

  it('are narrowed by product, words, tool and favourites together, and widened again', async () => {
    const asked: Record<string, string>[] = [];
    answers['GET /api/jobs'] = ({ searchParams }) => {
      asked.push(Object.fromEntries(searchParams));
      return searchParams.has('shopify_product_id') ? pageOf() : pageOf(aJob('a'));
    };
    const user = open('/history?product=7');
    await screen.findByText('Nothing found');
    await user.click(screen.getByRole('button', { name: 'Favourites only' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tool' }), 'product_model');
    await user.type(screen.getByRole('searchbox'), 'car');
    const all = { page: '1', limit: '20', sort: '-created_at' };
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        ...all,
        q: 'car',
        tool_id: 'product_model',
        favourite: 'true',
        shopify_product_id: 'gid://shopify/Product/7',
      }),
    );
    const address = Object.fromEntries(new URLSearchParams(location.search));
    expect(address).toEqual({ q: 'car', tool: 'product_model', favourites: '1', product: '7' });
    await user.click(await screen.findByRole('button', { name: 'Show all' }));
    expect(await rows()).toHaveLength(1);
    expect(location.search).toBe('');
    expect(asked.at(-1)).toEqual(all);
  });

  it('that can only fail again lead to their tool, with what was asked', async () => {
    const error = { code: 'NoSubject', message: 'Nothing stands out.' };
    answers['GET /api/jobs'] = () => pageOf(aJob('a', { status: 'failed', outputs: [], error }));
    const user = open();
    const row = within(await firstRow());
    expect(row.queryByRole('button', { name: 'Try again' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Change it and try again' }));
    await waitFor(() =>
      expect(location.pathname + location.search).toBe(
        '/dropshipping/app/tools/ai-background-remover?job=a',
      ),
    );
  });

  it('say when they did not load, and load again on request', async () => {
    let broken = true;
    answers['GET /api/jobs'] = () => (broken ? failure() : pageOf(aJob('a')));
    const user = open();
    expect(await screen.findByText('Your history did not load')).toBeTruthy();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
