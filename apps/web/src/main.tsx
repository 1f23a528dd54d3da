import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import { startI18n, currentLanguage } from '@tintory/i18n';
import { firstTexts } from '@tintory/locales';
import { keepWishApart } from '@tintory/plans-ui';
import { createClient, createQueryClient } from '@tintory/session';
import { keepWorkApart } from '@tintory/tools-ui';
import { closeAllModals } from '@tintory/ui-kit';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { App } from './app/app.tsx';
import { findDrawnPage } from './app/drawn-page.ts';
import { offerOffline } from './app/offer-offline.ts';
import { createRouter, pageOf } from './app/router.tsx';
import './app/theme/fonts.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import { readConfig } from './config/config.ts';
import { framedLanguage, framedStore } from './config/framed.ts';
import { prefixOf } from './config/language-path.ts';
import { takeLoginToken } from './features/login/login-token.ts';
import { forgetJoinCode } from './features/store/join-code.ts';

// Before anything else reads the URL: the token of a sign-in link is secret.
takeLoginToken();

const config = readConfig();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');

const client = createClient({
  baseUrl: config.apiOrigin,
  appId: 'web',
  getLanguage: currentLanguage,
  ...framedStore(),
});

keepWorkApart(client.session);
keepWishApart(client.session);
client.session.onLeave(closeAllModals);
client.session.onLeave(forgetJoinCode);

const queries = createQueryClient();
const framed = framedLanguage();
const { language, isDrawn } = framed
  ? { language: framed, isDrawn: false }
  : findDrawnPage(root, queries);
const router = createRouter(framed ? '' : prefixOf(language));
await Promise.all([startI18n(language, { bundled: firstTexts }), isDrawn && pageOf(router)]);
const app = (
  <StrictMode>
    <App client={client} queries={queries} config={config}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
);
// In a transition React hydrates in slices, so the page stays responsive.
if (isDrawn) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
// After rendering: no first page shows a draft.
void import('@tintory/tools-ui/drafts').then(({ sweepDrafts }) => sweepDrafts());
void offerOffline();
