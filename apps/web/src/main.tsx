import '@fontsource-variable/bricolage-grotesque/wght.css';
import '@fontsource-variable/instrument-sans/wght.css';
import { startI18n, currentLanguage } from '@tintory/i18n';
import { firstTexts } from '@tintory/i18n/first-texts';
import { createClient, createQueryClient } from '@tintory/session';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createRouter } from './app/router.tsx';
import './app/theme/fonts.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import { readConfig } from './config/config.ts';
import { takeLoginToken } from './features/login/login-token.ts';

// Before anything else looks at the address: the token of a sign-in link is nobody's business.
takeLoginToken();

const config = readConfig();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

const client = createClient({
  baseUrl: config.apiOrigin,
  appId: 'web',
  getLanguage: currentLanguage,
});

await startI18n(undefined, { bundled: firstTexts });
// The page may have come drawn, even as somebody else's (`drawn-page.js`): React takes its
// place in one step, and only then may it be seen.
flushSync(() =>
  createRoot(root).render(
    <StrictMode>
      <App client={client} queries={createQueryClient()} router={createRouter()} config={config} />
    </StrictMode>,
  ),
);
delete document.documentElement.dataset['drawn'];
