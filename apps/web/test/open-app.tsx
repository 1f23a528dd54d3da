import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createClient, createQueryClient } from '@tintory/session';
import { closeModal } from '@tintory/ui-kit';
import { act } from 'react';
import { RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../src/app/app.tsx';
import { createRouter } from '../src/app/router.tsx';
import { plainConfig, type PageConfig } from '../src/config/config-context.ts';

/** Responses by method and path; others answer 404. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

const tokenOf = (sub: string) => `h.${btoa(JSON.stringify({ sub, exp: 4_000_000_000 }))}.s`;

/** A membership without a plan, with overrides. */
export const memberOf = (more: object = {}) => ({
  plan_id: 'free',
  interval: null,
  credits: 20,
  credits_monthly: 0,
  renews_at: null,
  cancel_expired_at: null,
  past_due: false,
  next_plan: null,
  credits_notice: null,
  grants: [],
  ...more,
});

/** The API's consumer plans, as far as tests need them. */
export const planList = {
  month: [
    { id: 'm100', credit: 100, price: 9 },
    { id: 'm300', credit: 300, price: 19 },
    { id: 'm700', credit: 700, price: 39 },
  ],
  year: [{ id: 'y100', credit: 100, price: 90 }],
  pay_go: [{ id: 'p30', credit: 30, price: 5.9 }],
};

/** Browser APIs that the kit needs and jsdom lacks. */
function stubBrowser(): void {
  const nothing = () => undefined;
  const listeners = { addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => ({ matches: false, ...listeners }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing;
      unobserve = nothing;
      disconnect = nothing;
    },
  );
  vi.stubGlobal('scrollTo', nothing);
}

/** The whole app at a page, signed in, with these API responses. */
export function openApp(path: string, answers: Answers, config: Partial<PageConfig> = {}) {
  stubBrowser();
  history.replaceState(null, '', path);
  localStorage.setItem('access_token', tokenOf('u1'));
  const calls: string[] = [];
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const call = `${request.method} ${new URL(request.url).pathname}`;
    calls.push(call);
    const none = { code: 'NotFound', message: 'no' };
    return (await answers[call]?.(request)) ?? Response.json(none, { status: 404 });
  };
  const client = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch,
  });
  const queries = createQueryClient();
  render(
    <App
      client={client}
      queries={queries}
      config={{ ...plainConfig, webOrigin: 'http://web.test', ...config }}
    >
      <RouterProvider router={createRouter()} />
    </App>,
  );
  return { user: userEvent.setup(), calls, queries };
}

/** Cleans up for the next test of the process. */
export function leaveApp(): void {
  act(() => closeModal());
  cleanup();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
}
