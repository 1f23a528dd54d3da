import { currentLanguage, startI18n } from '@tintory/i18n';
import { createClient, createQueryClient } from '@tintory/session';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createRouter } from './app/router.tsx';

const patienceMs = 20_000;

/** A page as a new visitor sees it in English, for the build to put into the page. */
export async function pageMarkup(path: string): Promise<string> {
  await startI18n('en');
  history.replaceState(null, '', path);
  // What is asked of the API stays open: the page is drawn as it waits for that.
  const fetch = () => new Promise<Response>(() => undefined);
  const client = createClient({
    baseUrl: 'http://localhost',
    appId: 'web',
    getLanguage: currentLanguage,
    fetch,
  });
  const queries = createQueryClient();
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <App
        client={client}
        queries={queries}
        router={createRouter()}
        config={{ storeHost: null, uploadKey: null, firebase: null }}
      />,
    ),
  );
  await drawn(place);
  const html = place.innerHTML;
  root.unmount();
  // Its timers would keep the build waiting.
  queries.clear();
  return html;
}

/** Waits for what the page fetches of itself: its chunk and its texts. */
async function drawn(place: HTMLElement): Promise<void> {
  const until = Date.now() + patienceMs;
  while (!place.querySelector('h1')) {
    if (Date.now() > until) throw new Error('A page was not drawn in time.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
