import { useT } from '@tintory/i18n';
import { ModalHost, scrollPlace } from '@tintory/ui-kit';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Toaster } from '../kit/toaster.tsx';
import { modals } from '../modals.ts';
import { CreditsNotice } from './credits-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { OfflineNotice } from './offline-notice.tsx';
import { PageLoading } from './page-loading.tsx';
import { RedirectLogin } from './redirect-login.tsx';
import { usePageFocus } from './use-page-focus.ts';

/** What every page carries. */
export function Layout() {
  const t = useT();
  const main = usePageFocus();
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <Header />
      <div className={styles['notices']} role="status">
        <OfflineNotice />
        <CreditsNotice />
      </div>
      <main ref={main} id="main" className={styles['main']} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ModalHost registry={modals} />
      <RedirectLogin />
      <Toaster closeLabel={t('close')} />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
