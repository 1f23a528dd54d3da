import '@shopify/polaris/build/esm/styles.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import { startI18n } from '@tintory/i18n';
import { createQueryClient } from '@tintory/session';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { adminLanguage } from './app/bridge/admin-language.ts';
import { connect } from './app/bridge/connect.ts';
import { loadPolarisTexts } from './app/polaris-texts.ts';
import { createRouter } from './app/router.tsx';
import { readConfig } from './config/config.ts';

const { apiOrigin } = readConfig();
const place = document.getElementById('app');
if (!place) throw new Error('index.html has no #app.');

const language = adminLanguage();
const connectAgain = () => connect(apiOrigin);
// Asked for together: the session, the texts and the page do not need each other.
const connecting = connectAgain();
const router = createRouter();
const [polarisTexts] = await Promise.all([loadPolarisTexts(language), startI18n(language)]);

createRoot(place).render(
  <StrictMode>
    <App
      connecting={connecting}
      connect={connectAgain}
      queries={createQueryClient()}
      router={router}
      polarisTexts={polarisTexts}
    />
  </StrictMode>,
);
