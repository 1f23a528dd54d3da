import { currentLanguage, startI18n } from '@tintory/i18n';
import { createClient, createQueryClient } from '@tintory/session';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createRouter } from './app/router.tsx';

/** The home page as a new visitor sees it in English, for the build to put into the page. */
export async function homeMarkup(): Promise<string> {
  await startI18n('en');
  const client = createClient({
    baseUrl: 'http://localhost',
    appId: 'web',
    getLanguage: currentLanguage,
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
        config={{ storeHost: null, firebase: null }}
      />,
    ),
  );
  const html = place.innerHTML;
  root.unmount();
  // Its timers would keep the build waiting.
  queries.clear();
  return html;
}
