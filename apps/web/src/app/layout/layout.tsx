import { useT } from '@tintory/i18n';
import { useTokenSync } from '@tintory/session';
import { ModalHost, scrollPlace } from '@tintory/ui-kit';
import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { useConfig } from '../../config/config-context.ts';
import { Toaster } from '../kit/toaster.tsx';
import { modals } from '../modals.ts';
import { CreditsNotice } from './credits-notice.tsx';
import { DemoNotice } from './demo-notice.tsx';
import { Footer } from './footer.tsx';
import { ForgetfulNotice } from './forgetful-notice.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { OfflineNotice } from './offline-notice.tsx';
import { PageLoading } from './page-loading.tsx';
import { BannerPlace, HelpPlace } from './page-services.tsx';
import { PageReady } from './page-ready.tsx';
import { RedirectLogin } from './redirect-login.tsx';
import { usePageFocus } from './use-page-focus.ts';
import { usePaletteKey } from './use-palette-key.ts';

/** What every page carries. */
export function Layout() {
  const t = useT();
  const main = usePageFocus();
  usePaletteKey();
  useTokenSync(useConfig().firebase);
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <Header />
      <div className={styles['notices']} role="status">
        <DemoNotice />
        <OfflineNotice />
        <CreditsNotice />
        <ForgetfulNotice />
      </div>
      <main ref={main} id="main" className={styles['main']} tabIndex={-1}>
        <Suspense fallback={<PageLoading />}>
          <Outlet />
          <PageReady />
        </Suspense>
      </main>
      <BannerPlace />
      <Footer />
      <HelpPlace />
      <ModalHost registry={modals} />
      <RedirectLogin />
      <Toaster closeLabel={t('close')} />
      <ScrollRestoration getKey={scrollPlace} />
    </>
  );
}
