import english from '@shopify/polaris/locales/en.json';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { begin } from '../src/app/begin.ts';
import { createRouter } from '../src/app/router.tsx';
import { writeConfig } from './write-config.ts';

const exp = 4_000_000_000;
const jwt = (claims: object) => `h.${btoa(JSON.stringify(claims))}.s`;
/** The API's sign-in response for a store. */
export const login = {
  access_token: jwt({ exp }),
  refresh_token: jwt({ exp }),
  ws_authtoken: 'ws',
  shopify_domain: 'one.myshopify.com',
  upload_key: 'key',
};

const end = { end_cursor: null, has_next_page: false };
export const rows = (list: unknown[]) => Response.json({ rows: list, pageInfo: end });

/** Responses by method and path; others answer 404. */
export type Answers = Record<string, (body: unknown) => Response>;

/** A stub of App Bridge with a session token and toasts. */
export const stubAdmin = (toast = vi.fn()) =>
  vi.stubGlobal('shopify', {
    idToken: async () => jwt({ dest: 'https://one.myshopify.com' }),
    toast: { show: toast },
  });

/** Stubs the store's admin, and the API with the given answers. */
export function stubStore(answers: Answers): void {
  const all: Answers = {
    'POST /api/shopify/sessions/by_app_token': () => Response.json(login),
    ...answers,
  };
  stubAdmin();
  vi.stubGlobal('fetch', async (input: Request) => {
    const answer = all[`${input.method} ${new URL(input.url).pathname}`];
    const body: unknown = input.method === 'POST' ? await input.json().catch(() => null) : null;
    return answer?.(body) ?? Response.json({ code: 'NotFound', message: 'no' }, { status: 404 });
  });
}

/** Opens the whole app at a path. */
export function openApp(path: string) {
  history.replaceState(null, '', `/dropshipping/app${path}`);
  writeConfig();
  const { connection, queries } = begin('http://api.test', () => 'en');
  render(
    <App
      connection={connection}
      queries={queries}
      router={createRouter()}
      polarisTexts={english}
    />,
  );
  return userEvent.setup();
}
