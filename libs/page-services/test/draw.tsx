import { createClient, createQueryClient, SessionProvider } from '@tintory/session';
import { KitProvider } from '@tintory/ui-kit';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ReactNode } from 'react';
import { plainKit } from './plain-kit.tsx';

export type Sent = { path: string; body: unknown; headers: Headers };

/** Draws over an API that answers so, and keeps what it was asked. */
export function draw(element: ReactNode, answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const { api, session } = createClient({
    baseUrl: 'http://api.test',
    appId: 'web',
    getLanguage: () => 'en',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname: path } = new URL(request.url);
      sent.push({ path, body: await request.json(), headers: request.headers });
      return answer();
    },
  });
  const wrap = (inner: ReactNode) => (
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider api={api} session={session}>
        <KitProvider kit={plainKit}>
          <Suspense>{inner}</Suspense>
        </KitProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
  const drawn = render(wrap(element));
  const redraw = (next: ReactNode) => drawn.rerender(wrap(next));
  return { sent, redraw, user: userEvent.setup() };
}
