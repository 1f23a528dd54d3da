import { keepWorkApart, sweepDrafts } from '@tintory/tools-ui';
import { startI18n } from '@tintory/i18n';
import { type Language } from '@tintory/locales';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { Beginning } from './begin.ts';
import type { PolarisTexts } from './polaris-texts.ts';
import { createRouter } from './router.tsx';

/** Renders the app once its texts are loaded. */
export async function start(
  { connection, queries }: Beginning,
  language: Language,
  polarisTexts: Promise<PolarisTexts>,
): Promise<void> {
  const place = document.getElementById('app');
  if (!place) throw new Error('index.html has no #app.');
  const { session } = connection.client;
  // Pages may render before the store's account is known.
  const getAccount = () => session.whenSignedIn().then(session.getAccount);
  keepWorkApart({ getAccount, onLeave: session.onLeave });
  void sweepDrafts();
  const router = createRouter();
  const namespaces = ['common', 'merchant', 'store', 'tools'] as const;
  const [texts] = await Promise.all([polarisTexts, startI18n(language, { namespaces })]);
  createRoot(place).render(
    <StrictMode>
      <App connection={connection} queries={queries} router={router} polarisTexts={texts} />
    </StrictMode>,
  );
}
